export const en = {
  title: 'My day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  days: 'Days',
  visits_one: '{{count}} appointment',
  visits_other: '{{count}} appointments',
  hours: 'Working hours: {{hours}}',
  away: { leave: 'You are on leave', holiday: 'The salon is closed', closed: 'Your day off' },
  freeTitle: 'No appointments',
  freeText: 'New appointments appear here automatically.',
  block: 'Block time',
  first: 'First visit',
  online: 'Booked online',
  with: 'Together with {{names}}',
  checkIn: 'Check in',
  nobodyTitle: 'This user has no appointments',
  nobodyText: 'Only users linked to an employee have appointments of their own.',
  feed: {
    title: 'In your phone’s calendar',
    off: 'Create a link and add it to your phone as a calendar subscription. It shows times, services and short names, never a mobile number.',
    on: 'Your link was created on {{date}}.',
    read: 'Last used on {{date}}.',
    neverRead: 'Not used by any calendar yet.',
    make: 'Create link',
    renew: 'Create new link',
    end: 'Remove link',
    address: 'Your calendar link',
    once: 'It is shown only once. Anyone who has it can see your appointments.',
    copy: 'Copy link',
    renewTitle: 'Create a new link?',
    renewText: 'The previous link stops working at once, on every phone that uses it.',
    endTitle: 'Remove the link?',
    endText: 'Calendars that use it stop showing your appointments.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'my-day': typeof en;
  }
}
