export const en = {
  empty: {
    title: 'Nothing kept yet',
    text: 'Tap the heart of a place you like, here or on the public pages, and it waits for you on every device.',
    find: 'Find a place',
  },
  keep: 'Keep {{name}}',
  remove: 'Remove {{name}} from favourites',
  removed: 'Removed',
  undo: 'Undo',
  weekday: 'weekday',
  weekend: 'weekend',
  noDeposit: 'No deposit',
  people_one: 'for {{count}} person',
  people_other: 'up to {{count}} people',
  bedrooms: 'Bedrooms',
  search: 'Name or place',
  type: 'Type',
  emirate: 'Emirate',
  price: 'Price a night',
  capacity: 'How many people',
  deposit: 'Deposit',
  sort: 'Order',
  any: 'Any',
  clear: 'Clear all',
  found: '{{count}} places',
  nothing: { title: 'No place fits', text: 'Remove one of the filters, or look in another emirate.' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'property-favourites': typeof en;
  }
}
