export const en = {
  search: 'Business, owner, number or next step',
  follow: 'Follow up',
  write: 'Write to the owner',
  open: 'Open the merchant',
  followTitle: 'Follow-up of {{name}}',
  writeTitle: 'Write to {{name}}',
  stage: 'Stage',
  staff: 'Looked after by',
  nobody: 'Nobody yet',
  nextStep: 'Next step',
  nextStepHint: 'What you will do next: call, show the calendar, send an offer',
  nextOn: 'On',
  overdue: 'Overdue',
  lastNote: 'Last note',
  channel: 'By',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  subject: 'Subject',
  text: 'Message',
  send: 'Send',
  sent: 'The message is being sent',
  empty: {
    requests: {
      title: 'No potential merchants right now',
      text: 'Whoever requests a trial appears here until the account pays.',
    },
    active: { title: 'No paying merchants yet', text: 'Accounts that pay or have paid appear here.' },
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-marketing': typeof en;
  }
}
