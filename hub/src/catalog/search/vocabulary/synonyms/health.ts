/** Words of the body: medicine, medicines, fitness, sleep, food and drink. */

export const HEALTH = `
physician = gp = general practitioner = clinician = surgeon => doctor, practitioner, provider
nurse => practitioner, staff, provider
midwife => practitioner, staff, provider
caregiver => practitioner, staff, provider
carer => practitioner, staff, provider
specialist doctor => doctor, practitioner, specialty
cardiologist => doctor, practitioner, specialty
dermatologist => doctor, practitioner, specialty
paediatrician => doctor, practitioner, specialty
pediatrician => doctor, practitioner, specialty
gynaecologist => doctor, practitioner, specialty
health care = healthcare = medical care => health, medical
medical practice = doctors office = surgery of doctor = health centre = health center = infirmary => clinic, hospital, facility
find doctor = doctor search = physician finder => provider, practitioner, npi
doctor appointment = medical appointment = doctors visit = check up at doctor = consultation with doctor => appointment
telehealth = telemedicine = video consultation = virtual visit => appointment, video
medical record = health record = patient file = patient chart = patient record = ehr = emr = medical chart => patient, record
medical history = patient history = anamnesis => condition, patient, history
fhir = hl7 => patient, resource, health record
health problem = ailment = malady = sickness = medical condition => condition, disease
allergy = allergies = intolerance => allergy, patient
lab result = lab results = blood test = blood work = lab test = lab report = test at lab => observation, result, laboratory
vital signs = vitals = vital parameters => observation, heart rate, blood pressure
medical imaging = x ray = xray = mri = ct scan = ultrasound = radiology => imaging, image, study
dicom = pacs => image, study, imaging
icd = icd 10 = icd10 = diagnosis code = disease code => code, diagnosis, condition
medical code = billing code = cpt code = procedure code => code, procedure
snomed = loinc = mesh term => code, term, terminology
meds = medicines = pills = tablets to take = remedy = pharmaceuticals = medicament => medication, drug
drug interaction = drug interactions = medicine interaction = interact with drug => interaction, drug
side effect = side effects = adverse event = adverse effect = adverse reaction => adverse event, drug, reaction
package insert = drug leaflet = drug information = drug facts = drug monograph => drug label, label, drug
active ingredient = active substance = generic drug = generic name => ingredient, drug
drug recall = medicine recall = food recall = product recall => recall, enforcement
ndc = national drug code = rxnorm = rxcui => drug, medication, code
dosage = dose of medicine = posology => dose, medication, drug
pharmacy = chemist shop = drugstore = drug store = apothecary => pharmacy, place
repeat prescription = refill = drug prescription => prescription, medication
jab = inoculation = booster shot = vaccinated => vaccine, immunization
drug trial = medical trial = treatment study = patient trial => clinical trial, study
recruiting trials = trial recruitment => clinical trial, search trials
epidemic = outbreak = infection = infectious disease = contagion => disease, case, outbreak
death rate = mortality = life expectancy = morbidity => statistics, health, indicator
tumor => cancer, disease
tumour => cancer, disease
oncology => cancer, disease
cancer => disease
therapy => treatment, intervention
treatment => intervention
cure => treatment, intervention
surgery operation = surgical procedure = medical procedure => procedure
health insurance = medical insurance = health cover = sickness fund = medicare = medicaid => insurance, coverage, claim
insurance claim = insured event = file claim => claim, insurance
insurance quote = insurance premium = premium for insurance => insurance, quote, policy
insurance policy = policyholder = insured person = deductible => policy, insurance, coverage
psychotherapy => mental health, appointment, provider
therapist => mental health, appointment, provider
psychologist => mental health, appointment, provider
psychiatrist => mental health, appointment, provider
mood journal = mood diary = mood tracker = mood log => mood, log, journal
meditate = meditation = breathing exercise => meditation, session
menstrual cycle = period tracker = menstruation = ovulation => cycle
pregnant => pregnancy
due date of baby => pregnancy
infant => baby, child
newborn => baby, child
toddler => baby, child
accessibility needs = wheelchair => accessibility
eyesight => vision
optician => vision
eye test => vision
dentistry => dentist, appointment
orthodontist => dentist, appointment
toothache => dentist, appointment
health tracker = fitness tracker = activity tracker = fitness band = smartwatch = wearable => activity, device, health
jog = jogging = running session = went running = run workout => run, activity
bike ride = cycling tour = bicycle ride => ride, activity, cycling
hike = hiking = trek = trail walk => hike, trail, activity
swim session = laps swum = swimming => swim, activity
gym class = workout class = personal training = fitness class => workout, class, session
pace per mile = pace per kilometre = running pace => pace, activity, split
personal best = personal record = pr in sport = fastest time => personal record, best, record
training load = training plan = recovery score = readiness score => training, recovery, readiness
vo2 max = vo2max = aerobic capacity = cardio fitness => cardio, fitness
resting pulse = heart beat = heartbeat = pulse rate => heart rate
blood sugar = glucose level = glucose = diabetes reading => glucose, blood glucose
blood pressure reading => blood pressure
systolic => blood pressure
diastolic => blood pressure
hypertension => blood pressure
body fat = fat percentage = muscle mass = body composition => body composition, body measurement, weight
waist size = body height => body measurement
weight loss = lose weight = slimming = weight goal => weight, goal
step counter = pedometer = daily steps = footsteps => step, activity
burnt calories = energy expenditure = active energy => calories, activity
nap => sleep
insomnia => sleep
bedtime => sleep
snoring => sleep
sleep stage => sleep
deep sleep => sleep
food diary = meal log = meal diary = food tracker = calorie counter = calorie tracking => food log, nutrition, calories
macronutrient => nutrition, nutrient
carbs => nutrition, nutrient
carbohydrates => nutrition, nutrient
protein content => nutrition, nutrient
fat content => nutrition, nutrient
micronutrient = vitamins = vitamin content = minerals in food => nutrient, nutrition
nutrition facts = food label = nutritional value = nutritional information = food composition => nutrition, food, nutrient
food item = foodstuff = groceries = grocery = edible => food, product, grocery
food allergy => allergen, diet, intolerance
gluten free => allergen, diet, intolerance
lactose free => allergen, diet, intolerance
allergen => diet, intolerance
nut free => allergen, diet, intolerance
vegan => diet, recipe
vegetarian => diet, recipe
plant based => diet, recipe
keto => diet, recipe
paleo => diet, recipe
low carb => diet, recipe
cookbook = cookery = culinary = cooking instructions = how to cook => recipe
dinner idea = dinner ideas = what to cook = meal idea = supper = lunch idea => recipe, meal
leftover = leftovers = fridge contents = what is in fridge = pantry = larder => ingredient, recipe by ingredient
meal prep = meal planner = weekly menu = menu planning = diet plan => meal plan
dessert => recipe, meal, category
pudding => recipe, meal, category
starter dish => recipe, meal, category
appetizer => recipe, meal, category
side dish => recipe, meal, category
entree => recipe, meal, category
cuisine type = national dish = kind of cuisine => cuisine, recipe, area
substitute ingredient = ingredient replacement = instead of ingredient => substitute, ingredient
bartender => cocktail, drink
mixology => cocktail, drink
mixed drink => cocktail, drink
long drink => cocktail, drink
booze => drink, alcohol, cocktail
liquor => drink, alcohol, cocktail
spirits => drink, alcohol, cocktail
alcohol => drink, cocktail
winery => wine
vineyard => wine
vintage wine => wine
wine pairing => wine
craft beer => beer, brewery
microbrewery => beer, brewery
coffee bean => coffee
barista => coffee
espresso => coffee
takeaway = takeout = take away food = food delivery = order in food => restaurant, delivery, order
eatery = diner = bistro = brasserie = pizzeria = fast food => restaurant
table reservation = reserve table = book table = dinner reservation => reservation, restaurant, booking
food hygiene = hygiene rating = kitchen inspection = restaurant inspection => inspection, restaurant, rating
menu card = dishes on menu = bill of fare => menu
`;
