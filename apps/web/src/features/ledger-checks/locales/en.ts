export const en = {
  neverChecked: 'No salon has been checked yet. It happens every night.',
  checked: 'Last checked {{at}}',
  checkNow: 'Check now',
  started: 'The check has started. Results appear here as they come in.',
  figures: {
    salons: 'Salons checked',
    oldest: 'Oldest result {{at}}',
    broken: 'Salons with violations',
    violations: 'Violations',
    shown: 'The 100 worst salons are shown.',
    allAgree: 'Every amount agrees with every other',
  },
  list: 'What must always hold',
  holds: 'Holds',
  found: 'Found',
  expected: 'Expected',
  count_one: '{{shown}} violation',
  count_other: '{{shown}} violations',
  more_one: 'and {{shown}} more',
  more_other: 'and {{shown}} more',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'ledger-checks': typeof en;
  }
}
