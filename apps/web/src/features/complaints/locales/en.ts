export const en = {
  search: 'Name, mobile or a word of the message',
  emptyTitle: 'No complaints or suggestions',
  emptyText: 'Messages from your booking page arrive here and stay until they are handled.',
  noneOfCustomerTitle: 'No complaints or suggestions from this customer',
  noneOfCustomerText:
    'Complaints and suggestions written from your booking page appear here when the mobile or the appointment is this customer’s.',
  toBookingPage: 'Set up the booking page',
  handle: 'Mark as handled',
  reopen: 'Reopen',
  received: 'Received',
  mobile: 'Mobile',
  customer: 'Customer',
  openCustomer: 'Open the customer',
  visit: 'Appointment',
  openVisit: 'Open the appointment',
  whatsapp: 'Message on WhatsApp',
  note: 'Action taken',
  noteHint: 'For the team only. The customer does not see it.',
  noNote: 'No note was left.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    complaints: typeof en;
  }
}
