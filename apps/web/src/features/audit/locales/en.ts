export const en = {
  search: 'Person, action or record number',
  emptyTitle: 'Nothing has happened yet',
  emptyText: 'Every change in the salon is written here: who, when, and what it was before.',
  historyEmptyTitle: 'No history yet',
  historyEmptyText: 'Changes to this record will be listed here, with who made them.',
  more: 'Show older',
  system: 'By itself',
  visitor: 'Visitor',
  staff: 'Rawnaq team',
  really: 'in fact {{name}} of Rawnaq',
  facts: { who: 'Who', really: 'Really done by', when: 'When', what: 'What', record: 'Record', ip: 'IP address' },
  changes: 'What changed',
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
