export const en = {
  decide: 'Decide',
  decision: 'Decision',
  approve: 'Approve: suggest it to salons of this kind',
  reject: 'Reject: the salon keeps it for itself',
  reason: 'Reason',
  reasonHint: 'The salon reads it',
  suggestedGroup: 'Suggested group',
  suggestedGroupHint: 'Where salons will find it',
  from: 'Added by {{salon}}',
  groups: {
    search: 'Group name',
    title: 'Look at a group',
    emptyTitle: 'No groups to look at',
    emptyText: 'Groups that salons make themselves appear here.',
  },
  services: {
    search: 'Service name',
    title: 'Look at a service',
    emptyTitle: 'No services to look at',
    emptyText: 'Services that salons make themselves appear here.',
  },
  products: {
    search: 'Name or barcode',
    title: 'Look at a product',
    editTitle: 'Look at a correction',
    from: 'Asked by {{salon}}',
    approveAdded: 'Approve: put it into the catalogue',
    rejectAdded: 'Reject: it stays out of the catalogue',
    approveEdited: 'Approve: change it for all salons',
    rejectEdited: 'Reject: it stays as it is',
    englishName: 'English name',
    arabicName: 'Arabic name',
    owner: 'Brand or maker',
    known: 'The catalogue has this barcode by now, as “{{name}}”. Approving links the request to it.',
    same: 'The catalogue already says all of this.',
    addedEmptyTitle: 'No products asked for',
    addedEmptyText: 'Products that salons miss in the catalogue appear here.',
    editedEmptyTitle: 'No corrections asked for',
    editedEmptyText: 'What salons find wrong in the catalogue appears here.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-checks': typeof en;
  }
}
