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
  sales: {
    title: 'Sales',
    received: 'Payments received',
    details: 'Details',
    chart: 'Sales by day',
    services: 'Top services',
    employees: 'Top employees',
    report: 'Report',
    none: 'Nothing sold in this period yet.',
    net: 'Net received',
    in: 'Received',
    out: 'Given back',
    byDay: 'Payments by day',
    detailsNote: 'By business day, from the ledger',
  },
  next: {
    title: 'Next appointments',
    all_one: 'All {{shown}}',
    all_other: 'All {{shown}}',
    none: 'No more appointments today or tomorrow.',
  },
  chart: { title: 'Appointments by day', now: 'This period', before: 'Previous period' },
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  trialEnds: 'Trial ends {{date}}',
  quiet: { title: 'Welcome', text: 'Choose a page from the menu.' },
  setup: {
    go: 'Continue setup',
    title: 'Salon setup',
    share: '{{percent}} of the setup',
    done: 'Done',
    open: 'Not done',
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
