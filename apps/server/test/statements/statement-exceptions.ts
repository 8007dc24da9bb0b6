import type { Rule } from './statement-rules';

/**
 * `role`: only when it is sent as this role of the database. `asks`: the statements stand in other files, which are
 * excused where this one asks them.
 */
export type Exception = {
  file: string;
  rules: readonly Rule[];
  why: string;
  role?: 'rawnaq_platform';
  asks?: true;
};

/**
 * Where the platform reads or tidies all accounts on purpose. Locking rows there stays forbidden: rule "lock" is in
 * none of them.
 */
const across = (file: string, why: string): Exception => ({ file, rules: ['account'], why });

export const DEMO_FOLDER = 'demo/';
const DEMO = 'the world of examples is made in an empty database of one server, never in production';

/** Statements that may break a rule, by the file (or folder) of the product that sends them. */
export const EXCEPTIONS: readonly Exception[] = [
  { ...across('http/lists/list.query.ts', 'lists of the staff over all salons'), role: 'rawnaq_platform' },
  { ...across('http/lists/search.query.ts', 'searches of these lists'), role: 'rawnaq_platform' },
  across('modules/platform-merchants/', 'lists of the staff over all salons'),
  across('modules/platform-contracts/merchants.repo.ts', 'salons the staff writes a contract for'),
  across('modules/platform-invoices/merchants.query.ts', 'salons the staff bills'),
  across('modules/platform-backups/merchants.repo.ts', 'salons the staff brings back'),
  across('modules/platform-backups/platform-backups.repo.ts', 'which salons were brought back, read by the staff'),
  across('modules/operations/operations.repo.ts', 'how the whole installation is, read by the staff'),
  across('modules/platform-dashboard/', 'figures of the staff over all salons'),
  across('modules/platform-checks/', 'lists of the staff over all salons'),
  across('modules/services/taken-suggestions.repo.ts', 'how many salons took a suggestion'),
  across('modules/products/selling.repo.ts', 'how many salons sell a product'),
  across('sessions/overdue-visits.repo.ts', 'visits of the staff whose hour is over'),
  across('modules/ledger-checks/ledger-checks.repo.ts', 'what was found in all salons, read by the staff'),
  across('modules/forecast/due-salons.repo.ts', 'salons whose day has turned'),
  { ...across('modules/housekeeping/', 'old rows of all accounts'), asks: true },
  across('modules/customers/customer-types.repo.ts', 'the clock moves for everybody'),
  across('modules/employees/papers.repo.ts', 'papers near their day, of everybody'),
  across('modules/appointments/clockwork.repo.ts', 'what is due now, of everybody'),
  across('modules/customer-care/care.repo.ts', 'what is due now, of everybody'),
  across('modules/complaints/late-complaints.repo.ts', 'what is due now, of everybody'),
  across('modules/surveys/accounts-to-ask.repo.ts', 'what is due now, of everybody'),
  across('modules/property-stays/due.repo.ts', 'what is due now, of everybody'),
  across('modules/campaigns/due.repo.ts', 'what is due now, of everybody'),
  across('modules/report-mails/due.repo.ts', 'what is due now, of everybody'),
  across('modules/backups/due.repo.ts', 'what is due now or over, of everybody'),
  across('modules/exports/due.repo.ts', 'files whose time is over, of everybody'),
  across('worker/every-salon.repo.ts', 'each salon in its turn'),
  across('modules/bot/simulated-phone.repo.ts', 'salons whose customers the staff may play'),
  across('modules/payment-links/', 'links that are open at a provider, of everybody'),
  across('modules/messages/messages.job.ts', 'calls that were cut off, of everybody'),
  across('modules/messages/all-accounts.repo.ts', 'old notices, and messages that wait for the platform’s own number'),
  across('modules/message-lines/lines-to-ask.repo.ts', 'lines that are asked how they are, of everybody'),
  across('modules/notifications/all-accounts.repo.ts', 'a browser that somebody of another salon used'),
  across('modules/auth/owner-mobiles/', 'an owner is found by her mobile'),
  { file: DEMO_FOLDER, rules: ['account', 'insert-select'], why: DEMO },
  { file: DEMO_FOLDER, rules: ['shared'], why: DEMO, asks: true },
];

/** Each rule it excuses from has to be needed somewhere. */
export const nameOf = ({ file }: Pick<Exception, 'file'>, rule: Rule): string => `${file}: ${rule}`;
