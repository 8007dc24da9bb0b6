import type { LegalTexts } from '../legal/legal-text';

/** `{operator}` is whoever runs this installation, by its configuration. */
export const legal: LegalTexts = {
  terms: 'Terms and conditions',
  termsDescription: 'What holds between Rawnaq and a salon that uses it, from the free trial on.',
  privacy: 'Privacy policy',
  privacyDescription: 'What Rawnaq keeps about salons and their customers, what for, and how long.',
  inShort: 'In short',
  contents: 'On this page',
  termsShort: [
    'Seven days free, without a payment card. Nothing is charged when they end.',
    'What a salon enters belongs to the salon, and can be taken out as files at any time.',
    'A salon writes only to customers who may be written to, and is careful with what it knows about them.',
  ],
  termsParts: [
    {
      heading: 'Who agrees to what',
      text: [
        'Rawnaq is software on the web with which salons and beauty centres run their appointments, customers, team and sales. It is offered by {operator} (“we”). These terms hold between us and the salon (“you”).',
        'Whoever asks for an account does so for the salon and may speak for it. Using Rawnaq means agreeing to these terms and to the privacy policy.',
      ],
    },
    {
      heading: 'The free trial',
      text: [
        'The trial lasts 7 days, counted from the day we open the account. It is for one salon, and everything can be tried.',
      ],
      points: [
        'No payment card is asked for, and nothing is charged when the trial ends.',
        'We may ask about the salon before we open an account, or decline to open one.',
        'When the trial ends without a package, the account can no longer be used until one is agreed. What was entered stays, so that you can go on where you stopped; tell us if you want it deleted.',
        'The training salon on our site is a different thing: its people and visits are made up, and its messages reach nobody.',
      ],
    },
    {
      heading: 'Packages and payment',
      text: [
        'After the trial you choose a package with us. Price, length and what it contains are agreed in writing before it begins, with VAT where it applies. A package that ends is not renewed without your word.',
      ],
    },
    {
      heading: 'Your account',
      text: ['Each person who works with Rawnaq has a login of her own.'],
      points: [
        'Logins are personal; passwords and codes are not shared, not even with us.',
        'You decide by roles who may see and do what, and take access back when somebody leaves.',
        'What is done with a login of your salon counts as done by your salon. Tell us at once if you believe somebody else has used it.',
      ],
    },
    {
      heading: 'What belongs to whom',
      text: [
        'What you enter belongs to you: customers, visits, services, prices, pictures and sales. Lists can be exported as files at any time, by whoever has the right to in your salon. You give us the permission to keep and show it only so that Rawnaq can work for you.',
        'The software, its name and its look belong to {operator}.',
      ],
    },
    {
      heading: 'Your customers',
      text: ['You decide what you keep about your customers, and you answer to them for it.'],
      points: [
        'Write down what the visit needs, and tell customers that you keep it.',
        'Messages go out in the name of your salon and only to customers who may be written to. Whoever says no is not written to again.',
        'Card numbers do not belong into notes. Rawnaq refuses what looks like one.',
      ],
    },
    {
      heading: 'Online booking, messages and payments',
      text: [
        'Your booking page shows what you publish: services, prices, times and pictures that you may use. A booking is an agreement between you and the customer; deposits, changes and cancellations follow the rules you set and show there.',
        'WhatsApp, SMS, e-mail and card payments go through providers, whose own terms and fees hold as well. Money of your customers goes to your own account with the payment provider, never through ours.',
      ],
    },
    {
      heading: 'What is not allowed',
      text: ['Rawnaq may not be used for anything unlawful, nor in a way that harms others. In particular nobody may:'],
      points: [
        'send advertising to people who have not agreed to it,',
        'try to reach another salon’s data, or to get around limits and checks,',
        'load the service with automated calls beyond what the documented interface allows, or sell access to it.',
      ],
    },
    {
      heading: 'Availability and support',
      text: [
        'We keep Rawnaq running and safe with care, make backups regularly, and announce longer works beforehand. No software is without faults: we mend what you report as soon as we can.',
        'When our staff has to enter your salon in order to help, the visit is limited in time, the owner is told, and all of it stands in your own audit log.',
      ],
    },
    {
      heading: 'Liability',
      text: [
        'We are liable for damage we cause on purpose or by gross negligence, and for what the law does not let anybody exclude. Beyond that our liability is limited as far as the law allows. Figures and reports help you decide; returns to the tax authority remain yours to check.',
      ],
    },
    {
      heading: 'Pausing and ending',
      text: [
        'You can stop at any time; what was paid for a period that has begun is not returned, unless the law says otherwise. We may suspend an account that breaks these terms or endangers others; the owner is told why, and after it is put right the account opens again. Before an account is closed for good you have 30 days to export what is yours.',
      ],
    },
    {
      heading: 'Changes and law',
      text: [
        'If these terms change, owners are told in good time before the change holds. Whoever does not agree may stop by then.',
        'The law of the country in which {operator} is established holds, and its courts decide. The Arabic and the English text say the same.',
      ],
    },
  ],
  privacyShort: [
    'Salons decide what is kept about their customers; we keep it for them and use it for nothing else.',
    'Nothing is sold, there is no advertising, and nobody follows you across other sites.',
    'Every person may ask what is kept about her, and have it corrected or deleted.',
  ],
  privacyParts: [
    {
      heading: 'Who is responsible',
      text: [
        'For what a salon keeps about its customers and its team, the salon is responsible; {operator} keeps it on the salon’s behalf and follows its instructions. For the accounts themselves, for sign-ins and for this site, {operator} is responsible.',
      ],
    },
    {
      heading: 'What is kept about salons and their people',
      text: ['To open an account and to run it:'],
      points: [
        'the salon’s name, kind, country, city and place on the map, tax number, opening hours and logo;',
        'name, e-mail and mobile of the owner and of everybody who signs in, and what the salon enters about its employees, such as working hours, leave, documents, salary and commission;',
        'passwords only as a fingerprint from which they can’t be read back;',
        'time, network address and browser of each sign-in, failed ones too, and who changed what and when.',
      ],
    },
    {
      heading: 'What is kept about customers',
      text: ['What the salon or the customer herself enters, when a visit is booked or afterwards:'],
      points: [
        'name, mobile and, where they are given, e-mail, date of birth, nationality, language and tax number;',
        'visits with their services, employees, prices, deposits and names of guests;',
        'notes of the salon, for example about an allergy. These are seen only by those whom the salon lets see them;',
        'messages that were sent, and whether she wants to be written to.',
      ],
    },
    {
      heading: 'What it is used for',
      text: [
        'To run the salon’s day, to send the messages it asks for, to take payments, to show the salon its own figures, and to keep accounts safe. The ground for it is the agreement with the salon, the booking of the customer, the law on records of sales, and for advertising only the customer’s consent.',
        'We do not sell data, do not show advertising, and do not use what salons enter to train or to build anything else.',
      ],
    },
    {
      heading: 'Who sees it',
      text: [
        'Each salon sees its own data only; the database itself keeps salons apart. Inside a salon, roles decide. Our staff enters a salon only in order to help it: the visit is limited in time, the owner is told, and all of it is written in the salon’s own audit log.',
        'These helpers get what their part needs, and nothing more:',
      ],
      points: [
        'the host of our servers and backups;',
        'the providers of WhatsApp, SMS and e-mail: number or address and the text of the message;',
        'the payment provider the salon has chosen: amount, booking number and name. Card numbers are entered there and never reach us;',
        'authorities, where the law obliges us.',
      ],
    },
    {
      heading: 'How long it is kept',
      text: ['No longer than it is needed:'],
      points: [
        'what a salon enters: as long as its account exists, and as long after as the law asks for records of sales. After that, or when the owner asks for it, it is deleted;',
        'requests for a trial that were never confirmed: 30 days;',
        'codes and links for signing in: they stop working within hours, and are deleted a week later;',
        'backups: they are overwritten in turn by newer ones.',
      ],
    },
    {
      heading: 'Cookies and what stays on your device',
      text: ['There are no cookies for advertising or for measuring. What your browser keeps for us is only this:'],
      points: [
        'that you are signed in, your language and your choice of light or dark, until you sign out or delete it;',
        'on a salon’s booking page what you have typed for a booking, until you close the page, and which time is kept or booked for you.',
      ],
      after: 'Visitors of booking pages are counted by a random number that is worth nothing elsewhere.',
    },
    {
      heading: 'How it is kept safe',
      text: [
        'Connections are encrypted, secrets are sealed before they are stored, sign-ins are slowed for whoever guesses, our own staff needs a second factor, and every change leaves a trace. If something should go wrong with your data all the same, we tell the salons concerned without delay, and the authority where the law asks for it.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You may ask what is kept about you and get a copy of it, have it corrected or deleted, object to its use, and take back a consent at any time. Customers and employees ask their salon first: it can do all of this itself. Salons, and everybody whom a salon does not answer, ask us; we answer within 30 days. You may also complain to the data protection authority of your country.',
      ],
    },
    {
      heading: 'Children',
      text: ['Logins are for adults. A child’s visit is booked by a parent, as a guest under the parent’s own number.'],
    },
    {
      heading: 'Changes',
      text: ['If this policy changes in something that matters, owners are told before the change holds.'],
    },
  ],
  contact: {
    heading: 'Contact',
    text: 'Questions about this page, your data or your account reach {operator} at:',
  },
};
