export const en = {
  search: 'Name or owner',
  open: 'Review',
  title: 'Property',
  from: 'Sent by {{owner}}',
  changes: 'What changed',
  published: 'Published now',
  proposed: 'New',
  nothing: 'empty',
  noChanges: 'Nothing that visitors see differs.',
  pictures: 'Pictures',
  approve: 'Approve and publish',
  approved: 'Approved and published',
  refuse: 'Reject',
  refused: 'The owner has been told why',
  reasonHint: 'The owner reads it',
  history: 'History',
  whole: 'As visitors will see it',
  lastReason: 'Rejected before: {{reason}}',
  addedEmpty: { title: 'No new properties', text: 'What owners send for review appears here.' },
  editedEmpty: { title: 'No changes to review', text: 'Changes to published properties appear here.' },
  activeEmpty: { title: 'No published properties', text: 'Approved properties appear here.' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'property-checks': typeof en;
  }
}
