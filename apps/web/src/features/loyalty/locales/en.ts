export const en = {
  points: 'Points',
  worth: 'Worth',
  ending: 'Expire within a month',
  turn: 'Turn into a voucher',
  least: 'Points needed for a voucher: {{points}}',
  becomes: 'A voucher of {{value}} for this customer alone',
  turned: 'Voucher of {{value}}: {{code}}',
  emptyTitle: 'No points yet',
  emptyText: 'Points are earned with every invoice when loyalty is switched on in the accounting settings.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    loyalty: typeof en;
  }
}
