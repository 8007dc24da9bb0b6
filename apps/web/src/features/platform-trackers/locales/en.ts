export const en = {
  failedLogins: {
    search: 'Name or IP address',
    emptyTitle: 'No failed sign-ins',
    emptyText:
      'Wrong names, wrong passwords and attempts from blocked addresses are listed here, with where they came from.',
  },
  blockedIps: {
    search: 'Address or reason',
    emptyTitle: 'Nothing is blocked',
    emptyText: 'An address is blocked by itself after many failed sign-ins, or by you.',
    unblockedToast: 'The address may come in again',
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
  unblock: { action: 'Unblock', question: 'Unblock {{ip}}?', text: 'It may sign in again at once.' },
  connections: {
    search: 'Person, salon, account or IP',
    emptyTitle: 'Nobody is signed in',
    emptyText: 'Everybody who is signed in now is listed here, and can be signed out.',
  },
  end: {
    action: 'End session',
    question: 'End the session of {{name}}?',
    text: 'The person is signed out at once and has to sign in again. What was not saved is lost.',
  },
  mail: {
    search: 'Address, subject or text',
    emptyTitle: 'No e-mail yet',
    emptyText: 'Every e-mail the platform sends is followed here until the mail server has taken it.',
  },
  resend: {
    action: 'Send again',
    question: 'Send this message again?',
    unknownText: 'A crash has hidden whether it was sent. It may arrive twice.',
    failedText: 'It was refused before. Make sure that the address is right.',
  },
  inbox: {
    search: 'Number, name, text or account',
    emptyTitle: 'The inbox is empty',
    emptyText:
      'While no outside service is connected, every WhatsApp, SMS and e-mail lands here instead of on a phone.',
  },
  message: {
    hidden: 'The text carries a code or link and is shown to its reader only.',
    to: 'To',
    account: 'Account',
    time: 'Time',
    template: 'Message',
    attempts: 'Attempts',
    error: 'Error',
    state: 'State',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-trackers': typeof en;
  }
}
