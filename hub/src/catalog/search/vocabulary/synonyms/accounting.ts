/** Words of book-keeping: ledgers, invoices and bills, expenses, payments, pay and taxes. */

export const ACCOUNTING = `
chart of accounts = account plan = coa => account, list accounts
general ledger = nominal ledger = gl account = ledger account = nominal code => account, ledger, journal
subledger = sub ledger => ledger, account
journal entry = journal voucher = ledger entry = accounting entry = booking entry = manual journal => journal, journal entry
double entry => journal, ledger
debit and credit = debits and credits => journal, transaction
trial balance => report, balance, account
profit and loss statement = pnl = p and l = income report => profit and loss, income statement
statement of account = customer statement = account statement => statement, report
aged receivables = receivables ageing = receivables aging = ar aging = aged debtors => aging report, invoice, overdue
aged payables = payables aging = ap aging = aged creditors => aging report, bill
accounts receivable = debtors = money owed => invoice, customer, receivable
accounts payable = payables = creditors = money owing => bill, vendor, payable
debtor => customer
creditor => vendor, supplier
supplier invoice = vendor invoice = vendor bill = purchase invoice = supplier bill = incoming invoice => bill, purchase invoice, invoice
sales invoice = outgoing invoice = customer invoice = client invoice => invoice
unpaid invoice = outstanding invoice = open invoice = late invoice = past due invoice => invoice, overdue
invoice reminder = payment reminder = dunning letter = dunning notice = payment chaser => reminder, invoice, send invoice
payment terms = credit terms => payment term, terms, due date
late fee = late charge = interest on arrears => fee, invoice
down payment = downpayment = up front payment = advance payment => deposit, prepayment, payment
part payment = partial payment = payment on account => payment
payment received = incoming payment = customer payment = payment receipt => payment, transaction
payment run = pay run = supplier payment = bill payment => bill payment, payment, payout
payment slip = remittance advice = payment advice => payment, receipt
credit memo = credit memorandum = creditnote = credit note => credit note, refund
debit note = debit memo => bill, adjustment
bad debt = uncollectible = doubtful debt => write off, invoice
bank feed = bank feeds = bank line => bank transaction, transaction
bank statement = account history = account activity = bank movements => transaction, statement
bank rec = bank reconciliation => reconcile, bank transaction
bank transfer = wire transfer = bank wire = credit transfer = sepa transfer = ach transfer => transfer, payment, payout
direct debit = sepa debit = ach debit = mandate of debit => direct debit, mandate, charge
routing number = sort code = bank code = swift code = bic => bank, bank account
cash book = cashbook = petty cash => cash, transaction, account
cash position = liquidity = cash on hand => balance, cash flow
burn rate => cash flow, expense
working capital => balance sheet, ratio
fixed asset = capital asset = tangible asset => asset
depreciation = amortisation = amortization => depreciation, asset, schedule
accrual = accruals = deferral = deferred revenue = prepaid expense => journal, adjustment
cost centre = cost center = profit centre = profit center => department, class, cost
tracking category => category, class
cost code = job cost = job costing => cost, project
expense claim = expense report = expense sheet = expenses claim => expense, expense report
expense receipt = scanned receipt = till receipt => receipt, expense
business trip = work trip = travel expense = travel claim => travel, trip, expense
per diem = daily allowance = subsistence => allowance, expense
out of pocket = reimbursement = reimbursable => expense, refund
mileage claim = mileage log = kilometre allowance => mileage, expense
corporate card = company card = business card for spending = purchasing card => card, expense
virtual card = prepaid card = debit card => card
freeze card = block card = lock card => card, update card, suspend
card limit = spending limit = spend limit => limit, card
cardholder = card holder => card, customer
card reader = payment terminal = card terminal => terminal, reader
card payment = card charge = card transaction => charge, payment, transaction
declined payment = failed payment = payment failure = bounced payment => payment, charge, failed
hosted checkout = pay page = payment page = checkout page = pay link = payment url => payment link, checkout session
capture payment = capture funds => capture
payment hold = auth hold = pre authorization = preauthorisation = preauth => authorization, payment intent
split payment = revenue split = payment split => split, subaccount
merchant account = sub merchant = submerchant => subaccount, account, merchant
payment dispute = contested payment = disputed charge = charge back => dispute, chargeback
card network = issuer bank => bank, card
mobile money = momo = mobile wallet = e wallet = ewallet = digital wallet => wallet, payment, mobile money
buy now pay later = bnpl => installment, payment
recurring billing = billing cycle = billing period = recurring invoice = repeating invoice => subscription, recurring invoice
free trial = trial period => trial, subscription
subscription plan = price plan = pricing plan = billing plan => plan, price
metered billing = usage billing = usage based billing => usage record, meter, billing
proration = pro rata = prorate => subscription, invoice
billing address = invoice address => address, customer
billing history = past invoices = invoice history => invoice, list invoices
billing contact => customer, contact
sales tax = goods and services tax = gst = consumption tax => tax, tax rate
vat number = vat id = tax number = tax id = tax registration => tax id, tax
tax return = tax filing = vat return = tax declaration => tax, return, filing
withholding tax => tax, deduction
tax withholding => tax, deduction
tax deduction => tax, deduction
tax exempt = tax exemption = zero rated => tax, exempt
income tax => tax
taxation => tax
tax bracket => tax
tax band => tax
tax rates => tax
w2 => tax form, wage
1099 => tax form
tax year = fiscal year = financial year = accounting year => fiscal year, year, period
accounting period = book period = fiscal period => period
close books = month end close = year end close = closing of books => period, close, journal
audit of accounts = auditor = external audit => audit, report
opening balance = starting balance => balance, account
closing balance = ending balance => balance, account
overdraft = overdrawn = negative balance => balance, account
spending by category = spend breakdown = where money goes => spending, category, transaction
household budget = monthly budget = personal budget = budget envelope => budget, category
payee name = merchant name => payee, merchant
savings account => account, balance
deposit account => account, balance
net worth = wealth => balance, asset, account
credit score = credit rating = credit check = creditworthiness = solvency check => credit, score, credit report
loan calculator = mortgage calculator = repayment calculator = amortization schedule => loan, mortgage, calculate
monthly repayment = loan repayment = monthly instalment => loan, payment
compound interest = interest calculator => interest, calculate
credit line = line of credit = credit facility => credit, loan
collateral = security for loan => loan
lender => loan, bank
borrower => loan, customer
pay raise = pay rise = salary raise = raise pay => salary, compensation
payslip run = payroll run = wage run = pay period = pay cycle => payroll
gross pay => salary, payroll
net pay = take home pay => salary, payroll
pay cheque = pay check = paycheck = wages => salary, payroll
overtime pay = overtime hours = extra hours => overtime, time entry, timesheet
deductions from pay = wage deduction = garnishment => deduction, payroll
pension => retirement, benefit
pension scheme => pension, retirement, benefit
retirement plan => pension, retirement, benefit
401k => pension, retirement, benefit
superannuation => pension, retirement, benefit
time sheet = timecard = hours sheet => time entry, timesheet
billable = billable hours = billable time = chargeable hours => time entry, billable
hourly rate = day rate = billing rate => rate
stopwatch entry = running timer = current timer => time entry, timer, current
contractor => vendor, employee
freelancer => vendor, employee, contractor
subcontractor => vendor, employee, contractor
consultant => vendor, employee, contractor
company registration = registration number = company number = trade register = commercial register => company, registry
ultimate owner = beneficial owner = ubo = person with significant control => owner, person, company
director of company = officer of company = company officers => officer, company
holding company = parent company => company, parent, organization
subsidiary => company, child, organization
annual accounts = yearly accounts => filing, financial statement
net terms = payment days = days to pay => payment term, due date
cash runway = money runway => cash flow, balance
royalty = royalties = licence fee = license fee => payment, report
`;
