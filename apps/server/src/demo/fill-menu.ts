import { starterMenu } from '@rawnaq/domain/suggested-services/starter-menu';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import type { Tx } from '../db/database';
import { insertDiscountCode } from '../modules/discount-codes';
import { insertOffer } from '../modules/offers';
import { listProducts } from '../modules/products';
import { insertCategories, insertServices, listServices, renumberMenu } from '../modules/services';
import { suggestedServicesFor } from '../modules/suggested-services';
import { menuSalons, ownCategories, ownServices, type DemoSalonMenu } from './texts/menu-texts';
import { seeded } from './random';

/**
 * Salons with menus taken from what the platform suggests, a few services of their own, packages and discount codes.
 */
export async function fillMenu(tx: Tx, now: Date, accountIds: readonly number[]): Promise<void> {
  for (const salon of menuSalons)
    if (accountIds.includes(salon.account_id)) await fillSalonMenu({ tx, accountId: salon.account_id, now }, salon);
}

type Writer = { tx: Tx; accountId: number; now: Date };

async function fillSalonMenu(writer: Writer, salon: DemoSalonMenu): Promise<void> {
  const chance = seeded(salon.account_id);
  const suggested = await suggestedServicesFor(writer.tx, salon.business_type);
  const chosen = suggested
    .filter((service) => salon.groups.includes(service.group_english_name))
    .filter((service) => !salon.without.includes(service.english_name));
  const groups = starterMenu.filter((group) =>
    chosen.some((service) => service.group_english_name === group.english_name),
  );
  const idOf = new Map(chosen.map((service) => [toSearchKey(service.group_english_name), service.group_id]));
  const categories = [
    ...groups.map(({ english_name, arabic_name }) => ({
      english_name,
      arabic_name,
      suggested_id: idOf.get(toSearchKey(english_name))!,
    })),
    ...ownCategories
      .filter((category) => category.account_id === salon.account_id)
      .map(({ english_name, arabic_name }) => ({ english_name, arabic_name })),
  ];
  const ids = await insertCategories(writer, categories);
  const categoryOf = new Map<string, number>(categories.map((category, index) => [category.english_name, ids[index]!]));
  const plain = { processing_time: 0, buffer_time: 0, show_to_customer: true };
  await insertServices(
    writer,
    chosen.map((service) => {
      const price = Math.round((service.job_time * salon.perMinute * (0.8 + chance.next() * 0.5)) / 5) * 500;
      const isLong = service.job_time >= 120;
      return {
        ...plain,
        english_name: service.english_name,
        arabic_name: service.arabic_name,
        group_id: categoryOf.get(service.group_english_name)!,
        price,
        job_time: service.job_time,
        suggested_id: service.id,
        ...(isLong && { processing_time: 45, buffer_time: 15 }),
        ...(chance.next() < 0.12 && { offer_price: Math.round((price * 0.8) / 500) * 500 }),
        show_to_customer: chance.next() > 0.06,
      };
    }),
  );
  const own = ownServices.filter((service) => service.account_id === salon.account_id);
  if (own.length > 0)
    await insertServices(
      writer,
      own.map(({ english_name, arabic_name, group, price, job_time }) => ({
        ...plain,
        english_name,
        arabic_name,
        group_id: categoryOf.get(group)!,
        price,
        job_time,
      })),
    );
  await renumberMenu(writer);
  await fillOffers(writer, salon);
}

async function fillOffers(writer: Writer, salon: DemoSalonMenu): Promise<void> {
  const services = await listServices(writer);
  const today = todayIn(writer.now, salon.time_zone);
  const idsOf = (names: readonly string[]) => services.filter((service) => names.includes(service.english_name));
  for (const { english_name, arabic_name, choose, services: names, days } of salon.offers) {
    const parts = idsOf(names);
    const total = parts.reduce((sum, service) => sum + service.price, 0);
    const price = Math.floor((choose ? (total / parts.length) * choose * 0.85 : total * 0.8) / 500) * 500;
    await insertOffer(writer, {
      english_name,
      arabic_name,
      type: choose ? offerServiceTypes.codes.selection : offerServiceTypes.codes.fixed,
      max_services_to_use: choose ?? null,
      price,
      services: parts.map((service) => service.id),
      expires_on: days === null ? null : addDays(today, days),
    });
  }
  const sold = await listProducts(writer);
  for (const { services: names = [], products = [], from, until, ...code } of salon.codes) {
    const chosen = {
      services: idsOf(names).map((service) => service.id),
      products: sold.filter((product) => products.includes(product.english_name)).map((product) => product.id),
    };
    await insertDiscountCode(writer, {
      ...code,
      ...chosen,
      starts_on: addDays(today, from),
      ends_on: until === null ? null : addDays(today, until),
    });
  }
}
