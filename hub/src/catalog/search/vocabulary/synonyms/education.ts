/** Words of learning: schools, courses, languages, libraries, research, sciences and sums. */

export const EDUCATION = `
syllabus = curriculum = course outline = course content = module of course => course, lesson, module
classroom = class of students = course section => class, course, classroom
online course = mooc = distance learning = online class = video course => course
course catalogue = course catalog = class schedule of courses => list courses, course
lecturer = tutor = educator = schoolteacher => teacher, instructor
undergraduate = graduate student = freshman = classmate = schoolchild => student
principal of school = headmaster = headteacher => school, staff
school district => school
primary school => school
elementary school => school
secondary school => school
high school => school
kindergarten => school, child
nursery school => school, child
preschool => school, child
daycare => school, child
day care => school, child
tuition = tuition fee = scholarship = bursary = student loan => scholarship, fee, grant
school enrolment = course registration = course enrolment = enrol student => enrollment, enroll, course
course work = coursework = home assignment = school work => assignment
hand in homework = turn in assignment = turn in homework = submit homework => assignment, submission, submit
midterm => exam, quiz, test
final exam => exam, quiz, test
mock exam => exam, quiz, test
grade book = gradebook = school grades = marks at school = transcript of records = academic record => grade, gradebook
grade point average = gpa = final grade => grade
mark homework = grade homework = marking scheme = rubric => grade, rubric, assignment
multiple choice = quiz question = test question = question bank => question, quiz
academic year = school year = semester = school term => term
school timetable = lesson plan = class timetable => schedule, lesson, course
degree => education, university
diploma => degree, education, university
bachelor => degree, education, university
master degree => degree, education, university
alumni => degree, education, university
learning path = learning track = study plan = study guide => course, path, plan
learning progress = course progress = course completion => progress, completion
lesson materials = teaching material = handout = worksheet for class => material, document, lesson
study cards = memory card to learn = learn by heart = memorize => flashcard, card, note
cards due = spaced learning = leitner => review, due, card
word of day = vocabulary list = word list => word, vocabulary
word meaning = meaning of word = define word = word definition => definition, define, dictionary
word origin = etymology = root of word => etymology, word
conjugation => conjugate, word, form
inflection => conjugate, word, form
declension => conjugate, word, form
verb form => conjugate, word, form
grammar check = spelling check = spell check = spellcheck = spelling mistakes = language errors => check text, grammar, spelling
part of speech => word, language, analyze
noun => word, language, analyze
adjective => word, language, analyze
parse sentence => word, language, analyze
reading level = reading ease => readability, text
pronounce = pronunciation = how to say = phonetic => pronunciation, audio
foreign word = mother tongue = native language = tongue => language
language pair = target language => translation, language
guess language = language recognition => detect language
anagram = scrabble = crossword = word game = word puzzle => word, puzzle
haiku => poem, rhyme
sonnet => poem, rhyme
limerick => poem, rhyme
rhyming => poem, rhyme
proverb = maxim = adage = aphorism = famous words = wise words => quote, quotation
fun fact = did you know = random fact = interesting fact => fact, trivia
one liner = riddle = brain teaser => joke, puzzle
on this day = historical event = day in history => history, event
biography => person, article
life story => biography, person, article
encyclopaedia = lexicon => encyclopedia, wikipedia, article
librarian = library catalogue = library catalog = opac => library, book, catalog
borrow book = book loan = lend book = library loan => loan, checkout, book
bestsellers list = best selling book = reading list = books to read = to be read => book, list
book search = find book = isbn search = book details => book, search books
novelist = playwright = poet = book author => author
ebook = e book = kindle = public domain book => book
literary work => book, novel
fiction => book, novel
nonfiction => book, novel
non fiction => book, novel
novella => book, novel
hardcover => edition, book
paperback => edition, book
book edition => edition, book
edition of book => edition, book
publishing house = book publisher = imprint => publisher
scientific literature = scholarly literature = academic literature = research literature => paper, article, search papers
research paper = scientific article = journal article = academic paper = scholarly article = conference paper => paper, article
peer reviewed = peer review = refereed => paper, journal, review
impact factor = h index = citation count = times cited = bibliometrics => citation, author, metric
works cited = reference list = cited works = literature references => reference, citation
cited by = citing papers = forward citation = who cites => citation
reference manager = citation manager = bibtex = ris file = citation style => citation, bibliography, library
coauthor = co author = research group = principal investigator => author
orcid = researcher profile = author profile = author id => author
full text pdf = free pdf = paper download => full text, pdf, download paper
literature review = systematic review = meta analysis = survey of research => review, paper, search papers
research topic = research field = field of study = subject area => topic, category
hypothesis test = significance test = chi square = p value = anova => statistic, test
regression analysis = line of best fit = linear fit = curve fitting => regression
statistical analysis = descriptive statistics = data analysis = summary stats => statistics, describe, analyze
research data = study data = open dataset => dataset
laboratory = lab notebook = lab experiment => experiment, protocol
lab protocol => protocol
amino acid => protein, sequence
peptide => protein, sequence
enzyme => protein, sequence
antibody => protein, sequence
polypeptide => protein, sequence
nucleotide => gene, variant, sequence
chromosome => gene, variant, sequence
exome => gene, variant, sequence
genotype => gene, variant, sequence
allele => gene, variant, sequence
snp => gene, variant, sequence
blast search = sequence alignment = sequence search = homology => sequence, align, blast
protein folding = protein structure = 3d structure of protein = pdb entry => structure, protein
metabolism = metabolic pathway = signaling pathway = biological process => pathway
tissue => expression, gene, cell
gene expression => expression, gene, cell
rna seq => expression, gene, cell
bacteria => organism, species
microbe => organism, species
pathogen => organism, species
fungus => organism, species
microbiome => organism, species
taxonomy = taxon = genus = latin name of species = scientific name => taxonomy, species
drug target = ligand = inhibitor = binding affinity = bioactivity => target, compound, activity
molecular formula = molecular weight = inchi = chemical structure => compound, molecule, property
chemical element => element
periodic table => element
atomic number => element
atomic mass => element
chemical reaction => reaction, compound
reagent => reaction, compound
solvent => reaction, compound
synthesis route => reaction, compound
toxicity => hazard, compound
poison => toxicity, hazard, compound
hazardous substance => toxicity, hazard, compound
safety data sheet => toxicity, hazard, compound
crystal structure => material, structure
alloy => material, structure
band gap => material, structure
material properties => material, structure
physics formula => physics, paper
quantum => physics, paper
particle physics => physics, paper
electric circuit => circuit
resistor => circuit
circuit diagram => circuit
arithmetic => calculate, calculator, add
do math => calculate, calculator, add
number crunching => calculate, calculator, add
work out sum => calculate, calculator, add
plus sign = add numbers => add, sum
minus sign = take away number => subtract
multiply numbers => multiply
division sign = modulo = remainder of division => divide, modulo
square root => power, sqrt, calculate
exponent => power, sqrt, calculate
to power of => power, sqrt, calculate
logarithm => power, sqrt, calculate
algebra => equation, solve
solve equation => equation, solve
quadratic => equation, solve
polynomial => equation, solve
calculus => derivative, integrate
derivative of function => derivative, integrate
antiderivative => derivative, integrate
trigonometry => calculate
geometry => area, calculate
triangle area => area, calculate
circumference => area, calculate
perimeter => area, calculate
linear algebra => matrix, vector
eigenvalue => matrix, vector
matrix inverse => matrix, vector
dot product => matrix, vector
prime factor => prime, factor, divisor
primality => prime, factor, divisor
greatest common divisor => prime, factor, divisor
gcd => prime, factor, divisor
lcm => prime, factor, divisor
arithmetic mean = average value => mean, average
variance => standard deviation, statistics
spread of values => standard deviation, variance, statistics
std dev => standard deviation, variance, statistics
percentage change = percent increase = percent of => percentage, calculate
dice => random, roll
die roll => random, dice, roll
coin toss => random, dice, roll
coin flip => random, dice, roll
flip coin => random, dice, roll
roll dice => random, dice, roll
roman numeral => convert, number
binary number => convert, number
hexadecimal => convert, number
hex number => convert, number
pounds to kilos = inches to cm = miles to km = unit of measurement = metric to imperial => convert units, unit
days between = date difference = date arithmetic = add days = age calculator => date, difference, calculate
`;
