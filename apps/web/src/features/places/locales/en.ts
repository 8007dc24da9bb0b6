export const en = {
  search: 'Name or code',
  countriesEmpty: 'No countries',
  citiesEmpty: 'No cities',
  emptyText: 'These are offered in registration and forms, in this order.',
  add: 'Add a city',
  addTitle: 'New city',
  edit: 'Edit',
  englishName: 'English name',
  arabicName: 'Arabic name',
  country: 'Country',
  position: 'Order',
  offered: 'Offered in forms',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    places: typeof en;
  }
}
