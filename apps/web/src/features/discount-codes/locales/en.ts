export const en = {
  search: 'Code',
  add: 'Add a code',
  addTitle: 'New discount code',
  editTitle: 'Edit discount code',
  edit: 'Edit',
  emptyTitle: 'No discount codes yet',
  emptyText: 'A code customers give at the till or enter while booking, for a percentage or an amount off.',
  code: 'Code',
  codeHint: 'English letters and digits',
  category: 'Applies to',
  services: 'Services',
  products: 'Products',
  eitherKind: 'Services, products or both',
  noProducts: 'You have no active products yet',
  servicesChosen_one: '{{count}} service',
  servicesChosen_other: '{{count}} services',
  productsChosen_one: '{{count}} product',
  productsChosen_other: '{{count}} products',
  kind: 'Discount',
  percentKind: 'Percent',
  amountKind: 'Amount',
  percent: 'Percent off',
  amount: 'Amount off',
  from: 'From',
  until: 'Until',
  untilHint: 'Leave empty if it does not expire',
  maxUses: 'Maximum uses',
  perCustomer: 'Maximum uses per customer',
  noLimit: 'Leave empty for no limit',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'discount-codes': typeof en;
  }
}
