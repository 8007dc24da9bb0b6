export const en = {
  period: 'Period',
  periods: { today: 'Today', seven_days: '7 days', thirty_days: '30 days' },
  newAppointment: 'New appointment',
  appointments: {
    title: 'Appointments',
    calendar: 'Calendar',
    bookedOnline: 'New online bookings',
    customers: 'Customers',
    value: 'Value',
  },
  against: {
    today: 'same day last week: {{shown}}',
    seven_days: '7 days before: {{shown}}',
    thirty_days: '30 days before: {{shown}}',
  },
  next: {
    title: 'Next appointments',
    all_one: 'All {{shown}}',
    all_other: 'All {{shown}}',
    none: 'Nobody is expected any more today or tomorrow.',
  },
  chart: { title: 'Appointments by day', now: 'This period', before: 'The period before' },
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  trialEnds: 'Trial ends {{date}}',
  quiet: { title: 'Welcome', text: 'Choose what you work with in the menu.' },
  setup: {
    go: 'Go on with the setup',
    title: 'Setting up your salon',
    share: '{{percent}} of the whole',
    done: 'Done',
    open: 'Open',
    'general-informations': 'Salon information',
    vat: 'VAT',
    'business-hours': 'Business hours',
    employees: 'Employees',
    'invoice-setting': 'Invoice',
    'activate-services': 'Services',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof en;
  }
}
