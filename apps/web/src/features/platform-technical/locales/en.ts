export const en = {
  errors: {
    search: 'Error or page',
    emptyTitle: 'No errors',
    emptyText:
      'When a screen fails at somebody, the error is reported here by itself; the same error is one line with a count.',
    solve: 'Mark as solved',
    reopen: 'Open again',
    times: 'Times',
    page: 'Page',
    browser: 'Browser',
    first: 'First seen',
    last: 'Last seen',
    trace: 'Where it happened',
  },
  suggestions: {
    search: 'Suggestion or salon',
    emptyTitle: 'No suggestions yet',
    emptyText: 'What salons wish for arrives here. They see the state and your answer.',
    answerTitle: 'Answer the suggestion',
    state: 'State',
    answer: 'Answer to the salon',
    answerHint: 'The salon reads it in its own list of suggestions.',
    from: '{{name}}, {{salon}}',
    respond: 'Answer',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-technical': typeof en;
  }
}
