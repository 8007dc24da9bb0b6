export const en = {
  title: 'Roles',
  search: 'Role',
  add: 'New role',
  emptyTitle: 'No roles yet',
  emptyText: 'A role defines what its users can see and do.',
  notFoundTitle: 'Role not found',
  notFoundText: 'It may have been removed.',
  names: { english: 'English name', arabic: 'Arabic name' },
  nameTitle: 'Name',
  permissionsTitle: 'Permissions',
  wholeRole: 'Set all',
  level: 'Access level of {{module}}',
  byHand: 'Custom',
  builtInNote: 'Built-in roles cannot be edited. Create a copy and edit that.',
  ownerNote: 'The owner cannot be edited, please contact the provider.',
  notYours: 'You do not have this permission yourself',
  copy: 'Create a copy',
  copyOf: '{{name}} copy',
  disabled: 'Disabled',
  builtIn: 'Built in',
  remove: 'Remove',
  removeTitle: 'Remove this role?',
  removeText: 'It is no longer in use.',
  replaceTitle: 'Remove this role',
  replaceText: 'Its users get another role at the same time.',
  replaceWith: 'New role of its users',
  history: 'History',
  people: 'Users with this role',
  nobody: 'No users have this role.',
  count_one: '{{count}} permission',
  count_other: '{{count}} permissions',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    roles: typeof en;
  }
}
