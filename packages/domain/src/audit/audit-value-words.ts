import { accountStates, accountTiers, businessTypes } from '../accounts/account.states';
import { appointmentCancellers, appointmentPaymentStates, appointmentStates } from '../appointments/appointment.states';
import { complaintKinds, complaintStates } from '../complaints/complaint.states';
import { discountCodeCategories } from '../discount-codes/discount-code.states';
import { customerTypes, genders, identificationMethods } from '../customers/customer.states';
import type { Choice } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import { managerModules, merchantModules } from '../kernel/permissions';
import { recordStates } from '../kernel/record-status.states';
import { offerServiceTypes } from '../offers/offer.states';
import { paymentLinkStates, paymentProblems, refundReasons, refundStates } from '../payment-links/payment-link.states';
import { productRequestKinds, productRequestStates } from '../products/product-request.states';
import { entryCheckStates } from '../services/entry-check.states';
import { waitlistStates } from '../waitlist/waitlist.states';

const RECORDS = [
  'catalogue_products',
  'customers',
  'discount_codes',
  'employees',
  'offers',
  'products',
  'roles',
  'service_groups',
  'services',
  'suggested_groups',
  'suggested_services',
  'users',
  'cities',
  'countries',
];

/** Coded values by record and field: a history says "Disabled", not 0. */
const choices: Record<string, readonly Choice[]> = {
  ...Object.fromEntries(RECORDS.map((entity) => [`${entity}.status`, recordStates.choices])),
  'accounts.business_type': businessTypes.choices,
  'accounts.status': accountStates.choices,
  'accounts.tier': accountTiers.choices,
  'appointments.cancelled_by': appointmentCancellers.choices,
  'appointments.payment_status': appointmentPaymentStates.choices,
  'appointments.status': appointmentStates.choices,
  'complaints.kind': complaintKinds.choices,
  'complaints.status': complaintStates.choices,
  'customers.gender': genders.choices,
  'customers.identification_method': identificationMethods.choices,
  'customers.type': customerTypes.choices,
  'discount_codes.category': discountCodeCategories.choices,
  'offers.type': offerServiceTypes.choices,
  'payment_links.error': paymentProblems.choices,
  'payment_links.refund_reason': refundReasons.choices,
  'payment_links.refund_state': refundStates.choices,
  'payment_links.status': paymentLinkStates.choices,
  'product_requests.kind': productRequestKinds.choices,
  'product_requests.status': productRequestStates.choices,
  'service_groups.check_status': entryCheckStates.choices,
  'services.check_status': entryCheckStates.choices,
  'waitlist_entries.status': waitlistStates.choices,
};

export function valueWords(entity: string, field: string, value: unknown): Localized | undefined {
  const module = /^permissions\.(\d+)$/.exec(field)?.[1];
  if (module && Array.isArray(value)) return actionsOf(Number(module), value);
  return choices[`${entity}.${field}`]?.find((choice) => choice.value === value)?.label;
}

function actionsOf(number: number, actions: readonly unknown[]): Localized | undefined {
  const module = [...Object.values(merchantModules), ...Object.values(managerModules)].find(
    (one) => one.module === number,
  );
  const labels = Object.values<Localized & { action: number }>(module?.actions ?? {}).filter((one) =>
    actions.includes(one.action),
  );
  return { en: labels.map((label) => label.en).join(', '), ar: labels.map((label) => label.ar).join('، ') };
}
