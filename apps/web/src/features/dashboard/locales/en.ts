export const en = {
  greeting: { morning: 'Good morning, {{name}}', afternoon: 'Good afternoon, {{name}}', evening: 'Good evening, {{name}}' },
  figures: { account: 'Account ID', status: 'Subscription', setup: 'Setup', role: 'Your role', trialEnds: 'Trial ends {{date}}', setupDone: 'Everything is set up', setupLeft_one: '{{count}} step left', setupLeft_other: '{{count}} steps left' },
  setup: {
    go: 'Go on with the setup',
    title: 'Setting up your salon', share: '{{percent}} of the whole', done: 'Done', open: 'Open',
    'general-informations': 'Salon information', vat: 'VAT', 'business-hours': 'Business hours', employees: 'Employees', 'invoice-setting': 'Invoice', 'activate-services': 'Services',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof en;
  }
}
