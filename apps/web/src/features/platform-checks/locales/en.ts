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
  groups: { search: 'Group name', title: 'Look at a group', emptyTitle: 'No groups to look at', emptyText: 'Groups that salons make themselves appear here.' },
  services: { search: 'Service name', title: 'Look at a service', emptyTitle: 'No services to look at', emptyText: 'Services that salons make themselves appear here.' },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-checks': typeof en;
  }
}
