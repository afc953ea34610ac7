/** Words of people at work: staff, hiring, leave, pay and training. */

export const STAFF = `
workforce = manpower = human capital = personnel = crew members => employee, staff
new hire = new starter = newcomer => employee, candidate, onboarding
staff directory = employee directory = people directory = who is who => employee, list employees, user
staff number = employee number = payroll number = badge number => employee id, employee
line manager = reporting manager = direct manager => manager, supervisor
direct report = direct reports = subordinate = subordinates = reportee => employee, manager, team
org unit = organisational unit = business unit = cost unit => department, team, organizational unit
job title = job role = occupation = profession => position, title, job
job description = job profile = role description = job spec => job, position, description
pay grade = salary band = pay band = pay scale = job grade => compensation, salary, grade
compensation package = remuneration = emoluments = pay package => salary, compensation
fringe benefits = employee benefits = company benefits = perks => benefit
stock options = share options = equity grant = vesting => equity, grant
employment contract = work contract = contract of employment => contract, employee, employment
notice period = layoff => termination, employee
fire employee = dismiss employee = lay off = let go employee => terminate employee, termination
exit interview => termination, survey
probation period = trial employment => probation
clock in => attendance, time entry
punch in => clock in, attendance, time entry
start shift => clock in, attendance, time entry
clock out = punch out = end shift => clock out, attendance, time entry
time clock = time tracking = time recording = time tracker = working time => time entry, attendance, timer
timekeeping = hours worked = working hours => time entry, attendance, timesheet
tardiness = late arrival = absenteeism = no show at work => attendance, absence
shift plan = work roster = duty roster = rostering = work rota = staff scheduling => shift, schedule
swap shift = shift swap = trade shift => shift, swap
on call rota = on call schedule = standby duty => on call, schedule
leave request = holiday request = vacation request = pto request = absence request = time off request => leave, time off, request
annual leave = paid leave = paid vacation = personal day = floating holiday => leave, time off
maternity leave = paternity leave = parental leave => leave, time off
sick note = sick pay = medical leave = illness at work => leave, absence, sick
leave entitlement = holiday entitlement = holiday allowance = vacation allowance = leave quota = accrued leave => leave balance, balance, allowance
carry over leave = leave carry forward => leave balance
company holidays = office holidays = holiday calendar = non working day => holiday, public holiday
remote work = home office = telework = teleworking = telecommute => remote, location, work location
hybrid work = desk booking = hot desk = hot desking = desk reservation => desk, booking, reservation
applicant tracking = recruitment system = recruiting software => candidate, job, application
job seeker = jobseeker = interviewee => candidate, applicant
cover letter = motivation letter => application, candidate, document
job ad = job advert = job advertisement = help wanted = open role = open req = job req = job requisition => job, job posting
job board = job portal = job site = job search = job hunt => job, search jobs
headhunter = recruiter = talent acquisition = talent sourcing = sourcing candidates => candidate, hiring, recruiter
talent pool = talent pipeline = candidate pool => candidate, list candidates
job interview = screening call = interview slot => interview, candidate
interview feedback = interview scorecard = candidate rating => scorecard, feedback, candidate
hiring stage = recruitment stage = interview stage => stage, candidate, application
offer letter = employment offer = letter of offer => offer, candidate
background check = reference check = employment verification => background check, verification, report
work history = employment history = work experience = career history => experience, profile, position
skill set = skillset = competency = competence => skill
endorsement = recommendation letter => recommendation, skill
career page = careers site = careers page => job, job posting
remote job = home based job = work from home job => job, remote
side job = side hustle = freelance job = contract work => job, freelance, project
salary survey = salary benchmark = salary range = pay comparison = market pay => salary, estimate salary, compensation
performance appraisal = annual review = employee review = staff review = employee evaluation => performance review, review
development plan = personal development = career plan => goal, plan
staff goals = performance goal => goal, objective
peer feedback = 360 review = 360 feedback = praise colleague = kudos = shout out = shoutout => feedback, recognition, kudos
employee engagement = staff survey = pulse survey = employee survey => survey, engagement
skills training = staff training = employee training = e learning = elearning = upskilling => course, training, learning
training record = completed training = certificate of training => certification, course, completion
emergency contact = next of kin => emergency contact, contact, employee
employee documents = staff documents => employee, document, file
company policy = staff handbook = employee handbook = workplace policy => policy, document
onboarding checklist = onboarding plan = induction = orientation of staff => onboarding, checklist, task
offboarding checklist => offboarding, task
works council = trade union = labor union = labour union => employee, organization
volunteer = volunteering = volunteers => member, contact, shift
grievance = whistleblower = misconduct => case, report, complaint
`;
