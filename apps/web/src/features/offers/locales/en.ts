export const en = {
  view: 'Packages and discount codes',
  tabOffers: 'Packages',
  tabCodes: 'Discount codes',
  search: 'Package name',
  add: 'Add a package',
  addTitle: 'New package',
  editTitle: 'Edit package',
  edit: 'Edit',
  emptyTitle: 'No packages yet',
  emptyText: 'Several services for one lower price: fixed services, or a selection by the customer.',
  englishName: 'English name',
  arabicName: 'Arabic name',
  kind: 'Package type',
  services: 'Services',
  sum: 'Sum of the services: {{amount}}',
  maxServices: 'Maximum services to use',
  maxServicesHint: 'How many of them the customer can choose',
  price: 'Package price including VAT',
  expires: 'Valid until',
  expiresHint: 'Leave empty if it does not expire',
  picture: 'Picture',
  disableQuestion: 'Disable “{{name}}”?',
  disableText: 'It will no longer be sold. Customers who bought it keep what remains of it.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof en;
  }
}
