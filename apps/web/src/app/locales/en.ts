export const en = {
  titleOf: '{{page}} · Rawnaq',
  ok: 'OK',
  failure: {
    heading: 'This is not possible',
    unexpected: 'Sorry there is an error happened',
    unexpectedMore: 'We have been notified. The page will reload; your saved data is safe.',
    reload: 'Reload the page',
    offlineMore: 'This window closes automatically as soon as the connection is back.',
    serverAway: 'Server is disconnected, please try again later',
    serverAwayMore: 'We are retrying automatically; you do not need to do anything.',
  },
  noPermission: {
    title: 'No permission',
    heading: 'You do not have permission to open this page',
    advice: 'Please contact the system admin if you need it for your work.',
    home: 'Go to Home',
  },
  banner: {
    impersonation: '{{manager}} is logged in to this salon as its owner',
    endImpersonation: 'End session',
    training: 'This is the training salon. Nothing you do here reaches real customers',
    leaveTraining: 'Leave training',
    trial_one: 'The trial ends in {{count}} day, on {{date}}.',
    trial_other: 'The trial ends in {{count}} days, on {{date}}.',
    trialToday: 'The trial ends today.',
    ending_one: 'The account ends in {{count}} day, on {{date}}.',
    ending_other: 'The account ends in {{count}} days, on {{date}}.',
    endingToday: 'The account ends today.',
    grace:
      'The account ended on {{date}}. You can still work until {{until}}; then sign-in, online booking and messages stop.',
    paySubscription: 'Pay now',
    choosePackage: 'Choose a package',
  },
  search: {
    pages: 'Pages',
    customers: 'Customers',
    employees: 'Employees',
    appointments: 'Appointments',
    services: 'Services',
    categories: 'Categories',
    offers: 'Packages',
    products: 'Products',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    app: typeof en;
  }
}
