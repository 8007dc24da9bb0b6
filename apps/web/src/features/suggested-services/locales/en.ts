export const en = {
  edit: 'Edit',
  disable: 'Stop suggesting',
  activate: 'Suggest again',
  englishName: 'English name',
  arabicName: 'Arabic name',
  kinds: 'Kinds of salon',
  group: 'Group',
  jobTime: 'Usual job time',
  minutes: 'min',
  groups: {
    search: 'Group name',
    add: 'Add a group',
    addTitle: 'New suggested group',
    editTitle: 'Edit suggested group',
    emptyTitle: 'No suggested groups',
    emptyText: 'Salons choose their categories from what is suggested here.',
  },
  services: {
    search: 'Service name',
    add: 'Add a service',
    addTitle: 'New suggested service',
    editTitle: 'Edit suggested service',
    emptyTitle: 'No suggested services',
    emptyText: 'Salons choose their services from what is suggested here and write their own prices.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'suggested-services': typeof en;
  }
}
