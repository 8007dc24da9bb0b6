export const en = {
  title: 'Partner salons',
  text: 'Those who look at this property see what these salons offer. Whoever stays can request an appointment during the stay, and the salon answers.',
  address: 'Booking address of the salon',
  addressText: 'Its link, or the name at the end of it',
  add: 'Add salon',
  closed: 'Booking page is closed',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',
  question: 'Remove {{name}}?',
  questionText: 'It disappears from the page of the property. What renters requested before stays with the salon.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'property-partners': typeof en;
  }
}
