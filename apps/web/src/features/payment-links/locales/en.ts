export const en = {
  copyLink: 'Copy link',
  ofInvoice: 'Payment link',
  make: 'Create payment link',
  whatsapp: 'Send by WhatsApp',
  email: 'Send by e-mail',
  sentTo: 'Being sent to {{to}}',
  search: 'Customer, reference or payment number',
  emptyTitle: 'No payment links yet',
  emptyText: 'Links for deposits and invoices, and what became of each, are listed here.',
  openVisit: 'Open the appointment',
  openInvoice: 'Open the invoice',
  check: 'Check payment',
  refund: {
    action: 'Refund',
    title: 'Refund this payment?',
    text: '{{amount}} is refunded to {{name}} the way it was paid.',
  },
  unanswered: {
    title: 'Send the refund again?',
    text: 'A refund was already sent and the gateway did not respond. Check there first: if the money was returned, sending it again would return it twice.',
    action: 'Not returned, send again',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'payment-links': typeof en;
  }
}
