import { allocate, scaleMinor, type Minor } from '../kernel/money';
import type { LocalDate } from '../kernel/time/local-date';
import { offerServiceTypes } from '../offers/offer.states';
import type { CodeIn } from '../kernel/state-machine';

type PackageType = CodeIn<typeof offerServiceTypes>;

/** What a customer has of a package she bought. Values are without VAT. */
export type BoughtPackage = {
  type: PackageType;
  uses_left: number;
  open_value: Minor;
  expires_on: LocalDate | null;
  services: readonly { service_id: number; is_used: boolean; value: Minor }[];
};

/** How the price of a package is shared over its services: by what each of them costs alone. */
export function servicesOfPackage(
  type: PackageType,
  net: Minor,
  services: readonly { service_id: number; price: Minor }[],
): { service_id: number; value: Minor }[] {
  const isFixed = type === offerServiceTypes.codes.fixed;
  const prices = services.map(({ price }) => price);
  const weights = prices.some((price) => price > 0) ? prices : prices.map(() => 1);
  const shares = isFixed ? allocate(net, weights) : services.map(() => 0);
  return services.map(({ service_id }, index) => ({ service_id, value: shares[index]! }));
}

/** Why a service can't be taken from a package; undefined when it can. The last day still counts. */
export function useRefusal(
  bought: BoughtPackage,
  serviceId: number,
  today: LocalDate,
): 'PACKAGE_EXPIRED' | 'PACKAGE_NOT_LEFT' | undefined {
  if (bought.expires_on !== null && bought.expires_on < today) return 'PACKAGE_EXPIRED';
  const service = bought.services.find(({ service_id }) => service_id === serviceId);
  const isFixed = bought.type === offerServiceTypes.codes.fixed;
  if (!service || bought.uses_left < 1 || (isFixed && service.is_used)) return 'PACKAGE_NOT_LEFT';
  return undefined;
}

/**
 * What a use is worth: its share, or an equal part of what is left; the last use takes all the rest, so that nothing
 * stays behind.
 */
export function valueOfUse({ type, uses_left, open_value, services }: BoughtPackage, serviceId: number): Minor {
  if (uses_left <= 1) return open_value;
  if (type === offerServiceTypes.codes.fixed)
    return Math.min(open_value, services.find(({ service_id }) => service_id === serviceId)!.value);
  return scaleMinor(open_value, 1, uses_left);
}
