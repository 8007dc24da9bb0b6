export const en = {
  search: 'Occasion',
  add: 'Create coupons',
  addTitle: 'New coupons',
  english: 'Occasion in English',
  arabic: 'Occasion in Arabic',
  kind: 'Discount',
  percentKind: 'Percent',
  amountKind: 'Amount',
  percent: 'Percent off',
  amount: 'Amount off',
  from: 'From',
  until: 'Until',
  untilHint: 'Leave empty if they do not expire',
  count: 'How many',
  countHint: 'Each has a code of its own that works once; 1,000 at most',
  print: 'Print',
  send: 'Send to a customer',
  sendTitle: 'Send a coupon: {{name}}',
  customer: 'Customer',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  sentTo: 'Being sent to {{recipient}}',
  sheet: 'To print',
  codes: 'All codes',
  used: '{{used}} of {{count}} used',
  allGiven: 'All coupons of this occasion have been given out.',
  validUntil: 'Valid until {{date}}',
  emptyTitle: 'No coupons yet',
  emptyText: 'One-time codes for an occasion, to print and hand out or to send to customers.',
  notFoundTitle: 'Coupons not found',
  notFoundText: 'The link may be incorrect.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    coupons: typeof en;
  }
}
