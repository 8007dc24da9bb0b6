export const en = {
  title: 'My day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  days: 'Days',
  visits_one: '{{count}} appointment',
  visits_other: '{{count}} appointments',
  hours: 'Your hours: {{hours}}',
  away: { leave: 'You are on leave', holiday: 'The salon is closed', closed: 'Your day off' },
  freeTitle: 'Nothing booked',
  freeText: 'New appointments appear here by themselves.',
  block: 'Closed time',
  first: 'First visit',
  online: 'Booked online',
  with: 'Together with {{names}}',
  checkIn: 'Check in',
  nobodyTitle: 'This login is nobody’s day',
  nobodyText: 'Only logins that belong to an employee have appointments of their own.',
  feed: {
    title: 'In your phone’s calendar',
    off: 'Make an address, and add it to your phone as a calendar subscription. It shows times, services and short names, never a number.',
    on: 'Your address was made on {{date}}.',
    read: 'Last read on {{date}}.',
    neverRead: 'No calendar has read it yet.',
    make: 'Make the address',
    renew: 'Make a new one',
    end: 'End it',
    address: 'The address of your calendar',
    once: 'It is shown only now. Whoever has it sees your appointments.',
    copy: 'Copy the address',
    renewTitle: 'Make a new address?',
    renewText: 'The old one ends at once, on every phone that has it.',
    endTitle: 'End the address?',
    endText: 'Calendars that have it stop showing your appointments.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'my-day': typeof en;
  }
}
