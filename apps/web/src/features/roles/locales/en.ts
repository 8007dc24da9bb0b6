export const en = {
  title: 'Roles',
  search: 'Role',
  add: 'New role',
  emptyTitle: 'No roles yet',
  emptyText: 'A role says what people may see and do.',
  notFoundTitle: 'This role does not exist',
  notFoundText: 'It may have been deleted.',
  names: { english: 'English name', arabic: 'Arabic name' },
  nameTitle: 'Name',
  permissionsTitle: 'What it allows',
  wholeRole: 'Set all at once',
  level: 'Access level of {{module}}',
  byHand: 'Chosen one by one',
  builtInNote: 'Built-in roles can not be changed. Make a copy and change that.',
  ownerNote: 'The owner can not be edited, please contact the provider.',
  notYours: 'You do not hold this permission yourself',
  copy: 'Make a copy',
  copyOf: '{{name}} copy',
  disable: 'Disable',
  activate: 'Activate',
  disabled: 'Disabled',
  builtIn: 'Built in',
  remove: 'Delete',
  removeTitle: 'Delete this role?',
  removeText: 'Nobody has it any more.',
  replaceTitle: 'Delete this role',
  replaceText: 'Its people get another role in the same moment.',
  replaceWith: 'New role of its people',
  history: 'History',
  people: 'Who has it',
  nobody: 'Nobody has this role.',
  count_one: '{{count}} permission',
  count_other: '{{count}} permissions',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    roles: typeof en;
  }
}
