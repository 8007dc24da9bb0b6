export const en = {
  edit: 'Edit',
  disable: 'Stop suggesting',
  activate: 'Suggest again',
  englishName: 'English name',
  arabicName: 'Arabic name',
  kinds: 'Salon types',
  group: 'Group',
  jobTime: 'Usual duration',
  minutes: 'min',
  groups: {
    search: 'Group name',
    add: 'Add a group',
    addTitle: 'New suggested group',
    editTitle: 'Edit suggested group',
    emptyTitle: 'No suggested groups',
    emptyText: 'Salons choose their categories from these suggestions.',
  },
  services: {
    search: 'Service name',
    add: 'Add a service',
    addTitle: 'New suggested service',
    editTitle: 'Edit suggested service',
    emptyTitle: 'No suggested services',
    emptyText: 'Salons choose their services from these suggestions and enter their own prices.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'suggested-services': typeof en;
  }
}
