export const en = {
  search: 'Name, mobile or a word of the message',
  emptyTitle: 'No complaints, no suggestions',
  emptyText: 'What customers write from your booking page arrives here, and stays until somebody has taken care of it.',
  noneOfCustomerTitle: 'Nothing from this customer',
  noneOfCustomerText:
    'Complaints and suggestions written from your booking page appear here when the mobile or the appointment is this customer’s.',
  toBookingPage: 'Set up the booking page',
  handle: 'Mark as handled',
  reopen: 'Open again',
  received: 'Received',
  mobile: 'Mobile',
  customer: 'Customer',
  openCustomer: 'Open the customer',
  visit: 'Appointment',
  openVisit: 'Open the appointment',
  whatsapp: 'Write on WhatsApp',
  note: 'What was done',
  noteHint: 'For your colleagues. The customer does not see it.',
  noNote: 'No note was left.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    complaints: typeof en;
  }
}
