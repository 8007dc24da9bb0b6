export const en = {
  search: 'Business, owner, mobile or account ID',
  searchPeople: 'Name, e-mail or salon',
  searchCustomers: 'Name or mobile',
  notFoundTitle: 'This merchant does not exist',
  notFoundText: 'Perhaps the link is wrong.',
  empty: {
    active: { title: 'No active merchants yet', text: 'Salons with a paid package are listed here.' },
    trial: { title: 'Nobody is on trial', text: 'An approved request begins with seven free days, and is listed here meanwhile.' },
    new: { title: 'No request is waiting', text: 'Salons that registered and confirmed their mobile wait here for a decision.' },
    expired: { title: 'Nothing has expired', text: 'Accounts whose trial or package has ended are listed here.' },
    disabled: { title: 'Nobody is suspended', text: 'Suspended accounts are listed here and can be opened again.' },
    rejected: { title: 'Nobody was rejected', text: 'Rejected requests are listed here with their reason.' },
    requests: { title: 'No requests yet', text: 'Every registration from the website is listed here, from its first step.' },
    people: { title: 'Nobody has a login yet', text: 'People of all salons with a login are listed here.' },
    inactivePeople: { title: 'Everybody may sign in', text: 'People whose login a salon has switched off are listed here.' },
    customers: { title: 'No customers yet', text: 'Customers that merchants add are listed here, the newest first.' },
    notOnWhatsapp: { title: 'Everybody can be reached', text: 'A customer whose number WhatsApp does not know is listed here after the first message to it.' },
    connections: { title: 'Nobody is connected', text: 'People of all salons who are signed in now are listed here.' },
  },
  tabs: { label: 'Requests by state', all: 'All requests', open: 'To decide', unverified: 'Waiting for verify', approved: 'Approved', rejected: 'Rejected' },
  actions: {
    approve: 'Approve, start 7 days', reject: 'Reject', reopen: 'Reopen request', disable: 'Suspend', package: 'Change package', activate: 'Activate again', loginAsOwner: 'Log in as owner', changeOwner: 'Change owner', more: 'More', open: 'Open the page',
  },
  approve: { question: 'Approve {{name}}?', text: 'Seven free days begin, and the owner gets a message with the way in.' },
  reopen: { question: 'Reopen the request of {{name}}?', text: 'It goes back to those waiting for a decision.' },
  reject: { title: 'Reject {{name}}', text: 'The owner gets this reason by message.', reason: 'Reason', submit: 'Reject' },
  disable: { title: 'Suspend {{name}}', text: 'Everybody in the salon is signed out at once.', reason: 'Reason', submit: 'Suspend' },
  package: { status: 'Kind', trial: 'Trial', active: 'Premium', endsOn: 'Until', tier: 'Package', noTier: 'None', submit: 'Save' },
  visit: { title: 'Log in as owner', text: 'The visit lasts an hour at most. The owner is told, and everything you do is written in the salon’s audit log with your name.', reason: 'Reason', password: 'Your password', totp: 'Authenticator code', totpHint: 'If you use one', submit: 'Enter the salon' },
  owner: { title: 'Change owner', text: 'The present owner becomes an administrator and is told by message.', person: 'New owner', noneTitle: 'Nobody can become the owner', none: 'The salon has no other active administrator. Only an administrator can become the owner.', submit: 'Change owner' },
  add: { button: 'Add merchant', title: 'Add a merchant', text: 'The seven free days begin at once. The owner gets an e-mail to choose a password; no code is needed.', submit: 'Add and invite', englishName: 'Business name in English', arabicName: 'Business name in Arabic', language: 'Language of messages' },
  customer: {
    salon: 'Salon', country: 'Country', added: 'Added', visits: 'Visits', lastVisit: 'Last visit', inactiveSince: 'Not on WhatsApp since', answer: 'Answer of WhatsApp', checkAgain: 'Check again',
    question: 'Try {{name}} on WhatsApp again?', questionText: 'The mark is taken off. The next message to this number shows whether it can be reached.',
  },
  enter: { title: 'Entering the salon', lead: 'One moment.', failed: 'This visit could not begin', back: 'Back to the platform' },
  detail: {
    overview: 'Overview', people: 'People', notes: 'Notes', history: 'History', tabs: 'About this merchant', merchants: 'Merchants',
    facts: 'Facts', account: 'Account ID', business: 'Business type', city: 'City', owner: 'Owner', mobile: 'Mobile', email: 'E-mail', currency: 'Currency', zone: 'Time zone', language: 'Language', registered: 'Registered', ends: 'Ends on', tier: 'Package', seen: 'Last seen', reason: 'Reason', setup: 'Setup steps done',
    english: 'English', arabic: 'Arabic', setupOf: '{{done}} of 6',
    role: 'Role', state: 'State', person: 'Name', isOwner: 'Owner', on: 'Active', off: 'Disabled', noNotes: 'No notes yet', notePlaceholder: 'Only the platform sees it', addNote: 'Add note', note: 'Internal note', noteHint: 'Write a note the merchant does not see…',
  },
  checks: { title: 'Checks', mobile: 'Mobile confirmed by code', noMobile: 'Mobile not confirmed by code', network: 'No other request from the same address', sameNetwork_one: '{{count}} other request from the same address', sameNetwork_other: '{{count}} other requests from the same address', name: 'No other merchant has a similar name', similar: 'Similar names:' },
  request: { number: 'Request {{number}}, from the website', addedBy: 'Added by {{name}}', money: 'Currency and VAT', close: 'Close', waiting: 'The owner has not typed in the code yet. The request can be decided after that.', arrived: 'Arrived' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-merchants': typeof en;
  }
}
