export const en = {
  title: 'Employees',
  search: 'Name, mobile or e-mail',
  add: 'Add employee',
  order: 'Order',
  orderTitle: 'Order of the employees',
  orderText: 'In this order they stand in the calendar, in billing and online.',
  emptyTitle: 'Who works here?',
  emptyText: 'Add your people, their hours and what they do. Then they can be booked.',
  sheetEmptyTitle: 'No employees yet',
  sheetEmptyText: 'The sheet fills itself from the employees you add.',
  notFoundTitle: 'This employee does not exist',
  notFoundText: 'The record may belong to another salon.',
  disabled: 'Disabled',
  owner: 'Owner',
  since: 'Since {{date}}',
  activate: 'Activate',
  disable: 'Disable',
  disableTitle: 'Disable {{name}}?',
  disableText: 'This removes them from billing, appointments and assigned services, and ends their access at once. What happened so far stays.',
  attendance: 'Attendance',
  tabs: { profile: 'Profile', hours: 'Working hours', leave: 'Holidays and leave', services: 'Services', pay: 'Salary', documents: 'Documents', access: 'Access', history: 'History' },
  fields: {
    name: 'Name', mobile: 'Mobile', email: 'E-mail', picture: 'Picture', experience: 'Experience', joined: 'Joining date', leaving: 'Leaving date', passport: 'Passport expiry', residency: 'Residency expiry',
    inAppointments: 'Show in appointment table', inAppointmentsText: 'Customers can be booked with this person', inBilling: 'Show in billing', inBillingText: 'Can be chosen as the one who did the work',
    kind: 'Kind', first: 'First day', last: 'Last day', note: 'Note', salary: 'Monthly salary', commission: 'Commission', document: 'What it is', expires: 'Expiry', file: 'File', role: 'Role',
  },
  sections: { identity: 'Identity', dates: 'Dates and papers', visibility: 'Where they appear' },
  hours: { to: 'to', weekTotal: 'Hours a week', off: 'Day off', works: 'Works on {{day}}', addShift: 'Add a shift on {{day}}', removeShift: 'Remove this shift', copy: 'Copy {{day}} to all days', nextDay: 'next day', save: 'Save hours', fromOn: '{{day}}, shift {{number}} from', toOn: '{{day}}, shift {{number}} to' },
  leave: { add: 'Add leave', emptyTitle: 'No holidays or leave', emptyText: 'On these days nobody can book this person, and they are not absent.', remove: 'Remove', removeTitle: 'Remove this leave?', days_one: '{{count}} day', days_other: '{{count}} days' },
  services: { all: 'All', none: 'None', search: 'Service or category', wholeCategory: 'All of {{name}}', emptyTitle: 'No services yet', emptyText: 'Activate services in the menu first, then choose here who does them.', chosen_one: '{{count}} service', chosen_other: '{{count}} services', save: 'Save services' },
  pay: { note: 'Only people with the permission for salaries see this.' },
  documents: { add: 'Add document', emptyTitle: 'No documents', emptyText: 'Keep contracts, certificates and health cards here, with a warning before they expire.', open: 'Download', remove: 'Remove', removeTitle: 'Remove this document?' },
  access: {
    noneTitle: 'No access', noneText: 'Give access to let this person sign in. A letter with a link to choose a password goes to the e-mail.', give: 'Give access', giveTitle: 'Give access', send: 'Send invitation',
    login: 'Signs in with', change: 'Change role', changeTitle: 'Change role', resend: 'Send invitation again', sent: 'The invitation is on its way', revoke: 'Take access back', revokeTitle: 'Take the access of {{name}} back?', revokeText: 'Open sessions end at once.', ownerText: 'The owner can not be edited here. Please contact the provider.', disabledText: 'This employee is disabled. Activate first, then give access again.',
  },
  papers: { passport: 'Passport', residency: 'Residency' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    employees: typeof en;
  }
}
