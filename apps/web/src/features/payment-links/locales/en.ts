export const en = {
  title: 'Deposit',
  copyLink: 'Copy link',
  check: 'Check now',
  refund: 'Refund',
  refundTitle: 'Give {{amount}} back?',
  refundText: 'The money goes back the way it came. The visit owes its deposit again.',
  lookFirst: 'The last try got no answer. Look in the gateway first: the money may be on its way already.',
  reason: 'Reason',
  reasonNeeded: 'Say why',
  validUntil: 'Valid until',
  paidOn: 'Paid on',
  by: 'By',
  reasonGiven: 'Reason for the refund',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'payment-links': typeof en;
  }
}
