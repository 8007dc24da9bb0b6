import { addresses, type AddressName } from '../kernel/addresses';
import type { PageWord } from '../kernel/page-words';
import type { Permission } from '../kernel/permissions';

/**
 * The address of every report and its word, in the order of the library. Menu, search and router need no more than
 * this, so that definitions come with the page that shows them.
 */
export const reportPages = {
  'merchant-general-reports-appointments-report': 'appointments-report',
  'merchant-general-reports-checkin-checkout-report': 'checkin-report',
  'merchant-management-reports-detailed-attendence-report': 'detailed-attendance',
  'merchant-management-reports-commulative-attendence-report': 'cumulative-attendance',
  'merchant-management-reports-employee-attendence-report-one': 'employee-attendance',
  'merchant-management-reports-online-daily-visit': 'online-visits',
  'merchant-management-reports-historical-data-for-customers-types': 'customer-types',
} as const satisfies Partial<Record<AddressName, PageWord>>;
export type ReportAddress = keyof typeof reportPages;

/** A report has a right of its own: that of its address. */
export function permissionOf(address: ReportAddress): Permission {
  const { access } = addresses[address];
  if (access === 'signed-in' || access === 'public') throw new Error(`${address} has no permission of its own`);
  return access;
}
