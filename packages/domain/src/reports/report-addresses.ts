import { merchant } from '../kernel/address-rows';

/** Every report has a page of its own, and each group of them leads to the first that one may open. */
export const reportAddresses = {
  'merchant-reports': merchant('/reports', 'signed-in'),
  'merchant-report-mails': merchant('/reports/by-email', 'reports.mail'),
  'merchant-general-reports': merchant('/general-reports', 'signed-in'),
  'merchant-accounting-reports': merchant('/accounting-reports', 'signed-in'),
  'merchant-inventory-reports': merchant('/inventory-reports', 'signed-in'),
  'merchant-management-reports': merchant('/management-reports', 'signed-in'),
  'merchant-general-reports-appointments-report': merchant(
    '/general-reports/appointments-report',
    'reports.appointments',
  ),
  'merchant-general-reports-checkin-checkout-report': merchant(
    '/general-reports/checkin-checkout-report',
    'reports.checkin-checkout',
  ),
  'merchant-inventory-reports-inventory-status': merchant(
    '/inventory-reports/inventory-status',
    'reports.inventory-status',
  ),
  'merchant-inventory-reports-inventory-movements': merchant(
    '/inventory-reports/inventory-movements',
    'reports.inventory-movements',
  ),
  'merchant-inventory-reports-internal-use-report': merchant(
    '/inventory-reports/internal-use-report',
    'reports.internal-use',
  ),
  'merchant-inventory-reports-most-used-products': merchant(
    '/inventory-reports/most-used-products',
    'reports.most-used-products',
  ),
  'merchant-inventory-reports-most-sold-products': merchant(
    '/inventory-reports/most-sold-products',
    'reports.most-sold-products',
  ),
  'merchant-management-reports-acitivities-report': merchant(
    '/management-reports/acitivities-report',
    'reports.activities',
  ),
  'merchant-management-reports-activities-report-summary': merchant(
    '/management-reports/activities-report-summary',
    'reports.activities-summary',
  ),
  'merchant-management-reports-detailed-attendence-report': merchant(
    '/management-reports/detailed-attendence-report',
    'reports.attendance',
  ),
  'merchant-management-reports-commulative-attendence-report': merchant(
    '/management-reports/commulative-attendence-report',
    'reports.attendance',
  ),
  'merchant-management-reports-employee-attendence-report-one': merchant(
    '/management-reports/employee-attendence-report/:employeeId',
    'reports.attendance',
  ),
  'merchant-management-reports-employees-commissions-report': merchant(
    '/management-reports/employees-commissions-report',
    'reports.commissions',
  ),
  'merchant-management-reports-employees-commissions-report-one': merchant(
    '/management-reports/employees-commissions-report/:employeeId',
    'reports.commissions',
  ),
  'merchant-management-reports-services-report': merchant('/management-reports/services-report', 'reports.services'),
  'merchant-management-reports-customers-discount-report': merchant(
    '/management-reports/customers-discount-report',
    'reports.customers-discount',
  ),
  'merchant-management-reports-unused-customers-offers-report': merchant(
    '/management-reports/unused-customers-offers-report',
    'reports.unused-offers',
  ),
  'merchant-management-reports-active-gifts-cards': merchant(
    '/management-reports/active-gifts-cards',
    'reports.gift-cards',
  ),
  'merchant-management-reports-used-gifts-cards': merchant(
    '/management-reports/used-gifts-cards',
    'reports.gift-cards',
  ),
  'merchant-management-reports-expired-gifts-cards': merchant(
    '/management-reports/expired-gifts-cards',
    'reports.gift-cards',
  ),
  'merchant-management-reports-surveys-report': merchant('/management-reports/surveys-report', 'reports.surveys'),
  'merchant-management-reports-complaints': merchant('/management-reports/complaints', 'reports.complaints'),
  'merchant-management-reports-online-daily-visit': merchant(
    '/management-reports/online-daily-visit',
    'reports.online-visits',
  ),
  'merchant-management-reports-historical-data-for-customers-types': merchant(
    '/management-reports/historical-data-for-customers-types',
    'reports.customer-types',
  ),
  'merchant-management-reports-forecast': merchant('/management-reports/forecast', 'reports.forecast'),
  'merchant-accounting-reports-daily-payments-summary': merchant(
    '/accounting-reports/daily-payments-summary',
    'reports.daily-payments',
  ),
  'merchant-accounting-reports-monthly-payments-summary': merchant(
    '/accounting-reports/monthly-payments-summary',
    'reports.monthly-payments',
  ),
  'merchant-accounting-reports-credit-notes': merchant('/accounting-reports/credit-notes', 'reports.credit-notes'),
  'merchant-accounting-reports-profit-and-loss': merchant(
    '/accounting-reports/profit-and-loss',
    'reports.profit-and-loss',
  ),
  'merchant-accounting-reports-vat-report': merchant('/accounting-reports/vat-report', 'reports.vat'),
  'merchant-accounting-reports-journal': merchant('/accounting-reports/journal', 'reports.profit-and-loss'),
};
