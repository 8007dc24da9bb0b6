export const en = {
  search: 'Address, salon or note',
  keep: 'Reserve an address',
  keepTitle: 'Reserve an address for the platform',
  keepNote: 'No salon can take it until you release it.',
  release: 'Release',
  releaseTitle: 'Release “{{alias}}”?',
  releaseText: 'Any salon may take it from then on.',
  change: 'Change',
  changeTitle: 'Another address for {{salon}}',
  changeNote: 'The old address no longer opens the page. The owner is told at once, with your reason.',
  visit: 'Open the page',
  alias: 'Address',
  aliasHint: 'English letters and digits',
  note: 'Note',
  reason: 'Reason',
  emptyTitle: 'No addresses yet',
  emptyText: 'A salon chooses the address of its booking page in its online settings.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-aliases': typeof en;
  }
}
