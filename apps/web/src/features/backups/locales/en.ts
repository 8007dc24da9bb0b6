export const en = {
  note: 'Your salon’s own data as files. Each is kept for a week.',
  make: 'Create backup',
  emptyTitle: 'No backup yet',
  emptyText:
    'Take customers, invoices, stock and more as Excel sheets, your documents as PDF and all files, in one file.',
  files: 'Backups',
  by: '{{name}}, {{time}}',
  byClock: 'Scheduled for {{name}}, {{time}}',
  counting: 'Counting',
  preparing: '{{done}} of {{total}}',
  ready: '{{size}} MB, kept until {{time}}',
  ofOthers: 'Contains data you have no permission for',
  download: 'Download',
  cancel: 'Cancel',
  remove: 'Remove',
  removeTitle: 'Remove this backup?',
  removeText: 'The file is deleted permanently. Your data in Rawnaq stays as it is.',
  cancelTitle: 'Cancel this backup?',
  cancelText: 'What has been prepared so far is discarded.',
  makeTitle: 'New backup',
  kind: 'Purpose',
  dataHint: 'A ZIP file to read: Excel sheets, PDFs and files',
  accountHint:
    'One file with everything, which a Rawnaq installation can read in again. Passwords and keys are not in it.',
  subjects: 'Lists as Excel sheets',
  all: 'All lists',
  years: 'Documents as PDF',
  yearsHint: 'Invoices, credit notes and deposits of these years. Many documents take a while.',
  uploads: 'All files',
  uploadsHint: 'Pictures, bills and employees’ documents as they were added',
  start: 'Create backup',
  started: 'The backup is being prepared. You can continue working.',
  mail: 'By e-mail',
  mailOff: 'No backup is sent by e-mail.',
  mailOn: '{{rhythm}} to {{email}}, next on {{time}}',
  mailHint:
    'Created at night. A small file comes with the e-mail; for a larger one the e-mail says that it waits here.',
  setUp: 'Set up',
  change: 'Change',
  mailTitle: 'Backup by e-mail',
  rhythm: 'How often',
  email: 'E-mail',
  emailHint: 'Whoever reads this mailbox reads your customers’ data',
  documents: 'Documents of this year as PDF',
  documentsHint: 'In January those of the year before too',
  password: 'Your password',
  passwordTitle: 'Confirm that it is you',
  passwordText: 'A backup holds all your data, so please enter your password again. It is valid for five minutes.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    backups: typeof en;
  }
}
