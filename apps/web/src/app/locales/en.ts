export const en = {
  titleOf: '{{page}} · Rawnaq',
  ok: 'OK',
  loading: 'Loading',
  failure: {
    heading: 'This is not possible',
    unexpected: 'Sorry there is an error happened',
    unexpectedMore: 'We have been told about it. The page will load again; what was saved is safe.',
    reload: 'Load the page again',
    offlineMore: 'This window closes by itself as soon as the connection is back.',
    serverAway: 'Server is disconnected, please try again later',
    serverAwayMore: 'We keep trying; there is nothing you need to do.',
  },
  noPermission: {
    title: 'No permission',
    heading: 'You do not have permission to open this page',
    advice: 'Please contact the system admin if you need it for your work.',
    home: 'Go to the start page',
  },
  banner: {
    impersonation: '{{manager}} is working in this salon as its owner',
    endImpersonation: 'End this visit',
    training: 'This is the training salon. Nothing you do here reaches real customers',
    leaveTraining: 'Leave training',
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
