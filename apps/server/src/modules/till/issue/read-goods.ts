import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { offerCondition } from '@rawnaq/domain/offers/offer.rules';
import type { BillLine } from '@rawnaq/domain/till/bill';
import type { Bookkeeper } from '../../ledger';
import { findOffers, findOfferServices, findProducts, findSellers, findServices, isHoliday } from '../bill.repo';

type Named = { english_name: string; arabic_name: string };
type Offer = Awaited<ReturnType<typeof findOffers>>[number];

/**
 * What stands behind the ids of a bill. Whatever is not there, or not sold any more, is refused by name of its place;
 * only what was agreed before stays agreed: services and people of its visit, and what a package still has.
 */
export type Goods = {
  names: (Named & { list_price: Minor | null })[];
  offers: Map<number, Offer & { services: { service_id: number; price: Minor }[] }>;
  commissions: Map<number, number>;
  warnings: Map<number, number>;
  isHoliday: boolean;
};

const TIP: Named = { english_name: 'Tip', arabic_name: 'إكرامية' };

export async function readGoods(
  ctx: Bookkeeper,
  bill: { lines: readonly BillLine[]; salesman_id?: number | undefined },
  today: LocalDate,
  visit: readonly { service_id: number; employee_id: number }[],
): Promise<Goods> {
  const idsOf = (key: 'service_id' | 'product_id' | 'offer_id' | 'employee_id' | 'salesman_id'): number[] => [
    ...new Set(bill.lines.flatMap((line) => line[key] ?? [])),
  ];
  const people = [
    ...new Set([...idsOf('employee_id'), ...idsOf('salesman_id'), ...(bill.salesman_id ? [bill.salesman_id] : [])]),
  ];
  const ofVisit = visit.map(({ employee_id }) => employee_id);
  const [services, products, offers, parts, sellers, holiday] = await Promise.all([
    some(idsOf('service_id'), (ids) => findServices(ctx, ids)),
    some(idsOf('product_id'), (ids) => findProducts(ctx, ids)),
    some(idsOf('offer_id'), (ids) => findOffers(ctx, ids)),
    some(idsOf('offer_id'), (ids) => findOfferServices(ctx, ids)),
    some(people, (ids) => findSellers(ctx, ids, ofVisit)),
    bill.lines.some(({ kind }) => kind === 'package_use') ? isHoliday(ctx, today) : false,
  ]);
  const commissions = new Map(sellers.map(({ id, commission }) => [id, commission ?? 0]));
  if (bill.salesman_id !== undefined && !commissions.has(bill.salesman_id))
    throw new AppError('EMPLOYEE_NOT_EXIST', { field: 'salesman_id' });
  const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const [service, product, offer] = [byId(services), byId(products), byId(offers)];
  const isAgreed = agreedWith(visit);

  const names = bill.lines.map((line, place) => {
    const field = (name: string) => ({ field: `lines.${place}.${name}` });
    for (const key of ['employee_id', 'salesman_id'] as const)
      if (line[key] !== undefined && !commissions.has(line[key])) throw new AppError('EMPLOYEE_NOT_EXIST', field(key));
    if (line.kind === 'tip') return { ...TIP, list_price: null };
    if (line.kind === 'product') {
      const found = product.get(line.product_id!);
      if (!found) throw new AppError('PRODUCT_NOT_EXIST', field('product_id'));
      return { ...named(found), list_price: found.price };
    }
    if (line.kind === 'package') {
      const found = offer.get(line.offer_id!);
      if (!found) throw new AppError('OFFER_NOT_EXIST', field('offer_id'));
      const condition = offerCondition(found, today);
      if (condition === 'expired') throw new AppError('OFFER_EXPIRED', field('offer_id'));
      if (condition === 'disabled') throw new AppError('OFFER_DISABLED', field('offer_id'));
      return { ...named(found), list_price: found.price };
    }
    const found = service.get(line.service_id!);
    if (!found || (!found.is_active && !isAgreed(line))) throw new AppError('SERVICE_NOT_EXIST', field('service_id'));
    return { ...named(found), list_price: line.kind === 'package_use' ? null : found.price };
  });
  return {
    names,
    offers: new Map(
      offers.map((one) => [one.id, { ...one, services: parts.filter(({ offer_id }) => offer_id === one.id) }]),
    ),
    commissions,
    warnings: new Map(products.map(({ id, warning_quantity }) => [id, warning_quantity])),
    isHoliday: holiday,
  };
}

/** As often as the visit has a service. Whether a package still has it is asked of the package. */
export function agreedWith(visit: readonly { service_id: number }[]) {
  const left = new Map<number, number>();
  for (const { service_id } of visit) left.set(service_id, (left.get(service_id) ?? 0) + 1);
  return ({ kind, service_id, quantity }: BillLine): boolean => {
    if (kind === 'package_use') return true;
    const rest = (left.get(service_id!) ?? 0) - quantity;
    if (rest >= 0) left.set(service_id!, rest);
    return rest >= 0;
  };
}

const named = ({ english_name, arabic_name }: Named): Named => ({ english_name, arabic_name });

const some = <Row>(ids: readonly number[], ask: (ids: readonly number[]) => Promise<Row[]>): Promise<Row[]> =>
  ids.length === 0 ? Promise.resolve([]) : ask(ids);
