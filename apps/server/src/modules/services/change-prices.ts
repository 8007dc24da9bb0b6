import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isCurrency } from '@rawnaq/domain/kernel/money';
import { changedPrice, keptOfferPrice } from '@rawnaq/domain/services/price-change.rules';
import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import { PRICE_MAX } from '@rawnaq/domain/services/service.rules';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { auditAll } from '../audit';
import { lockMenu } from './menu.repo';
import { lockPrices, updatePrices } from './services.repo';

/** All of them or none: a price that is no longer the one of the preview stops the whole change. */
export const changePrices: UseCase<(typeof servicesContract)['change_prices']> = async (
  ctx,
  { services, ...change },
) => {
  const { currency } = sessionOf(ctx).account;
  if (!isCurrency(currency)) throw new Error(`An account with an unknown currency: ${currency}`);
  await lockMenu(ctx);
  const seen = new Map(services.map((service) => [service.id, service.price]));
  const found = await lockPrices(ctx, [...seen.keys()]);
  if (found.length !== seen.size) throw new AppError('NOT_FOUND');
  if (found.some((service) => service.price !== seen.get(service.id))) throw new AppError('PRICES_CHANGED_MEANWHILE');

  const changed = found
    .map((before) => ({ before, price: Math.min(PRICE_MAX, changedPrice(before.price, change, currency)) }))
    .filter(({ before, price }) => price !== before.price)
    .map(({ before, price }) => ({
      id: before.id,
      price,
      offer_price: keptOfferPrice(before.offer_price, price),
      before,
    }));
  if (changed.length === 0) return { changed: 0 };
  await updatePrices(ctx, changed);
  await auditAll(
    ctx,
    'services',
    changed.map(({ id, price, offer_price, before }) => ({
      action: 'services.change-prices',
      entity_id: id,
      before: { price: before.price, offer_price: before.offer_price },
      after: { price, offer_price },
    })),
  );
  return { changed: changed.length };
};
