export const en = {
  search: 'Name, e-mail or role',
  emptyTitle: 'No team members yet',
  emptyText: 'The platform team is listed here.',
  add: 'Invite a team member',
  drawer: {
    title: 'Invite to the platform',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'A link to set the password is sent there. It is valid for 24 hours.',
    role: 'Role',
    submit: 'Send invitation',
    sent: 'Invitation sent',
  },
  role: { title: 'Role of {{name}}', submit: 'Save' },
  actions: {
    role: 'Change role',
    invite: 'Resend invitation',
    enable: 'Allow sign-in',
    reset: 'Reset two-step verification',
  },
  disable: { question: 'Disable {{name}}?', text: 'The user is signed out at once and can no longer sign in.' },
  reset: {
    question: 'Reset two-step verification of {{name}}?',
    text: 'The user is signed out and sets up a new authenticator at the next sign-in.',
  },
  roles: {
    title: 'Team roles',
    add: 'Add a role',
    builtIn: 'Built in',
    own: 'Custom',
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    edit: 'Edit',
    look: 'View',
    remove: 'Remove',
    removeQuestion: 'Remove the role {{name}}?',
    removeText: 'Only a role that is not in use can be removed.',
    drawerAdd: 'New role',
    englishName: 'English name',
    arabicName: 'Arabic name',
    permissions: 'Permissions',
    all: 'All',
    fixed: 'Built-in roles cannot be edited. Add a custom role instead.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-staff': typeof en;
  }
}
