export const en = {
  search: 'Search by title',
  add: 'Add banner',
  addTitle: 'New banner',
  edit: 'Edit',
  editTitle: 'Edit banner',
  on: 'Switch on',
  off: 'Switch off',
  remove: 'Remove',
  removeTitle: 'Remove this banner?',
  removeText: '“{{title}}” with its views and clicks is deleted permanently.',
  linkNote: 'A page of ours, such as /search?type=farm, or an address that begins with https://',
  picture: 'Picture',
  emptyTitle: 'No banners yet',
  emptyText:
    'A banner appears above the search of places to stay on the days you choose; views and clicks are counted.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'property-banners': typeof en;
  }
}
