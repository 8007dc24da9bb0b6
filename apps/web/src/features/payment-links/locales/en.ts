export const en = {
  copyLink: 'Copy link',
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
