import { accountRequestStates, accountStates, accountTiers } from '@rawnaq/domain/accounts/account.states';
import {
  appointmentCancellers,
  appointmentPaymentStates,
  appointmentSources,
  appointmentStates,
} from '@rawnaq/domain/appointments/appointment.states';
import { failedLoginTypes } from '@rawnaq/domain/auth/failed-login.states';
import { complaintKinds, complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import {
  consentChannels,
  consentPurposes,
  customerLanguages,
  customerTypes,
  genders,
  identificationMethods,
  importStates,
} from '@rawnaq/domain/customers/customer.states';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { leaveKinds } from '@rawnaq/domain/employees/employee.states';
import { exportStates } from '@rawnaq/domain/exports/export.states';
import { jsErrorStates, jsErrorTypes } from '@rawnaq/domain/js-errors/js-error.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn, CodeList } from '@rawnaq/domain/kernel/state-machine';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { paymentLinkStates, refundStates, paymentProblems } from '@rawnaq/domain/payment-links/payment-link.states';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { productRequestKinds, productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { whatsappConnectionStates, whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';

/**
 * Which codes a column holds. The table types are generated with them, and a catalogue test compares them with the
 * checks of the database.
 */
export const columnCodes = {
  'account_requests.status': accountRequestStates,
  'accounts.status': accountStates,
  'accounts.tier': accountTiers,
  'accounts.whatsapp_connection': whatsappConnectionStates,
  'accounts.whatsapp_package_status': whatsappPackageStates,
  'appointments.cancelled_by': appointmentCancellers,
  'appointments.payment_status': appointmentPaymentStates,
  'appointments.source': appointmentSources,
  'appointments.status': appointmentStates,
  'catalogue_products.status': recordStates,
  'cities.status': recordStates,
  'complaints.kind': complaintKinds,
  'complaints.status': complaintStates,
  'countries.status': recordStates,
  'customer_consents.channel': consentChannels,
  'customer_consents.purpose': consentPurposes,
  'customer_imports.state': importStates,
  'customers.gender': genders,
  'customers.identification_method': identificationMethods,
  'customers.preferred_language': customerLanguages,
  'customers.status': recordStates,
  'customers.type': customerTypes,
  'development_suggestions.status': suggestionStates,
  'discount_codes.category': discountCodeCategories,
  'discount_codes.status': recordStates,
  'employee_leaves.kind': leaveKinds,
  'employees.status': recordStates,
  'exports.state': exportStates,
  'failed_login_attempts.type': failedLoginTypes,
  'js_errors.status': jsErrorStates,
  'js_errors.type': jsErrorTypes,
  'messages.status': outgoingStates,
  'offers.status': recordStates,
  'offers.type': offerServiceTypes,
  'payment_links.error': paymentProblems,
  'payment_links.refund_state': refundStates,
  'payment_links.status': paymentLinkStates,
  'penalties.type': penaltyTypes,
  'product_requests.kind': productRequestKinds,
  'product_requests.status': productRequestStates,
  'products.status': recordStates,
  'roles.status': recordStates,
  'service_groups.check_status': entryCheckStates,
  'service_groups.status': recordStates,
  'services.check_status': entryCheckStates,
  'services.status': recordStates,
  'suggested_groups.status': recordStates,
  'suggested_services.status': recordStates,
  'users.status': recordStates,
  'waitlist_entries.status': waitlistStates,
} as const satisfies Record<string, CodeList>;

/** One of the codes a column holds: `Code<'appointments.status'>`. */
export type Code<Column extends keyof typeof columnCodes> = CodeIn<(typeof columnCodes)[Column]>;
