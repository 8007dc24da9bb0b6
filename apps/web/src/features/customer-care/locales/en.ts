export const en = {
  pages: 'Customer care pages',
  tabs: {
    'merchant-pos-appointments-reminder': 'Reminders',
    'merchant-pos-no-show-reschedule': 'Missed appointments',
    'merchant-pos-birthday-congratulations': 'Birthdays',
    'merchant-pos-missed-customers': 'Missed customers',
    'merchant-pos-customer-account-balance-reminder': 'Balances',
    'merchant-pos-rate-us-for-issued-invoices': 'Ratings',
  },
  period: 'Period',
  presets: {
    all: 'All',
    today: 'Today',
    tomorrow: 'Tomorrow',
    week: 'Next 7 days',
    month: 'This month',
    yesterday: 'Yesterday',
    last_week: 'Last 7 days',
    last_month: 'Last 30 days',
  },
  search: 'Search by name or mobile',
  write: 'Send a message',
  writeMany: 'Send a message',
  openVisit: 'Open the appointment',
  openCustomer: 'Open the customer',
  rebook: 'Book again',
  close: 'Close',
  cancel: 'Cancel',
  preview: 'The message',
  previous: 'Previous',
  next: 'Next',
  inLanguage: { english: 'in English', arabic: 'in Arabic' },
  send: {
    reminder: 'Send a reminder',
    no_show: 'Invite to book again',
    birthday: 'Congratulate',
    missed_customer: 'Invite to come back',
    balance: 'Remind of the balance',
    rating: 'Request a rating',
    action_one: 'Send {{count}} message',
    action_other: 'Send {{count}} messages',
  },
  sent_one: '{{count}} message is being sent',
  sent_other: '{{count}} messages are being sent',
  leftOut: {
    consent_one: 'Skipped, because there is no consent: {{names}}',
    consent_other: '{{count}} skipped, because there is no consent: {{names}}',
    gone_one: '{{count}} skipped, because the message no longer applies',
    gone_other: '{{count}} skipped, because the message no longer applies',
    many_one: 'At most {{count}} at once',
    many_other: 'At most {{count}} at once',
  },
  recent: {
    title_one: 'Already messaged a short time ago',
    title_other: '{{count}} were already messaged a short time ago',
    one: '{{name}} got this message on {{when}}.',
    text: 'They are skipped unless you confirm.',
    again: 'Send it again anyway',
  },
  reminders: {
    emptyTitle: 'No appointments to remind customers about',
    emptyText: 'Appointments of today and the days to come are listed here.',
  },
  noShows: {
    emptyTitle: 'No missed appointments',
    emptyText: 'Appointments marked as no show are listed here, so that they can be rebooked.',
  },
  missedCustomers: {
    emptyTitle: 'No missed customers',
    emptyText: 'Customers who have not visited for a while and have no appointment are listed here.',
  },
  balances: {
    emptyTitle: 'Nobody owes anything',
    emptyText: 'Customers with open invoices or a balance below zero are listed here.',
  },
  ratings: {
    emptyTitle: 'No invoices to rate',
    emptyText: 'Invoices of the last weeks are listed here, with what their customers said.',
    stars: '{{stars}} of 5 stars',
  },
  birthdays: {
    emptyTitle: 'No birthdays recorded',
    emptyText: 'Customers with a date of birth are listed here, the next birthday first.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'customer-care': typeof en;
  }
}
