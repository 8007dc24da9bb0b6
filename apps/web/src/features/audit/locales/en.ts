export const en = {
  search: 'User, action or record number',
  emptyTitle: 'No entries yet',
  emptyText: 'Every change in the salon is recorded here: who made it, when, and what it was before.',
  historyEmptyTitle: 'No history yet',
  historyEmptyText: 'Changes to this record appear here, with who made them.',
  more: 'Show older',
  system: 'Automatic',
  visitor: 'Visitor',
  staff: 'Rawnaq team',
  really: 'actually {{name}} of Rawnaq',
  facts: {
    who: 'Performed by',
    really: 'Actually performed by',
    when: 'Time',
    what: 'Action',
    record: 'Record',
    ip: 'IP address',
  },
  changes: 'Changes',
  noChanges: 'No fields were changed.',
  field: 'Field',
  before: 'Before',
  after: 'After',
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
  values_one: '{{count}} value',
  values_other: '{{count}} values',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    audit: typeof en;
  }
}
