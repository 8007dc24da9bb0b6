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
  'merchant-accounting-reports-daily-payments-summary': 'daily-payments',
  'merchant-accounting-reports-monthly-payments-summary': 'monthly-payments',
  'merchant-accounting-reports-profit-and-loss': 'profit-and-loss',
  'merchant-accounting-reports-journal': 'journal',
  'merchant-accounting-suppliers-one': 'supplier-statement',
  'merchant-accounting-reports-vat-report': 'vat-report',
  'merchant-inventory-reports-inventory-status': 'inventory-status',
  'merchant-inventory-reports-inventory-movements': 'inventory-movements',
  'merchant-inventory-reports-internal-use-report': 'internal-use-report',
  'merchant-inventory-reports-most-used-products': 'most-used-products',
  'merchant-inventory-reports-most-sold-products': 'most-sold-products',
  'merchant-management-reports-services-report': 'services-report',
  'merchant-management-reports-acitivities-report': 'activities-report',
  'merchant-management-reports-activities-report-summary': 'activities-summary',
  'merchant-management-reports-employees-commissions-report': 'commissions-report',
  'merchant-management-reports-employees-commissions-report-one': 'employee-commissions',
  'merchant-management-reports-customers-discount-report': 'customers-discount',
  'merchant-management-reports-detailed-attendence-report': 'detailed-attendance',
  'merchant-management-reports-commulative-attendence-report': 'cumulative-attendance',
  'merchant-management-reports-employee-attendence-report-one': 'employee-attendance',
  'merchant-management-reports-unused-customers-offers-report': 'unused-packages',
  'merchant-management-reports-active-gifts-cards': 'active-gift-cards',
  'merchant-management-reports-used-gifts-cards': 'used-gift-cards',
  'merchant-management-reports-expired-gifts-cards': 'expired-gift-cards',
  'merchant-management-reports-surveys-report': 'surveys-report',
  'merchant-management-reports-complaints-report': 'complaints-report',
  'merchant-management-reports-online-daily-visit': 'online-visits',
  'merchant-accounting-reports-credit-notes': 'credit-notes',
  'merchant-management-reports-historical-data-for-customers-types': 'customer-types',
} as const satisfies Partial<Record<AddressName, PageWord>>;
export type ReportAddress = keyof typeof reportPages;

/** A report has a right of its own: that of its address. */
export function permissionOf(address: ReportAddress): Permission {
  const { access } = addresses[address];
  if (access === 'signed-in' || access === 'public') throw new Error(`${address} has no permission of its own`);
  return access;
}
