export const en = {
  you: 'Your details',
  email: 'E-mail',
  noEmail: 'Not set',
  role: 'Role',
  salon: 'Your salon',
  salonName: 'Name',
  accountId: 'Account ID',
  businessType: 'Business type',
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
  changePassword: 'Change password',
  passwordNotHere: 'It can only be changed by the user, after signing in.',
  mobile: 'Mobile',
  mobileText: 'Codes to sign in again go to this number by WhatsApp.',
  noMobile: 'No mobile number yet.',
  newMobile: 'New mobile',
  sendCode: 'Send code',
  codeSent: 'We sent a code by WhatsApp to',
  code: 'Code',
  changeMobile: 'Change mobile',
  otherMobile: 'Another number',
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
