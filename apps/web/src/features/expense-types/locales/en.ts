export const en = {
  search: 'Name',
  add: 'Add an expense type',
  edit: 'Edit',
  editTitle: 'Edit the expense type',
  disable: {
    question: 'Disable {{name}}?',
    text: 'The name is no longer offered for new entries. What was recorded with it stays.',
  },
  emptyTitle: 'No expense types yet',
  emptyText: 'Add the first one with its English and Arabic name.',
  englishName: 'English name',
  arabicName: 'Arabic name',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'expense-types': typeof en;
  }
}
