export const en = {
  search: 'Name, brand or barcode',
  add: 'Add a product',
  edit: 'Edit',
  disable: 'Stop offering',
  activate: 'Offer again',
  addTitle: 'New suggested product',
  editTitle: 'Edit suggested product',
  englishName: 'English name',
  arabicName: 'Arabic name',
  barcode: 'Barcode',
  barcodeHint: '4 to 32 digits and letters',
  owner: 'Brand',
  emptyTitle: 'The catalogue is empty',
  emptyText: 'Salons choose what they sell from these products and enter their own prices.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'suggested-products': typeof en;
  }
}
