export const en = {
  view: 'Packages and discount codes',
  tabOffers: 'Packages',
  tabCodes: 'Discount codes',
  search: 'Package name',
  add: 'Add a package',
  addTitle: 'New package',
  editTitle: 'Edit package',
  edit: 'Edit',
  disable: 'Disable',
  activate: 'Activate',
  emptyTitle: 'No packages yet',
  emptyText: 'Several services for one lower price: all of them fixed, or a choice for the customer.',
  englishName: 'English name',
  arabicName: 'Arabic name',
  kind: 'Kind of package',
  services: 'Services',
  sum: 'Sum of the services: {{amount}}',
  maxServices: 'Most services to use',
  maxServicesHint: 'How many of them the customer may choose',
  price: 'Package price including VAT',
  expires: 'Valid until',
  expiresHint: 'Empty when it does not expire',
  picture: 'Picture',
  disableQuestion: 'Disable “{{name}}”?',
  disableText: 'It is no longer sold. Customers who bought it keep what is left of it.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof en;
  }
}
