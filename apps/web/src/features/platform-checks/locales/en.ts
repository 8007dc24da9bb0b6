export const en = {
  decide: 'Review',
  decision: 'Decision',
  approve: 'Approve: suggest it to salons of this type',
  reject: 'Reject: the salon keeps it for itself',
  reason: 'Reason',
  reasonHint: 'Visible to the salon',
  suggestedGroup: 'Suggested group',
  suggestedGroupHint: 'Where salons will find it',
  from: 'Added by {{salon}}',
  groups: {
    search: 'Group name',
    title: 'Review group',
    emptyTitle: 'No groups to review',
    emptyText: 'Groups created by salons appear here.',
  },
  services: {
    search: 'Service name',
    title: 'Review service',
    emptyTitle: 'No services to review',
    emptyText: 'Services created by salons appear here.',
  },
  products: {
    search: 'Name or barcode',
    title: 'Review product',
    editTitle: 'Review correction',
    from: 'Requested by {{salon}}',
    approveAdded: 'Approve: add it to the catalogue',
    rejectAdded: 'Reject: do not add it to the catalogue',
    approveEdited: 'Approve: change it for all salons',
    rejectEdited: 'Reject: it stays as it is',
    englishName: 'English name',
    arabicName: 'Arabic name',
    owner: 'Brand',
    known: 'The catalogue already has this barcode as “{{name}}”. Approving links the request to it.',
    same: 'The catalogue already matches this request.',
    addedEmptyTitle: 'No products requested',
    addedEmptyText: 'Products that salons request for the catalogue appear here.',
    editedEmptyTitle: 'No corrections requested',
    editedEmptyText: 'Corrections that salons request for the catalogue appear here.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-checks': typeof en;
  }
}
