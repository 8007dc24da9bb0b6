export const en = {
  emptyTitle: 'No packages',
  emptyText: 'Packages this customer buys at the till appear here, with what is left of them.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'customer-packages': typeof en;
  }
}
