export const en = {
  title: 'Deposit',
  copyLink: 'Copy link',
  check: 'Check now',
  refund: 'Refund',
  refundTitle: 'Refund {{amount}}?',
  refundText: 'The amount is refunded the way it was paid, and the deposit of the appointment becomes due again.',
  lookFirst: 'The last attempt got no response. Check the gateway first: the amount may already have been refunded.',
  reason: 'Reason',
  reasonNeeded: 'Please enter a reason',
  validUntil: 'Valid until',
  paidOn: 'Paid on',
  by: 'Paid by',
  reasonGiven: 'Reason for the refund',
  ofInvoice: 'Payment link',
  make: 'Create payment link',
  whatsapp: 'Send by WhatsApp',
  email: 'Send by e-mail',
  sentTo: 'Being sent to {{to}}',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'payment-links': typeof en;
  }
}
