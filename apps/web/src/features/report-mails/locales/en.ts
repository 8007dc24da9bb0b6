export const en = {
  search: 'Name of a person',
  add: 'Add a report',
  addTitle: 'Report by e-mail',
  editTitle: 'Report by e-mail',
  report: 'Report',
  rhythm: 'How often',
  covers: {
    daily: 'Covers the day before',
    weekly: 'Covers the seven days before',
    monthly: 'Covers the month before',
  },
  weekday: 'On',
  monthDay: 'Day of the month',
  monthDayHint: 'From 1 to 28, so that every month has it',
  hour: 'At',
  people: 'Goes to',
  peopleHint: 'Everyone gets what their own permissions allow',
  noPeople: 'Nobody in the salon has an e-mail address yet',
  sheet: 'Excel file',
  pdf: 'PDF',
  filtersKept: 'With the filters of the page: {{filters}}',
  edit: 'Edit',
  sendNow: 'Send to me now',
  sentNow: 'It is being sent to you',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Remove',
  removeTitle: 'Stop sending this report?',
  removeText: '{{report}} will not be sent any more. What was sent stays with those who received it.',
  emptyTitle: 'No report is sent by e-mail yet',
  emptyText: 'Choose a report and who should have it every day, week or month, as an Excel file and a PDF.',
  byMail: 'Send by e-mail',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'report-mails': typeof en;
  }
}
