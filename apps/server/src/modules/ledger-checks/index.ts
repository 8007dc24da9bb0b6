export { checkSalons, unknownSalons } from './check-salons';
export { runChecks } from './run-checks';
export { findCheckedSalons as checkedSalons, salonIds } from './ledger-checks.repo';
export { brokenSalons } from './broken-salons';
export { ledgerCheckJobs } from './ledger-checks.job';
