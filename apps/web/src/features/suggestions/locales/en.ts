export const en = {
  search: 'Suggestion',
  add: 'Send a suggestion',
  emptyTitle: 'What should we build next?',
  emptyText: 'Tell us what would make your day easier, and follow our reply here.',
  drawerTitle: 'Send a suggestion',
  submit: 'Send',
  title: 'Subject',
  body: 'What happens today, and what would help?',
  sent: 'Thank you. We read every suggestion.',
  answer: 'Our reply',
  noAnswer: 'No reply yet',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    suggestions: typeof en;
  }
}
