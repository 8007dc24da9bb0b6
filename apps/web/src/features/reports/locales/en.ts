export const en = {
  reports: 'Reports',
  others: 'Other reports',
  all: 'All',
  emptyTitle: 'Nothing in this period',
  emptyText: 'Choose another period or other filters.',
  notFoundTitle: 'This record does not exist',
  notFoundText: 'It may have been removed.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reports: typeof en;
  }
}
