export const en = {
  search: 'Name, phone or tax number',
  add: 'Add a supplier',
  edit: 'Edit',
  editTitle: 'Edit the supplier',
  statement: 'Statement',
  disable: {
    question: 'Disable {{name}}?',
    text: 'It is no longer offered for new expenses. What was recorded stays, and can be paid.',
  },
  emptyTitle: 'No suppliers yet',
  emptyText: 'Add whom you buy from: the landlord, the electricity company, the wholesaler.',
  name: 'Name',
  contact: 'Contact person',
  mobile: 'Phone',
  email: 'E-mail',
  trn: 'TRN',
  note: 'Note',
  picker: { search: 'Search by name or phone', none: 'No supplier found', clear: 'Clear the supplier' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    suppliers: typeof en;
  }
}
