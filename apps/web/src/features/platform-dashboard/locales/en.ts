export const en = {
  title: 'Platform today',
  zone: 'Times in {{zone}}',
  figures: {
    active: 'Active merchants',
    trial: 'On trial',
    requested: 'In review',
    expired: 'Expired',
    needsPerson: 'Needs attention',
    ending_one: '{{count}} trial ends within 3 days',
    ending_other: '{{count}} trials end within 3 days',
    noneEnding: 'none ends within 3 days',
    rejected_one: '{{count}} rejected',
    rejected_other: '{{count}} rejected',
    disabled_one: '{{count}} disabled',
    disabled_other: '{{count}} disabled',
    needsText: 'Requests, suggestions, errors, failed messages',
  },
  waiting: {
    title: 'Waiting for you',
    requests: 'Merchant requests',
    requestsText: 'Free trials to approve or reject',
    suggestions: 'New suggestions',
    suggestionsText: 'Sent by salons, not answered yet',
    errors: 'JavaScript errors',
    errorsText: 'Open groups',
    messages: 'Failed messages',
    messagesText: 'Failed or unknown',
  },
  system: {
    title: 'System',
    sessions: 'Live sessions',
    messages: 'Messages today',
    queue: 'Messages waiting',
    logins: 'Failed sign-ins today',
    blocked: 'Blocked addresses',
  },
  chart: { messages: 'Messages, last 30 days', failed_logins: 'Failed sign-ins, last 30 days' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-dashboard': typeof en;
  }
}
