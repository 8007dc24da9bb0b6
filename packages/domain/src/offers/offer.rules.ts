import { checkOfferServices } from '../kernel/input/business-validators';
import { sumMinor, type Minor } from '../kernel/money';
import type { LocalDate } from '../kernel/time/local-date';
import { recordStates } from '../kernel/record-status.states';
import type { CodeIn } from '../kernel/state-machine';
import type { Checked } from '../kernel/input/validators';
import { offerServiceTypes, type offerConditions } from './offer.states';

type OfferType = CodeIn<typeof offerServiceTypes>;

/** A fixed package uses all its services; one the customer chooses from allows fewer than it offers. */
export const checkMaxServices = (type: OfferType, maxToUse: number | undefined, services: number): Checked =>
  type === offerServiceTypes.codes.selection ? checkOfferServices(maxToUse, services) : undefined;

/**
 * Everything in a fixed package is used, so it must cost less than its parts. What a customer will choose is not known
 * yet.
 */
export const isPriceBelowServices = (type: OfferType, price: Minor, servicePrices: readonly Minor[]): boolean =>
  type === offerServiceTypes.codes.selection || price < sumMinor(servicePrices);

/** The last day still counts. Expiry says more than being disabled. */
export function offerCondition(
  offer: { status: CodeIn<typeof recordStates>; expires_on: LocalDate | null },
  today: LocalDate,
): CodeIn<typeof offerConditions> {
  if (offer.expires_on !== null && offer.expires_on < today) return 'expired';
  return offer.status === recordStates.codes.active ? 'active' : 'disabled';
}
