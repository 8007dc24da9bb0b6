export const en = {
  empty: {
    title: 'No favourites yet',
    text: 'Tap the heart of a place you like, here or on the public pages, and it waits for you on every device.',
    find: 'Find a place',
  },
  keep: 'Add {{name}} to favourites',
  remove: 'Remove {{name}} from favourites',
  removed: 'Removed',
  undo: 'Undo',
  weekday: 'weekday',
  weekend: 'weekend',
  noDeposit: 'No security deposit',
  people_one: 'for {{count}} person',
  people_other: 'up to {{count}} people',
  bedrooms: 'Bedrooms',
  search: 'Name or place',
  type: 'Type',
  emirate: 'Emirate',
  price: 'Price a night',
  capacity: 'How many people',
  deposit: 'Security deposit',
  sort: 'Order',
  any: 'Any',
  clear: 'Clear all',
  found_one: '{{count}} place',
  found_other: '{{count}} places',
  nothing: { title: 'No matching results', text: 'Remove one of the filters, or look in another emirate.' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'property-favourites': typeof en;
  }
}
