import type { TopicPages } from '../topics/topic-text';

/** Only what the product does stands here. */
export const topicsEn: TopicPages = {
  features: {
    title: 'Features of Rawnaq: calendar, till, WhatsApp, stock and reports',
    description:
      'What Rawnaq does in a salon: calendar and online booking, till and VAT invoices, customers, WhatsApp and campaigns, team, stock, expenses and reports.',
    heading: 'Everything a salon does in a day',
    lead: 'The pictures are the product itself, with the days of our demo salon.',
    topics: {
      calendar: {
        title: 'A calendar that knows the team',
        text: 'Hours, breaks, leave and what each person can do are in it, so it only offers times that work.',
        points: [
          'Several services with several people in one visit, with guests and processing time',
          'Drag a visit to another hour or person; you are told what does not fit before you drop it',
          'A waiting list for full days, and blocked times for everything else',
        ],
      },
      booking: {
        title: 'A booking page under your own name',
        text: 'Customers choose the service, the person and the time on their phone. Nothing to install.',
        points: [
          'In Arabic and English, with your pictures, prices and free times',
          'Deposits by payment link, where you want them',
          'Digital menu and price list at the same address',
        ],
      },
      till: {
        title: 'A till for busy hands',
        text: 'Tap or scan, choose who did the work, take the money. Several bills may be open at once.',
        points: [
          'Services, products, packages and gift cards on one bill',
          'Cash, card, transfer, payment link, or to be paid later',
          'VAT invoices in both languages on A4, on 80 mm paper or as a link, with the QR code Saudi Arabia requires',
          'Discount codes, coupons, loyalty points and tips',
        ],
      },
      customers: {
        title: 'Customers you know',
        text: 'Visits, balance, packages, photos, notes and messages on one page.',
        points: [
          'Bring customers from a spreadsheet, and see what was understood before it is saved',
          'Two records of one customer become one',
          'Surveys after a visit, and complaints that nobody forgets',
        ],
      },
      messages: {
        title: 'WhatsApp, e-mail and SMS',
        text: 'Confirmations, reminders and invoices go out automatically, each in the customer’s language.',
        points: [
          'A bot that answers about prices, hours and location, and takes bookings',
          'Conversations in one place, handed over to a person when it matters',
          'Campaigns that keep quiet hours and show the extra bookings they brought',
          'Offers only to those who agreed to them',
        ],
      },
      team: {
        title: 'A team that sees its day',
        text: 'Everybody signs in with rights of their own, on the phone or at the desk.',
        points: [
          'Working hours, leave, and attendance checked by location',
          'Commissions worked out from what was really sold',
          'A notice before passports and permits expire',
        ],
      },
      stock: {
        title: 'Products, stock and expenses',
        text: 'What came in, what was sold, what was used, and what it cost.',
        points: [
          'Barcodes and labels, receipts from suppliers, counts and internal use',
          'A notice before a product runs out',
          'Expenses in the months they cover, with what repeats prepared for you',
        ],
      },
      figures: {
        title: 'Figures that agree',
        text: 'Sales, payments, VAT and profit are read from one ledger, so no report contradicts another.',
        points: [
          'Today beside the same weekday before, and a forecast that says how sure it is',
          'Profit and loss, VAT report, receivables and commissions',
          'Every list and report as Excel, CSV or PDF, also by e-mail at the time you choose',
        ],
      },
    },
  },
  'business-features': {
    title: 'Rawnaq for owners: control, books and data of your salons',
    description:
      'For owners of salons and chains: rights for each role, an audit log, books that an accountant can read, reports by e-mail, backups and your own data.',
    heading: 'For whoever answers for the business',
    lead: 'You are not at the desk every day. These parts of Rawnaq are made for the owner.',
    topics: {
      overview: {
        title: 'The day without a telephone call',
        text: 'Open the home page, or let the figures come to you.',
        points: [
          'Sales, payments, occupancy and new customers, beside the same day of last week',
          'Reports by e-mail, daily, weekly or monthly, to whomever you choose',
          'Notifications on your phone for what you want to hear of, and for nothing else',
        ],
      },
      control: {
        title: 'Rights that mean something',
        text: 'Every right is checked on the server, not only hidden on the screen.',
        points: [
          'Roles with single rights: change a price, give a discount, sell on account, export customers',
          'Employees who see their own calendar only, if you want it so',
          'An audit log that says who changed what, from what and when',
        ],
      },
      books: {
        title: 'Books an accountant can read',
        text: 'Behind every bill is a balanced entry. Nothing is corrected by deleting.',
        points: [
          'Invoice numbers without gaps; credit and debit notes for what was wrong',
          'Profit and loss, VAT report, receivables, suppliers and a journal',
          'Every night the books are checked: what does not add up is found',
        ],
      },
      salons: {
        title: 'One salon or several',
        text: 'Each salon is an account of its own, with its team, its prices and its numbers of invoices.',
        points: [
          'Currency, VAT and time zone by country: six countries of the Gulf',
          'The database itself keeps salons apart: people of one never see another',
          'Reports are made for each salon; as Excel files they can be put side by side',
        ],
      },
      data: {
        title: 'Your data stay yours',
        text: 'We keep them for you. They are not sold and not used for anything else.',
        points: [
          'Lists and reports as files, and the whole salon as one archive',
          'Scheduled backups, also sent by e-mail',
          'Whoever leaves takes everything along',
        ],
      },
    },
  },
  'beauty-center-software': {
    title: 'Beauty centre software in Arabic and English · Rawnaq',
    description:
      'Software for beauty centres in the Gulf: visits with several experts, packages used visit by visit, deposits, stock, commissions and VAT invoices in two languages.',
    heading: 'Software for a beauty centre with a large team',
    lead: 'Hair, nails, skin, bath and makeup under one roof: one calendar, one desk, one set of figures.',
    topics: {
      visits: {
        title: 'One visit, several experts',
        text: 'Colour with one, nails with another, makeup with a third: booked as one visit, in the right order.',
        points: [
          'Processing time is free for somebody else',
          'Brides and their guests booked together',
          'The customer sees one confirmation, and the desk one bill',
        ],
      },
      packages: {
        title: 'Packages used visit by visit',
        text: 'Six sessions sold today, used over the months. Everybody sees what is left.',
        points: [
          'Packages, offers and gift cards sold at the till',
          'A report of what was paid for and not used yet',
          'Loyalty points and coupons for those who come back',
        ],
      },
      desk: {
        title: 'A desk that keeps up',
        text: 'Arrivals, walk-ins, telephone and WhatsApp, on one screen.',
        points: [
          'Check in, hold a bill, and resume it later',
          'Deposits counted on the bill automatically; penalties for no-shows, if you want them',
          'Customer care: who to remind, who did not come back, whose birthday it is',
        ],
      },
      treatments: {
        title: 'What treatments use up',
        text: 'Colour tubes and creams are stock too, even when nobody buys them.',
        points: [
          'Internal use noted and valued',
          'Commissions for what each person did and sold',
          'Costs, salaries and profit by month',
        ],
      },
    },
  },
  'business-beauty-center-software': {
    title: 'Choosing beauty centre software: what an owner should ask · Rawnaq',
    description:
      'Six questions before you choose software for a beauty centre, with what Rawnaq answers: costs, moving over, VAT, rights, data, trial and leaving.',
    heading: 'Choosing software for a beauty centre',
    lead: 'Six questions to ask of every provider, and what we answer.',
    topics: {
      cost: {
        title: 'What does it cost, and what is added later?',
        text: 'You know the price before you pay, by country and without VAT. Nothing is charged at the end of the trial.',
        points: [
          'Paid by the month or by the year',
          'Extra users and a WhatsApp package have prices of their own',
          'An invoice for every payment, in your account',
        ],
      },
      moving: {
        title: 'How do we move over?',
        text: 'A setup in six steps: details, VAT, hours, employees, invoice and services. It remembers where you stopped.',
        points: [
          'Customers come from a spreadsheet',
          'Services from our suggestions, or your own',
          'The training salon is there to practise in before the first day',
        ],
      },
      tax: {
        title: 'Are the invoices right for our country?',
        text: 'VAT, currency and numbers follow the country of the account.',
        points: [
          'Both languages on one invoice',
          'The QR code that Saudi Arabia requires',
          'A VAT report for the period you file',
        ],
      },
      people: {
        title: 'What can our people see and do?',
        text: 'You decide it for each role, right by right.',
        points: [
          'Customers’ numbers can be exported only by those you allow',
          'Discounts and prices within the rights you give',
          'Every change is recorded with who made it',
        ],
      },
      safety: {
        title: 'What about safety?',
        text: 'Salons are kept apart in the database itself, and passwords are stored as fingerprints only.',
        points: ['Encrypted connections', 'Scheduled backups', 'Password guessing is slowed down and detected'],
      },
      leaving: {
        title: 'What if we want to leave?',
        text: 'Then you take your data along: lists, reports, and the whole salon as one archive.',
        points: [
          'Taking data out is a part of the product, not a service to be ordered',
          'Files that other programs can read',
          'Deletion at your request',
        ],
      },
    },
  },
};
