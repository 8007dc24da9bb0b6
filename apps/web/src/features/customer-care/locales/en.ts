export const en = {
  pages: 'Care pages',
  tabs: {
    'merchant-pos-appointments-reminder': 'Reminders',
    'merchant-pos-no-show-reschedule': 'Missed appointments',
    'merchant-pos-birthday-congratulations': 'Birthdays',
    'merchant-pos-missed-customers': 'Missed customers',
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
    reminder: 'Remind of the appointment',
    no_show: 'Invite to book again',
    birthday: 'Congratulate',
    missed_customer: 'Invite to come back',
    action_one: 'Send {{count}} message',
    action_other: 'Send {{count}} messages',
  },
  sent_one: '{{count}} message is on its way',
  sent_other: '{{count}} messages are on their way',
  leftOut: {
    consent_one: 'Left out, because there is no consent: {{names}}',
    consent_other: '{{count}} are left out, because there is no consent: {{names}}',
    gone_one: '{{count}} is left out, because there is nothing to write about any more',
    gone_other: '{{count}} are left out, because there is nothing to write about any more',
    many_one: 'At most {{count}} at once',
    many_other: 'At most {{count}} at once',
  },
  recent: {
    title_one: 'Already written to a short time ago',
    title_other: '{{count}} were already written to a short time ago',
    one: '{{name}} got this message on {{when}}.',
    text: 'They are left out unless you say otherwise.',
    again: 'Send it again all the same',
  },
  reminders: {
    emptyTitle: 'Nobody to remind',
    emptyText: 'Appointments of today and the days to come are listed here.',
  },
  noShows: {
    emptyTitle: 'Nobody missed an appointment',
    emptyText: 'Visits marked as missed are listed here, so that they can be made up for.',
  },
  missedCustomers: {
    emptyTitle: 'Nobody is missed',
    emptyText: 'Customers who have not come for a while and have nothing booked are listed here.',
  },
  birthdays: {
    emptyTitle: 'No birthdays known',
    emptyText: 'Customers with a date of birth are listed here, the next birthday first.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'customer-care': typeof en;
  }
}
