export const en = {
  search: 'Number, salon or error',
  emptyTitle: 'The bot has not answered anybody yet',
  emptyText: 'Every message it answers appears here with how it went.',
  note: 'You play the customer. Nothing leaves the sandbox; bookings are real in the salon.',
  merchant: 'Merchant',
  customer: 'Customer',
  otherNumber: 'Another number',
  mobile: 'Mobile',
  name: 'Name on WhatsApp',
  writesIn: 'Writes in',
  arabic: 'Arabic',
  english: 'English',
  trouble: 'Test conditions',
  twice: 'Deliver everything twice',
  twiceText: 'Same message id, same second',
  taken: 'Desk takes the chosen time',
  takenText: 'A moment before the customer confirms',
  phone: 'Simulated phone',
  business: 'Business account',
  write: 'Write as the customer…',
  send: 'Send',
  hello: 'Write something to begin.',
  happened: 'What happened',
  steps_one: '{{count}} step',
  steps_other: '{{count}} steps',
  noSteps: 'Nothing yet',
  asked: 'Looked up: {{what}}',
  ms: '{{count}} ms',
  noSalonTitle: 'No salon in the sandbox',
  noSalonText: 'A salon whose WhatsApp is connected to the sandbox appears here.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bot: typeof en;
  }
}
