export const en = {
  tabs: 'Notifications',
  all: 'All',
  settings: 'Settings',
  show: 'Show',
  everything: 'All',
  unread: 'Unread',
  type: 'Type',
  everyType: 'All types',
  markAllRead: 'Mark all as read',
  markTypeRead: 'Mark as read',
  empty: 'No notifications yet',
  emptyText: 'Online bookings, low stock, complaints and whatever else needs you appears here.',
  allRead: 'Nothing unread',
  allReadText: 'You are up to date.',
  types: 'What you are told',
  typesText: 'For you alone. Your colleagues choose for themselves.',
  noTypes: 'Your role has no notifications.',
  inApp: 'In the app',
  push: 'On devices',
  switch: '{{type}}: {{place}}',
  devices: {
    title: 'Devices',
    text: 'Notifications on your phone or computer, even while Rawnaq is closed.',
    none: 'No device yet.',
    thisOne: 'This device',
    since: 'since {{date}}',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off for this device',
    remove: 'Remove',
    removeOf: 'Remove {{device}}',
    removeTitle: 'Remove this device?',
    removeText: 'It gets no more notifications until they are turned on there again.',
    impossible: 'This browser has no notifications. On an iPhone, add Rawnaq to the home screen first.',
    refused: 'Notifications from this site are blocked. Allow them in the settings of the browser.',
    failed: 'The browser could not turn on notifications. Check its connection and try again.',
    choose: 'Choose what you are told',
    unknown: 'Unknown device',
    on: '{{browser}} on {{system}}',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: typeof en;
  }
}
