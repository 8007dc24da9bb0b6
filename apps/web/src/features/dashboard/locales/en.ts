export const en = {
  period: 'Period',
  periods: { today: 'Today', seven_days: '7 days', thirty_days: '30 days' },
  newAppointment: 'New appointment',
  appointments: {
    title: 'Appointments',
    calendar: 'Calendar',
    bookedOnline: 'New online bookings',
    customers: 'Customers',
    customersNote: 'with an appointment that is kept',
    value: 'Value',
    valueNote: 'of the appointments that are kept',
  },
  against: {
    today_one: 'the same day last week: {{shown}}',
    today_other: 'the same day last week: {{shown}}',
    seven_days_one: 'in the 7 days before: {{shown}}',
    seven_days_other: 'in the 7 days before: {{shown}}',
    thirty_days_one: 'in the 30 days before: {{shown}}',
    thirty_days_other: 'in the 30 days before: {{shown}}',
  },
  during: { today: 'made today', seven_days: 'made in the last 7 days', thirty_days: 'made in the last 30 days' },
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
  figures: {
    account: 'Account ID',
    status: 'Subscription',
    setup: 'Setup',
    role: 'Your role',
    trialEnds: 'Trial ends {{date}}',
    setupDone: 'Everything is set up',
    setupLeft_one: '{{count}} step left',
    setupLeft_other: '{{count}} steps left',
  },
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
