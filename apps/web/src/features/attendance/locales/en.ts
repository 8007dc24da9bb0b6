export const en = {
  title: 'Attendance',
  own: 'My attendance',
  all: 'All employees',
  view: 'Show attendance of',
  search: 'Employee',
  ownSearch: 'Date, such as 2026-11-15',
  in: 'Checked in since',
  out: 'You are not checked in',
  today: 'Your hours today',
  dayOff: 'Today is your day off',
  onLeave: 'You are on leave today',
  noEmployee: 'This user is not linked to an employee, so attendance cannot be recorded.',
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
  noHistory: 'No corrections in this record.',
  fields: { employee: 'Employee', date: 'Day', in: 'Check-in', out: 'Check-out', reason: 'Reason' },
  outText: 'Leave it empty while the employee is still at work. A time before the check-in is on the next day.',
  before: 'Before',
  after: 'After',
  stillThere: 'still at work',
  removed: 'removed',
  added: 'entered manually',
  isInaccurate: 'The location was inaccurate, up to {{accuracy}} m',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    attendance: typeof en;
  }
}
