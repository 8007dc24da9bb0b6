export const en = {
  failedLogins: {
    search: 'Name or IP address',
    emptyTitle: 'No failed sign-ins',
    emptyText:
      'Wrong names, wrong passwords and attempts from blocked addresses are listed here, with where they came from.',
  },
  blockedIps: {
    search: 'Address or reason',
    emptyTitle: 'No blocked addresses',
    emptyText: 'An address is blocked automatically after many failed sign-ins, or manually from here.',
    unblockedToast: 'Address unblocked',
    automaticReason: 'Too many failed sign-ins',
  },
  block: {
    action: 'Block an address',
    title: 'Block an address',
    submit: 'Block',
    address: 'IP address or network',
    addressHint: 'For example 94.200.10.7 or 94.200.10.0/24',
    reason: 'Reason',
    thisIp: 'Block',
    question: 'Block {{ip}}?',
    text: 'Everything from this address is refused at once, open sessions included.',
  },
  unblock: { action: 'Unblock', question: 'Unblock {{ip}}?', text: 'It can sign in again at once.' },
  connections: {
    search: 'User, salon, account or IP',
    emptyTitle: 'No open sessions',
    emptyText: 'All users who are signed in now are listed here and can be signed out.',
  },
  end: {
    action: 'End session',
    question: 'End the session of {{name}}?',
    text: 'The user is signed out at once and has to sign in again. Unsaved changes are lost.',
  },
  mail: {
    search: 'Address, subject or text',
    emptyTitle: 'No e-mail yet',
    emptyText: 'Every e-mail the platform sends is tracked here until the mail server accepts it.',
  },
  resend: {
    action: 'Send again',
    question: 'Send this message again?',
    unknownText: 'It is not known whether it was sent. It may arrive twice.',
    failedText: 'It was refused before. Make sure that the address is correct.',
  },
  failedWhatsapp: {
    search: 'Number or error',
    emptyTitle: 'No failed WhatsApp messages',
    emptyText: 'What WhatsApp refused, and codes that could not be sent, are listed here.',
  },
  notices: {
    search: 'Text of the notice',
    emptyTitle: 'No unmatched notices',
    emptyText: 'Notices from providers that match none of our messages are kept here.',
  },
  inbox: {
    search: 'Number, name, text or account',
    emptyTitle: 'The inbox is empty',
    emptyText:
      'While no external service is connected, every WhatsApp, SMS and e-mail arrives here instead of on a phone.',
  },
  message: {
    hidden: 'The text contains a code or link and is shown to its recipient only.',
    to: 'To',
    account: 'Account',
    time: 'Time',
    template: 'Message',
    attempts: 'Attempts',
    error: 'Error',
    state: 'Status',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-trackers': typeof en;
  }
}
