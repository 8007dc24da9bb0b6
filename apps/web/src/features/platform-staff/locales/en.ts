export const en = {
  search: 'Name, e-mail or role',
  emptyTitle: 'No staff yet',
  emptyText: 'People who work on the platform are listed here.',
  add: 'Invite somebody',
  drawer: {
    title: 'Invite to the platform',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'A link to set the password goes there. It is good for 24 hours.',
    role: 'Role',
    submit: 'Send invitation',
    sent: 'The invitation is on its way',
  },
  role: { title: 'Role of {{name}}', submit: 'Save' },
  actions: {
    role: 'Change role',
    invite: 'Send the invitation again',
    disable: 'Disable',
    enable: 'Let in again',
    reset: 'Reset second factor',
  },
  disable: { question: 'Disable {{name}}?', text: 'The person is signed out at once and can not come in any more.' },
  reset: {
    question: 'Reset the second factor of {{name}}?',
    text: 'The person is signed out and sets up a new authenticator at the next sign-in.',
  },
  roles: {
    title: 'Staff roles',
    add: 'Add a role',
    builtIn: 'Built in',
    own: 'Own',
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    edit: 'Change',
    look: 'View',
    remove: 'Remove',
    removeQuestion: 'Remove the role {{name}}?',
    removeText: 'Only a role nobody has can be removed.',
    drawerAdd: 'New role',
    englishName: 'English name',
    arabicName: 'Arabic name',
    permissions: 'What people with this role may do',
    all: 'All',
    fixed: 'Built-in roles can not be changed. Add a role of your own instead.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-staff': typeof en;
  }
}
