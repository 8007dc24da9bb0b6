export const en = {
  search: 'Search reports, for example “late” or “no show”',
  shelves: 'Groups of reports',
  allReports: 'All reports',
  favourites: 'Favourites',
  favourite: 'Favourite: {{report}}',
  neverUsed: 'Not opened yet',
  noneTitle: 'No reports available',
  noneText: 'The person who manages roles in the salon can give you access to reports.',
  noFavouritesTitle: 'No favourites yet',
  noFavouritesText: 'Press the star of a report to keep it at the top.',
  before: '{{days}}: {{shown}}',
  soFar: '{{now}} so far, {{days}}: {{shown}}',
  emptyTitle: 'No data in this period',
  emptyText: 'Choose another period or other filters.',
  emptyDayTitle: 'No data on this date',
  emptyDayText: 'Choose another date or other filters.',
  emptyNowTitle: 'No data yet',
  emptyNowText: 'There is nothing to show at the moment.',
  refusedTitle: 'This cannot be shown',
  notFoundTitle: 'Record not found',
  notFoundText: 'It may have been removed.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reports: typeof en;
  }
}
