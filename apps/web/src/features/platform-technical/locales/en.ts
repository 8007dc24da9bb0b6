export const en = {
  errors: {
    search: 'Error or page',
    emptyTitle: 'No errors',
    emptyText: 'Errors on users’ screens are reported here automatically; repeated errors are one line with a count.',
    solve: 'Mark as solved',
    reopen: 'Reopen',
    times: 'Times',
    page: 'Page',
    browser: 'Browser',
    first: 'First seen',
    last: 'Last seen',
    trace: 'Location',
  },
  suggestions: {
    search: 'Suggestion or salon',
    emptyTitle: 'No suggestions yet',
    emptyText: 'Suggestions from salons arrive here. They see the status and your reply.',
    answerTitle: 'Reply to the suggestion',
    state: 'Status',
    answer: 'Reply to the salon',
    answerHint: 'The salon sees it in its list of suggestions.',
    from: '{{name}}, {{salon}}',
    respond: 'Reply',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-technical': typeof en;
  }
}
