export const en = {
  search: 'Title',
  add: 'Write an update',
  edit: 'Edit',
  publish: 'Publish',
  withdraw: 'Withdraw',
  addTitle: 'New update',
  editTitle: 'Edit update',
  englishTitle: 'English title',
  arabicTitle: 'Arabic title',
  englishBody: 'English text',
  arabicBody: 'Arabic text',
  draftNote: 'It is kept as a draft. Salons see it once you publish it.',
  publishTitle: 'Publish this update?',
  publishText: 'Everybody in every salon sees “{{title}}” once on the home page.',
  emptyTitle: 'No updates yet',
  emptyText: 'Tell salons what is new: everybody sees each update once, in their language.',
  news: 'New in Rawnaq',
  gotIt: 'Got it',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-updates': typeof en;
  }
}
