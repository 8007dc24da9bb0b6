import type { Purse } from '@rawnaq/domain/till/till.contract';
import type { DraftLine } from './draft/till-draft';

export type CustomerPackage = Purse['packages'][number];

/** What can still be had of a package, without the uses that already stand on the bill. */
export function openUses(one: CustomerPackage, lines: readonly Pick<DraftLine, 'customer_package_id' | 'item_id'>[]) {
  const onBill = lines.filter(({ customer_package_id }) => customer_package_id === one.id);
  const remaining = one.uses_left - onBill.length;
  // A fixed package has each of its services once; of a choice any of them may be had again.
  const isFixed = one.services.length === one.uses_left;
  const services = isFixed
    ? one.services.filter(({ id }) => onBill.every(({ item_id }) => item_id !== id))
    : one.services;
  return { remaining, services: remaining > 0 ? services : [] };
}
