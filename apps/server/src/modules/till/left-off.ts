import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { offerCondition } from '@rawnaq/domain/offers/offer.rules';
import type { BillLine } from '@rawnaq/domain/till/bill';
import type { LeftOff } from '@rawnaq/domain/till/till.contract';
import type { Ctx } from '../../http/context';
import { findOffers } from './bill.repo';
import { productsOnShelf, servicesOnShelf } from './held-bills.repo';
import { agreedWith } from './issue/read-goods';

const KEYS = ['service_id', 'product_id', 'offer_id'] as const;

/**
 * The salon may have changed what it sells while a bill was held. What the till's shelf has no more is left off, by
 * name; what was agreed before stays, as it does when the bill is issued.
 */
export async function leaveOff(
  ctx: Ctx,
  lines: readonly BillLine[],
  { visit, today }: { visit: readonly { service_id: number }[]; today: LocalDate },
): Promise<{ lines: BillLine[]; left_off: LeftOff[] }> {
  const idsOf = (key: (typeof KEYS)[number]) => [...new Set(lines.flatMap((line) => line[key] ?? []))];
  const [services, products, offers] = await Promise.all([
    servicesOnShelf(ctx, idsOf('service_id')),
    productsOnShelf(ctx, idsOf('product_id')),
    findOffers(ctx, idsOf('offer_id')),
  ]);
  const gone = {
    service_id: services.filter(({ is_sold }) => !is_sold),
    product_id: products.filter(({ is_sold }) => !is_sold),
    offer_id: offers.filter((offer) => offerCondition(offer, today) !== 'active'),
  };
  const isAgreed = agreedWith(visit);
  const judged = lines.map((line) => {
    const found = KEYS.flatMap((key) => gone[key].find(({ id }) => id === line[key]) ?? [])[0];
    return { line, gone: found && !isAgreed(line) ? found : undefined };
  });
  const names = new Set(judged.flatMap((one) => one.gone ?? []));
  return {
    lines: judged.flatMap((one) => (one.gone ? [] : [one.line])),
    left_off: [...names].map(({ english_name, arabic_name }) => ({ english_name, arabic_name })),
  };
}
