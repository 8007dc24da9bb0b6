import { manager, merchant, row, type AddressRow } from './address-rows';
import { hostAddresses } from '../hosts/host-addresses';
import { operationAddresses } from '../operations/operation-addresses';
import { contactAddresses } from '../contact-messages/contact-addresses';
import { contractAddresses } from '../platform-contracts/contract-addresses';
import { feedbackAddresses } from '../surveys/feedback-addresses';
import { reportAddresses } from '../reports/report-addresses';
import { settingAddresses } from '../settings/setting-addresses';
import type { Language } from './localized';

export { splitLanguage } from './text/language-prefix';

/**
 * Every address of the product, in the client's spelling. Names and paths are public: they are never corrected.
 * A row says who may open it; which of them have a page today is known by the web's routers alone.
 */
export const addresses = {
  'merchant-welcome': merchant('/welcome', 'signed-in'),
  'merchant-property': merchant('/property', 'signed-in'),
  'merchant-property-one': merchant('/property/:id', 'signed-in'),
  'merchant-my-properties': merchant('/my-properties', 'signed-in'),
  'merchant-my-favorites': merchant('/my-favorites', 'signed-in'),
  'merchant-no-permission': merchant('/no-permission', 'signed-in'),
  'merchant-profile': merchant('/profile', 'signed-in'),
  'merchant-search': merchant('/search', 'signed-in'),
  'merchant-logout': merchant('/logout', 'signed-in'),
  'merchant-dashboard': merchant('/dashboard', 'dashboard.view'),
  'merchant-dashboard-payments-details': merchant('/dashboard/payments-details', 'dashboard.payments-details'),
  'merchant-pos': merchant('/pos', 'billing.view'),
  'merchant-pos-appointments-reminder': merchant('/pos/appointments-reminder', 'billing.customers-care'),
  'merchant-pos-no-show-reschedule': merchant('/pos/no-show-reschedule', 'billing.customers-care'),
  'merchant-pos-rate-us-for-issued-invoices': merchant('/pos/rate-us-for-issued-invoices', 'billing.customers-care'),
  'merchant-pos-customer-account-balance-reminder': merchant(
    '/pos/customer-account-balance-reminder',
    'billing.customers-care',
  ),
  'merchant-pos-birthday-congratulations': merchant('/pos/birthday-congratulations', 'billing.customers-care'),
  'merchant-pos-sell-gift-card': merchant('/pos/sell-gift-card', 'billing.sell-gift-card'),
  'merchant-appointments': merchant('/appointments', 'appointments.view'),
  'merchant-appointments-add-appointment': merchant('/appointments/add-appointment', 'appointments.create'),
  'merchant-billing': merchant('/billing', 'billing.sell'),
  'merchant-on-hold-report': merchant('/on-hold-report', 'billing.hold'),
  'merchant-wizard': merchant('/wizard', 'settings.wizard'),
  ...reportAddresses,
  ...feedbackAddresses,
  'merchant-marketing-tools-whatsapp-marketing': merchant('/marketing-tools/whatsapp-marketing', 'marketing.send'),
  'merchant-marketing-tools-ads-campaigns': merchant('/marketing-tools/ads-campaigns', 'marketing.view'),
  'merchant-marketing-tools-ads-campaign': merchant('/marketing-tools/ads-campaign', 'marketing.edit'),
  'merchant-marketing-tools-ads-campaign-one': merchant('/marketing-tools/ads-campaign/:id', 'marketing.view'),
  'merchant-marketing-tools-ads-campaign-one-customers-report': merchant(
    '/marketing-tools/ads-campaign/:id/customers-report',
    'marketing.view',
  ),
  'merchant-customers': merchant('/customers', 'customers.view'),
  'merchant-customers-one': merchant('/customers/:id', 'customers.view'),
  'merchant-employees': merchant('/employees', 'employees.view'),
  'merchant-employees-one': merchant('/employees/:id', 'employees.view'),
  'merchant-employees-roles': merchant('/employees/roles', 'roles.view'),
  'merchant-employees-roles-role': merchant('/employees/roles/role', 'roles.create'),
  'merchant-employees-roles-role-one': merchant('/employees/roles/role/:id', 'roles.view'),
  'merchant-employees-employees-information': merchant('/employees/employees-information', 'employees.information'),
  'merchant-employees-attendence-system': merchant('/employees/attendence-system', 'attendance.own'),
  'merchant-menu-categories': merchant('/menu/categories', 'menu.view'),
  'merchant-menu-categories-activate': merchant('/menu/categories/activate', 'menu.create'),
  'merchant-menu-services': merchant('/menu/services', 'menu.view'),
  'merchant-menu-services-activate-services': merchant('/menu/services/activate-services', 'menu.create'),
  'merchant-menu-offers': merchant('/menu/offers', 'menu.offers'),
  'merchant-products-define-product': merchant('/products/define-product', 'products.define'),
  'merchant-products-active-products': merchant('/products/active-products', 'products.view'),
  'merchant-products-add-quantity': merchant('/products/add-quantity', 'products.add-quantity'),
  'merchant-products-adjust-quantity': merchant('/products/adjust-quantity', 'products.adjust-quantity'),
  'merchant-products-internal-use': merchant('/products/internal-use', 'products.internal-use'),
  'merchant-products-stock-operations': merchant('/products/stock-operations', 'products.stock-operations'),
  'merchant-accounting-total-sales': merchant('/accounting/total-sales', 'accounting.total-sales'),
  'merchant-accounting-total-sales-credit-note': merchant(
    '/accounting/total-sales/credit-note',
    'accounting.credit-note',
  ),
  'merchant-accounting-customers-penalties': merchant('/accounting/customers-penalties', 'accounting.penalties'),
  'merchant-accounting-expenses': merchant('/accounting/expenses', 'accounting.expenses'),
  'merchant-accounting-expenses-expense': merchant('/accounting/expenses/expense', 'accounting.edit-expenses'),
  'merchant-accounting-expenses-expense-one': merchant('/accounting/expenses/expense/:id', 'accounting.expenses'),
  'merchant-accounting-payments': merchant('/accounting/payments', 'accounting.payments'),
  'merchant-accounting-receivable': merchant('/accounting/receivable', 'accounting.receivable'),
  'merchant-setting-general-setting': merchant('/setting/general-setting', 'settings.general'),
  'merchant-setting-general-setting-account-invoice': merchant(
    '/setting/general-setting/account-invoice/:uniqueId',
    'settings.general',
  ),
  'merchant-setting-accounting-setting': merchant('/setting/accounting-setting', 'settings.accounting'),
  'merchant-setting-invoice-setting': merchant('/setting/invoice-setting', 'settings.invoice'),
  'merchant-setting-notifications-setting': merchant('/setting/notifications-setting', 'settings.notifications'),
  'merchant-setting-online-setting': merchant('/setting/online-setting', 'settings.online'),
  'merchant-sign-in': row('merchant-open', '/merchant/sign-in', 'public'),
  'merchant-reset-password': row('merchant-open', '/merchant/reset-password/:token', 'public'),
  'merchant-forgot-account-id': row('merchant-open', '/merchant/forgot-account-id', 'public'),
  'merchant-forgot-password': row('merchant-open', '/merchant/forgot-password', 'public'),
  'merchant-set-new-password': row('merchant-open', '/merchant/set-new-password', 'public'),
  'merchant-free-trial': row('merchant-open', '/merchant/free-trial', 'public'),
  'merchant-lock-screen': row('merchant-open', '/merchant/lock-screen', 'public'),
  'merchant-training': row('merchant-open', '/merchant/training', 'public'),
  'web-invoice': row('link', '/web-invoice/:uniqueId', 'public'),
  'web-survey': row('link', '/web-survey/:uniqueId', 'public'),
  'invoice-rated-successfully': row('link', '/invoice-rated-successfully/:uniqueId', 'public'),
  'web-gift-card': row('link', '/web-gift-card/:uniqueId', 'public'),
  'web-offer': row('link', '/web-offer/:uniqueId', 'public'),
  'web-unsubscribe': row('link', '/web-unsubscribe/:uniqueId', 'public'),
  'account-invoice': row('link', '/account-invoice/:uniqueId', 'public'),
  'account-contract': row('link', '/account-contract/:uniqueId', 'public'),
  'online-home': row('online', '/online/:aliasName', 'public'),
  'online-services': row('online', '/online/:aliasName/services', 'public'),
  'online-date': row('online', '/online/:aliasName/date', 'public'),
  'online-time': row('online', '/online/:aliasName/time', 'public'),
  'online-information': row('online', '/online/:aliasName/information', 'public'),
  'online-review': row('online', '/online/:aliasName/review', 'public'),
  'online-confirm': row('online', '/online/:aliasName/confirm', 'public'),
  'online-booking': row('online', '/online/:aliasName/booking/:bookingId', 'public'),
  'online-menu': row('online', '/online/:aliasName/menu', 'public'),
  'online-price-list': row('online', '/online/:aliasName/price-list', 'public'),
  'manager-dashboard': manager('/dashboard', 'platform-dashboard.view'),
  'manager-logout': manager('/logout', 'signed-in'),
  'manager-sign-in': row('manager-open', '/manager/sign-in', 'public'),
  'manager-merchants-active': manager('/merchants/active', 'platform-merchants.view'),
  'manager-merchants-trial': manager('/merchants/trial', 'platform-merchants.view'),
  'manager-merchants-new': manager('/merchants/new', 'platform-merchants.view'),
  'manager-merchants-expired': manager('/merchants/expired', 'platform-merchants.view'),
  'manager-merchants-disabled': manager('/merchants/disabled', 'platform-merchants.view'),
  'manager-merchants-rejected': manager('/merchants/rejected', 'platform-merchants.view'),
  'manager-merchants-all-merchants-requests': manager('/merchants/all-merchants-requests', 'platform-merchants.view'),
  'manager-employees-merchants-added': manager('/employees-merchants/added', 'platform-merchants.people'),
  'manager-employees-merchants-active-global': manager(
    '/employees-merchants/active-global',
    'platform-merchants.people',
  ),
  'manager-employees-merchants-inactive-global': manager(
    '/employees-merchants/inactive-global',
    'platform-merchants.people',
  ),
  'manager-employees-merchants-current-connections': manager(
    '/employees-merchants/current-connections',
    'platform-merchants.people',
  ),
  'manager-customers-merchants-added-customers': manager(
    '/customers-merchants/added-customers',
    'platform-merchants.people',
  ),
  'manager-customers-merchants-customers-inactive-wa': manager(
    '/customers-merchants/customers-inactive-wa',
    'platform-merchants.people',
  ),
  'manager-addon-services-merchant-with-wa-package': manager(
    '/addon-services/merchant-with-wa-package',
    'platform-addons.view',
  ),
  'manager-addon-services-global-aliases': manager('/addon-services/global-aliases', 'platform-addons.view'),
  'manager-check-entries-added-products': manager('/check-entries/added-products', 'platform-checks.view'),
  'manager-check-entries-edited-products': manager('/check-entries/edited-products', 'platform-checks.view'),
  'manager-check-entries-added-images': manager('/check-entries/added-images', 'platform-checks.view'),
  'manager-check-entries-added-groups': manager('/check-entries/added-groups', 'platform-checks.view'),
  'manager-check-entries-added-services': manager('/check-entries/added-services', 'platform-checks.view'),
  'manager-check-entries-active-properties': manager('/check-entries/active-properties', 'platform-checks.properties'),
  'manager-check-entries-added-properties': manager('/check-entries/added-properties', 'platform-checks.properties'),
  'manager-check-entries-edited-properties': manager('/check-entries/edited-properties', 'platform-checks.properties'),
  'manager-trackers-mail': manager('/trackers/mail', 'platform-trackers.view'),
  'manager-trackers-qbot': manager('/trackers/qbot', 'platform-trackers.view'),
  'manager-trackers-failed-login-attempts': manager('/trackers/failed-login-attempts', 'platform-trackers.view'),
  'manager-trackers-failed-whatsapp': manager('/trackers/failed-whatsapp', 'platform-trackers.view'),
  'manager-trackers-blocked-ips': manager('/trackers/blocked-ips', 'platform-trackers.view'),
  'manager-trackers-system-connections': manager('/trackers/system-connections', 'platform-trackers.view'),
  'manager-technical-js-errors': manager('/technical/js-errors', 'platform-technical.view'),
  'manager-technical-development-suggestions': manager('/technical/development-suggestions', 'platform-technical.view'),
  'manager-marketing-merchants-requests': manager('/marketing/merchants-requests', 'platform-marketing.view'),
  'manager-marketing-active-merchants': manager('/marketing/active-merchants', 'platform-marketing.view'),
  ...contractAddresses,
  'manager-accounting-total-sales': manager('/accounting/total-sales', 'platform-accounting.view'),
  'manager-accounting-invoice': manager('/accounting/invoice', 'platform-accounting.view'),
  'manager-accounting-invoice-one': manager('/accounting/invoice/:id', 'platform-accounting.view'),
  'manager-accounting-payments': manager('/accounting/payments', 'platform-accounting.view'),
  'manager-accounting-payments-requests': manager('/accounting/payments-requests', 'platform-accounting.view'),
  'manager-accounting-payment-request': manager('/accounting/payment-request', 'platform-accounting.view'),
  'manager-accounting-payment-request-one': manager('/accounting/payment-request/:id', 'platform-accounting.view'),
  'manager-platform-setting-platform-setting': manager('/platform-setting/platform-setting', 'platform-settings.view'),
  'manager-platform-setting-employees': manager('/platform-setting/employees', 'platform-settings.employees'),
  'manager-platform-setting-suggested-groups': manager('/platform-setting/suggested-groups', 'platform-settings.view'),
  'manager-platform-setting-suggested-services': manager(
    '/platform-setting/suggested-services',
    'platform-settings.view',
  ),
  'manager-platform-setting-suggested-products': manager(
    '/platform-setting/suggested-products',
    'platform-settings.view',
  ),
  'manager-platform-setting-countries-list': manager('/platform-setting/countries-list', 'platform-settings.view'),
  'manager-platform-setting-cities-list': manager('/platform-setting/cities-list', 'platform-settings.view'),
  'manager-platform-setting-email-setting': manager('/platform-setting/email-setting', 'platform-settings.view'),
  'manager-platform-setting-whatsapp-setting': manager('/platform-setting/whatsapp-setting', 'platform-settings.view'),
  'manager-platform-setting-payment-gateway-setting': manager(
    '/platform-setting/payment-gateway-setting',
    'platform-settings.view',
  ),
  'manager-platform-setting-payments-methods': manager('/platform-setting/payments-methods', 'platform-settings.view'),
  'manager-platform-setting-platform-updates': manager('/platform-setting/platform-updates', 'platform-settings.view'),
  'manager-platform-setting-whatsapp-packages': manager(
    '/platform-setting/whatsapp-packages',
    'platform-settings.view',
  ),
  'manager-website-setting-website-setting': manager('/website-setting/website-setting', 'platform-website.edit'),
  'manager-website-setting-terms-and-conditions': manager(
    '/website-setting/terms-and-conditions',
    'platform-website.edit',
  ),
  'manager-website-setting-privacy-policy': manager('/website-setting/privacy-policy', 'platform-website.edit'),
  'manager-website-setting-frequent-asked-questions': manager(
    '/website-setting/frequent-asked-questions',
    'platform-website.edit',
  ),
  'manager-website-setting-social-media-setting': manager(
    '/website-setting/social-media-setting',
    'platform-website.edit',
  ),
  landing: row('website', '/', 'public'),
  'terms-and-conditions': row('website', '/terms-and-conditions', 'public'),
  'privacy-policy': row('website', '/privacy-policy', 'public'),
  features: row('website', '/features', 'public'),
  'business-features': row('website', '/business/features', 'public'),
  registration: row('website', '/registration', 'public'),
  'about-company': row('website', '/about-company', 'public'),
  'beauty-center-software': row('website', '/beauty-center-software', 'public'),
  'business-beauty-center-software': row('website', '/business/beauty-center-software', 'public'),
  'contact-us': row('website', '/contact-us', 'public'),
  'contact-us-success': row('website', '/contact-us-success', 'public'),
  search: row('website', '/search', 'public'),
  property: row('website', '/property/:uniqueId', 'public'),
  faq: row('website', '/faq', 'public'),
  'not-found': row('website', '/not-found', 'public'),
  /** Ours, not the client's: tools of the platform staff. */
  'manager-trackers-sandbox-inbox': manager('/trackers/sandbox-inbox', 'platform-trackers.sandbox-inbox'),
  'manager-no-permission': manager('/no-permission', 'signed-in'),
  'manager-lock-screen': row('manager-open', '/manager/lock-screen', 'public'),
  'manager-forgot-password': row('manager-open', '/manager/forgot-password', 'public'),
  'manager-reset-password': row('manager-open', '/manager/reset-password/:token', 'public'),
  'manager-trackers-provider-notices': manager('/trackers/provider-notices', 'platform-trackers.view'),
  ...settingAddresses,
  ...hostAddresses,
  ...operationAddresses,
  ...contactAddresses,
  'merchant-enter': row('merchant-open', '/merchant/enter', 'public'),
  'manager-merchants-one': manager('/merchants/merchant/:id', 'platform-merchants.view'),
  'manager-platform-setting-roles': manager('/platform-setting/roles', 'platform-settings.employees'),
  'merchant-menu-coupons': merchant('/menu/coupons', 'menu.coupons'),
  'merchant-menu-coupons-one': merchant('/menu/coupons/:id', 'menu.coupons'),
  'merchant-products-reorder-list': merchant('/products/reorder-list', 'products.view'),
  'merchant-products-labels': merchant('/products/labels', 'products.view'),
  'merchant-my-day': merchant('/my-day', 'signed-in'),
  'merchant-suggestions': merchant('/suggestions', 'settings.suggestions'),
  'merchant-pos-end-of-day': merchant('/pos/end-of-day', 'reports.daily-payments'),
  'merchant-appointments-waiting-list': merchant('/appointments/waiting-list', 'appointments.view'),
  'merchant-pos-missed-customers': merchant('/pos/missed-customers', 'billing.customers-care'),
  'merchant-setting': merchant('/setting', 'signed-in'),
  'merchant-accounting-suppliers': merchant('/accounting/suppliers', 'accounting.suppliers'),
  'merchant-accounting-suppliers-one': merchant('/accounting/suppliers/:supplierId', 'accounting.suppliers'),
  'merchant-setting-expense-types': merchant('/setting/expense-types', 'settings.accounting'),
} satisfies Record<string, AddressRow>;

export type AddressName = keyof typeof addresses;
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type AddressValues<Name extends AddressName> = Record<
  NamesIn<(typeof addresses)[Name]['path']>,
  string | number
>;

/** The path of an address in a language: `/en/merchant/customers/12`. */
export function pathTo<Name extends AddressName>(
  name: Name,
  language: Language,
  ...values: NamesIn<(typeof addresses)[Name]['path']> extends never ? [] : [AddressValues<Name>]
): string {
  return pathOf(name, language, values[0]);
}

/** The same for an address that is known only when the page runs: what it needs is then for its writer to know. */
export function pathOf(
  name: AddressName,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const path = addresses[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])));
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
