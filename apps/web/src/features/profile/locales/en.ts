export const en = {
  title: 'My profile',
  you: 'You',
  email: 'E-mail',
  noEmail: 'None on record',
  role: 'Role',
  salon: 'Your salon',
  salonName: 'Name',
  accountId: 'Account ID',
  businessType: 'Kind of business',
  country: 'Country',
  currency: 'Currency',
  timeZone: 'Time zone',
  status: 'Status',
  trialUntil: 'Trial until {{date}}',
  display: 'Language and colours',
  displayText: 'For this device. Your messages follow the language you use.',
  language: 'Language',
  colours: 'Colours',
  password: 'Password',
  passwordText: 'When you change it, your other sessions end.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change the password',
  passwordNotHere: 'It can be changed only by its owner, after signing in.',
  welcome: {
    hello: 'Welcome, {{name}}',
    note: 'You are signed in as a property owner.',
    account: 'Your access',
    accountText: 'This is the e-mail you sign in with. Language, colours and password are in your profile.',
    toProfile: 'Open my profile',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof en;
  }
}
