export const en = {
  title: 'Attendance',
  own: 'My attendance',
  all: 'Everybody',
  view: 'Whose attendance',
  search: 'Employee',
  ownSearch: 'Date, such as 2026-11-15',
  in: 'You are checked in since',
  out: 'You are not checked in',
  today: 'Today you work',
  dayOff: 'Today is your day off',
  onLeave: 'You are on leave today',
  noEmployee: 'This login does not belong to an employee, so there is nothing to check in.',
  noPlace: 'The location of the workplace is not set yet. Set it in the general settings.',
  checkIn: 'Check in',
  checkOut: 'Check out',
  looking: 'Finding your location…',
  note: 'You have to be within 50 metres of the workplace. Your location is only read at this moment.',
  doneIn: 'Checked in, {{distance}} m from the workplace',
  doneOut: 'Checked out, {{distance}} m from the workplace',
  emptyTitle: 'No attendance yet',
  emptyOwn: 'Your check-ins and check-outs appear here.',
  emptyAll: 'Check-ins of all employees appear here.',
  add: 'Add entry',
  correct: 'Correct',
  remove: 'Remove',
  history: 'Corrections',
  noHistory: 'Nothing was corrected here.',
  fields: { employee: 'Employee', date: 'Day', in: 'Check-in', out: 'Check-out', reason: 'Reason' },
  outText: 'Leave it empty while the person is still there. A time before the check-in is on the next day.',
  before: 'Before',
  after: 'After',
  stillThere: 'still there',
  removed: 'removed',
  added: 'entered by hand',
  isInaccurate: 'The location was inaccurate, up to {{accuracy}} m',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    attendance: typeof en;
  }
}
