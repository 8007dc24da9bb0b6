export const en = {
  title: 'Customers',
  add: 'Add customer',
  book: 'Book',
  edit: 'Edit',
  more: 'More',
  activate: 'Activate',
  disabled: 'Disabled',
  searchLabel: 'Name or mobile',
  whatsapp: 'WhatsApp',
  since: 'Since {{month}}',
  emptyTitle: 'No customers yet',
  emptyText: 'Everybody you serve is kept here. Add the first one, or bring your list from a sheet.',
  notFoundTitle: 'This customer does not exist',
  notFoundText: 'Perhaps the link is wrong, or the customer belongs to another salon.',
  disable: { action: 'Disable', question: 'Disable {{name}}?', text: 'No invoices or codes for this customer until activated again. Nothing is lost.' },
  form: {
    addTitle: 'Add customer', editTitle: 'Edit customer', name: 'Name', mobile: 'Mobile', email: 'E-mail', gender: 'Gender', birthDate: 'Birth date', nationality: 'Nationality', identification: 'How they know us', trn: 'TRN', trnHint: 'For companies that need a tax invoice',
    notes: 'Remark', whatsapp: 'May be contacted on WhatsApp', whatsappHint: 'Reminders, invoices and codes',
  },
  picker: { type: 'Type a name or a number', none: 'Nobody fits', clear: 'Clear' },
  tabs: { profile: 'Profile', notes: 'Notes', photos: 'Photos', complaints: 'Complaints', history: 'History' },
  profile: { title: 'Details', otherMobiles: 'Other numbers' },
  figures: { visits: 'Visits', lastVisit: 'Last visit', type: 'Type' },
  typeNote: { frequent: 'More than one visit, the last within 60 days', new: 'One visit within 60 days', missed: 'No visit within 60 days' },
  consent: { title: 'May be contacted', history: 'Changes of consent', yes: '{{channel}} · {{purpose}}: allowed', no: '{{channel}} · {{purpose}}: not allowed' },
  notes: { write: 'New note', add: 'Add note', remove: 'Remove note', removeQuestion: 'Remove this note?', emptyTitle: 'No notes yet', emptyText: 'What colleagues should know at the next visit.' },
  photos: { one: 'Photo of the customer', add: 'Add photo', remove: 'Remove photo', removeQuestion: 'Remove this photo?', emptyTitle: 'No photos yet', emptyText: 'Before and after, or the shade they liked.' },
  merge: {
    action: 'Merge duplicates', title: 'Merge duplicates', confirm: 'Merge', question: 'Keep {{name}}?', text: 'Notes, photos and consent of {{gone}} move to {{kept}}, the older record. This can not be undone.',
    byHand: 'Choose two customers', with: 'Merge {{name}} with', one: 'First customer', other: 'Other customer', sameEmail: 'Same e-mail', sameName: 'Similar name and same birth date', none: 'No pairs look like the same person.',
  },
  import: {
    action: 'Import', title: 'Import customers', lead: 'Fill the template with up to {{most}} customers. You see every error before anything is added.', template: { xlsx: 'Excel template', csv: 'CSV template' },
    file: 'Your sheet', fileHint: 'XLSX or CSV, up to 5 MB', check: 'Check the sheet', rows: 'Rows', good: 'Ready', bad: 'With errors', badNote: 'Rows with errors are left out. Correct them in your sheet and import it again: nobody is added twice.', goodNote: 'All rows are fine.',
    again: 'Another sheet', confirm_one: 'Import {{shown}} customer', confirm_other: 'Import {{shown}} customers', running: '{{done}} of {{total}} rows', runningNote: 'You may close this window; the import goes on.',
    added_one: '{{shown}} customer added', added_other: '{{shown}} customers added', left_one: '{{shown}} row was left out', left_other: '{{shown}} rows were left out', failedTitle: 'The import did not work', failedText: 'Nothing was added. Please try again.', close: 'Done',
  },
  types: { title: 'Customer types over time', note: 'Active customers at the end of each day', chart: 'Customers by type', table: 'Day by day', sinceStart: 'since the first day shown', emptyTitle: 'Nothing counted in this period', emptyText: 'Customers are counted once a day. Choose another period, or come back tomorrow.' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    customers: typeof en;
  }
}
