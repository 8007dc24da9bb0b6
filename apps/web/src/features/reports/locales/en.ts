export const en = {
  search: 'Search reports, for example “late” or “no show”',
  shelves: 'Groups of reports',
  allReports: 'All reports',
  favourites: 'Favourites',
  favourite: 'Favourite: {{report}}',
  neverUsed: 'Not opened yet',
  noneTitle: 'No reports for you yet',
  noneText: 'Whoever manages the roles of the salon can open reports for you.',
  noFavouritesTitle: 'No favourites yet',
  noFavouritesText: 'Press the star of a report to keep it on top.',
  before: '{{days}}: {{shown}}',
  soFar: '{{now}} so far, {{days}}: {{shown}}',
  emptyTitle: 'Nothing in this period',
  emptyText: 'Choose another period or other filters.',
  notFoundTitle: 'This record does not exist',
  notFoundText: 'It may have been removed.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reports: typeof en;
  }
}
