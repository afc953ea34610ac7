/** What people say for selling, staff, money, law and the state in words of their own, one thing done to one object. */

export const SAYINGS_OF_COMMERCE = `
list invoices: who still owes us; who has not paid; unpaid bills; open bills; bills to customers; money customers owe; invoices outstanding; overdue bills
send invoice: mail bill; email bill; bill by mail; send customer bill; invoice by email
void invoice, delete invoice: cancel bill; scrap bill; tear up bill; withdraw bill
pay invoice, pay bill: settle bill; pay supplier; pay vendor; settle invoice; bill we got
create bill: bill from supplier; supplier sent bill; enter bill; record bill; vendor sent bill
create payment, record payment: customer has paid; enter payment; book payment; log payment; note payment; received money from
create expense: hand in receipt; log receipt; claim costs; business lunch; claim back money; file receipt; company paid for; spent on business; submit expense
list expenses: what did we spend; money spent on; where does money go; spending so far; our spending
create journal entry: book amount; post to ledger; correct booking
profit and loss, report: did we earn; did we make money; how business is going; income and spending; earned and spent
balance sheet, report: what we own; what we owe; own and owe
cash flow: money in and money out; can we pay bills; running out of money; enough cash
aging report, overdue: who pays late; late payers; slow payers; overdue customers
bank transaction: movements on account; money that came in; money that went out; lines from bank; account movements
reconcile: match payments; match bank lines; tick off bank; does bank agree; match with bank
tax rate, tax: how much vat; vat to pay; tax owed; sales tax in
vendor, supplier: whom we buy from; people we buy from; companies we buy from
create vendor, create supplier: new supplier; add supplier; new vendor
purchase order: order from supplier; order goods; order stock; buy stock; order more stock
payment method: saved cards; card of customer; way of paying; how does customer pay
create customer: sign up buyer; register client; new account for client; new patient of shop
update customer: client moved; new address of customer
payment intent, charge: collect from card; take from card; put on card; charge credit card
create refund: undo payment; reverse sale; customer sent it back; money back to card; hand money back
list payments, list charges: money received; who paid; who has paid; incoming money; recent payments
payout: when do i get my money; money to my bank; paid out; transfer to bank; when does money arrive
update subscription: switch plan; upgrade plan; downgrade plan; move to bigger plan
list subscriptions: who is subscribed; paying members; recurring customers
create price: how much plan costs; new price; price for plan
create checkout session, checkout session: start checkout
dispute: customer says did not buy; contest chargeback; fight chargeback; bank took money back
currency conversion, exchange rate: what is it in euros; what is it in dollars; pounds in dollars; how many euros; how many dollars; yen to; worth in euros
adjust inventory, update inventory: correct stock; set stock; goods arrived; count stock; change stock; got new stock; stock came in
inventory level: how many do we have; left on shelf; still have in stock; do we have enough; in warehouse
update product: change item in shop; fix product; correct product
delete product: stop selling; take out of shop; no longer sell
update price: make dearer; make it cost; put price up; put price down; change how much costs
collection, category: group of goods; products together; section of shop; shelf of shop
update order: change address of order; edit order; change purchase
fulfillment, shipment: parcel has left; hand to carrier; goods are on way; has it been shipped; ship to customer
create label, shipping label: print label for parcel; label for parcel; postage for parcel; buy postage
track shipment, tracking: where is delivery; when will it arrive; parcel arrive; late parcel; lost parcel; follow parcel; when will my package
return: customer sends back; goods come back; wants to send back; sent back item; take back item
abandoned checkout: left without buying; did not finish buying; full carts; left cart
discount: sale price; price cut; knock off; half price; ten percent off; special price for
gift card: present card; balance on gift; card to give
review: what buyers say; what shoppers say; feedback from shoppers
deal: business in progress; about to sign; likely to buy; close to buying
update deal: mark as won; mark as lost; we won; we lost; signed contract with; customer signed
list deals: what is in pipeline; what is about to close; sales in progress; closing this month; what are we selling
lead: someone interested; interested person; showed interest; might buy; interested in buying
convert lead: make customer of; turn into customer; lead became
create note: what was said to customer; write down after call; note after meeting
log activity, create engagement: talked to customer; met customer
update contact: moved to other company; correct contact
delete contact: forget person; remove person from crm; remove client
enrich, enrich contact: find out more about person; fill missing details; find email of
find email: mail address of person; how can i mail; email of someone at
search companies: firms in; companies that; find firms; businesses in; look for companies
company information: what does firm do; how big is firm; about firm; background of company
segment: customers who; people who bought; group customers; slice of customers
email campaign, create campaign: write to customers; mail to all customers; news to customers; promote by mail; mail our customers; announce to customers
send campaign: mail goes out; fire off newsletter; send out newsletter
campaign report: who clicked; how did mailing do; results of mailing; mail opened
add subscriber: put on mailing; wants newsletter; sign up for newsletter; add to newsletter; join mailing
remove subscriber, unsubscribe: no more newsletter; take off newsletter; wants no mails; stop mails to
keyword: words people search; what do people google; words to bid on; searched for on google
ranking, search analytics: where are we on google; found on google; place on google; show up in google; our google rank
backlink: who links to
traffic: how many visit; visitors of site; people on website; who comes to site
create ad, create campaign: start advertising; run ad; put up advert; promote product; place advert; new advert
pause campaign, update campaign: stop advertising; stop ad; halt ads; switch ad off
ad insight, insight: what did ads cost; spent on ads; money on ads; ads bring; ads worth
schedule post: post tomorrow; publish later; queue up post; line up posts
social account, list accounts: our profiles; which networks
list employees: our people; everybody at company; all staff; staff members; people employed
employee: details of worker; about worker; about staff member; someone on staff
create employee: hire someone; new person starts; new staff member; take on somebody; someone joins us; new colleague starts
terminate employee: someone quits; sack; fire someone; colleague leaves; leaves company; last day at work
department: which part of company; units of company; parts of company
leave, time off: who is away; on vacation; who is sick; away this week; out today; who is out; not at work
leave policy: rules for vacation; kinds of leave; how much holiday do people get
reject leave: refuse vacation; deny holiday; say no to vacation
clock in: begin my day; arrive at work
clock out: end of my day; stop working for today; done for day
shift: who works when; work hours plan; work on saturday; who has duty
payroll: pay people; pay staff; pay salaries; pay wages; who gets paid
salary: what does one earn; how much earns; what do i earn; how much do people earn
candidate: someone who applied; who applied; person applying
create candidate: someone applied; put forward person
move candidate, application stage: invite to interview; pass to next round
reject candidate: not hire
job posting, create job: looking for new people; we are hiring; open position; need new staff; look for staff
search jobs: find work; find employment; look for work; who is hiring; looking for work; vacancies in
performance review, goal: how well does employee; staff appraisal; yearly talk; how is employee doing
benefit: what does company offer; extras for staff
training, course: staff must learn; courses for staff
`;
