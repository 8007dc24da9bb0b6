import type { Rule } from './statement-rules';

/** `role`: only when it is sent as this role of the database. */
type Exception = { file: string; rules: readonly Rule[]; why: string; role?: 'rawnaq_platform' };

/**
 * Where the platform reads or tidies all accounts on purpose. Locking rows there stays forbidden: rule "lock" is in
 * none of them.
 */
const across = (file: string, why: string): Exception => ({ file, rules: ['account'], why });

/** Statements that may break a rule, by the file (or folder) of the product that sends them. */
export const EXCEPTIONS: readonly Exception[] = [
  { ...across('http/lists/list.query.ts', 'lists of the staff over all salons'), role: 'rawnaq_platform' },
  across('modules/platform-merchants/', 'lists of the staff over all salons'),
  across('modules/platform-trackers/', 'lists of the staff over all salons'),
  across('modules/platform-dashboard/', 'figures of the staff over all salons'),
  across('modules/platform-checks/', 'lists of the staff over all salons'),
  across('modules/suggestions/', 'suggestions of all salons, read by the staff'),
  across('modules/services/added-entries.repo.ts', 'what salons made themselves, read by the staff'),
  across('modules/products/product-requests.repo.ts', 'what salons asked for, read by the staff'),
  across('modules/services/taken-suggestions.repo.ts', 'how many salons took a suggestion'),
  across('modules/products/selling.repo.ts', 'how many salons sell a product'),
  across('sessions/overdue-visits.repo.ts', 'visits of the staff whose hour is over'),
  across('modules/ledger-checks/ledger-checks.repo.ts', 'what was found in all salons, read by the staff'),
  across('modules/forecast/due-salons.repo.ts', 'salons whose day has turned'),
  across('modules/housekeeping/', 'old rows of all accounts'),
  across('modules/customers/customer-types.repo.ts', 'the clock moves for everybody'),
  across('modules/employees/papers.repo.ts', 'papers near their day, of everybody'),
  across('modules/appointments/clockwork.repo.ts', 'what is due now, of everybody'),
  across('modules/customer-care/care.repo.ts', 'what is due now, of everybody'),
  across('modules/complaints/late-complaints.repo.ts', 'what is due now, of everybody'),
  across('modules/surveys/accounts-to-ask.repo.ts', 'what is due now, of everybody'),
  across('modules/property-stays/due.repo.ts', 'what is due now, of everybody'),
  across('modules/payment-links/', 'links that are open at a provider, of everybody'),
  across('modules/messages/messages.job.ts', 'calls that were cut off, of everybody'),
  across('modules/messages/all-accounts.repo.ts', 'old notices, and messages that wait for the platform’s own number'),
  across('modules/message-lines/lines-to-ask.repo.ts', 'lines that are asked how they are, of everybody'),
  across('modules/notifications/all-accounts.repo.ts', 'a browser that somebody of another salon used'),
  across('modules/auth/users.repo.ts', 'an owner is found by her mobile'),
  across('modules/accounts/accounts.repo.ts', 'an owner is found by her mobile'),
  across('modules/system/', 'is there anybody yet'),
  {
    file: 'demo/',
    rules: ['account', 'insert-select', 'shared'],
    why: 'the world of examples is made in an empty database of one server, never in production',
  },
];
