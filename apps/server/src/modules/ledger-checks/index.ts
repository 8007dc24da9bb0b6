export { checkSalons, unknownSalons } from './check-salons';
export { runChecks } from './run-checks';
export { ledgerCheckJobs } from './ledger-checks.job';
