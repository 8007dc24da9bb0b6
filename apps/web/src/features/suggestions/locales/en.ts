export const en = {
  search: 'Suggestion',
  add: 'Send a suggestion',
  emptyTitle: 'What should we build next?',
  emptyText: 'Tell us what would make your day easier. You see here what became of it.',
  drawerTitle: 'Send a suggestion',
  submit: 'Send',
  title: 'In a few words',
  body: 'What happens today, and what would help?',
  sent: 'Thank you. We read every suggestion.',
  answer: 'Our answer',
  noAnswer: 'Not answered yet',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    suggestions: typeof en;
  }
}
