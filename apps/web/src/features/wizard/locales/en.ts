export const en = {
  title: 'Set up {{name}}',
  steps: 'Steps of the setup',
  aside: 'More about this step',
  percentDone: '{{percent}} done',
  left_one: '{{count}} step left.',
  left_other: '{{count}} steps left.',
  leftWith: '{{steps}} This one brings you to {{percent}}.',
  complete: 'Everything is set up. You can change any step at any time.',
  allDone: 'The setup is complete',
  later: 'Finish later',
  toDashboard: 'Go to the dashboard',
  skip: 'Skip for now',
  saveAndContinue: 'Save and continue',
  continue: 'Continue',
  andMore_one: 'and {{count}} more',
  andMore_other: 'and {{count}} more',
  states: { completed: 'completed', current: 'current', pending: 'pending' },
  names: { 'general-informations': 'General information', vat: 'VAT', 'business-hours': 'Business hours', employees: 'Employees', 'invoice-setting': 'Invoice', 'activate-services': 'Services' },
  employees: {
    title: 'Who works in the salon?',
    text: 'Add the people who take appointments and stand at the till. You can come back here at any time.',
    open: 'Add employees',
    count_one: '{{count}} active employee',
    count_other: '{{count}} active employees',
  },
  services: {
    title: 'What does the salon offer?',
    text: 'Choose from our suggested services and write your prices, or make your own.',
    open: 'Choose services',
    count_one: '{{count}} active service',
    count_other: '{{count}} active services',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    wizard: typeof en;
  }
}
