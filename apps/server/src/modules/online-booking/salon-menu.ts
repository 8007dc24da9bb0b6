import type { MenuService, SalonMenu } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { bothNames } from '@rawnaq/domain/employees/employee-names.rules';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { activeOffers } from '../offers';
import { readSetting } from '../settings';
import { pictureUrl } from './salon-page';
import { bookableEmployees, findAccount, offerPictures, shownServices } from './salon-page.repo';
import type { Visitor } from './visitor';

/** What customers can choose. A service nobody does is not offered: no time could be found for it. */
export async function salonMenu(ctx: Visitor): Promise<SalonMenu> {
  const [account, online, services, employees] = await Promise.all([
    findAccount(ctx),
    readSetting(ctx, onlineSetting),
    shownServices(ctx),
    bookableEmployees(ctx),
  ]);
  const offers = await activeOffers(ctx, todayIn(ctx.now, account.time_zone));
  const pictures = new Map(
    (
      await offerPictures(
        ctx,
        offers.map(({ id }) => id),
      )
    ).map(({ id, unique_id }) => [id, unique_id]),
  );
  const price = (amount: number | null): number | null => (online.show_prices ? amount : null);
  const categories = new Map<number, SalonMenu['categories'][number]>();
  for (const row of services) {
    if (row.employee_ids.length === 0) continue;
    const category = categories.get(row.group_id) ?? {
      id: row.group_id,
      english_name: row.group_english_name,
      arabic_name: row.group_arabic_name,
      services: [],
    };
    const service: MenuService = {
      id: row.id,
      english_name: row.english_name,
      arabic_name: row.arabic_name,
      minutes: row.job_time,
      processing_time: row.processing_time,
      buffer_time: row.buffer_time,
      price: price(row.offer_price ?? row.price),
      price_before: row.offer_price === null ? null : price(row.price),
      picture_url: pictureUrl(online.alias, row.picture),
      employee_ids: online.show_employees ? row.employee_ids : [],
    };
    category.services.push(service);
    categories.set(row.group_id, category);
  }
  return {
    categories: [...categories.values()],
    offers: offers.map((offer) => ({
      id: offer.id,
      english_name: offer.english_name,
      arabic_name: offer.arabic_name,
      price: price(offer.price),
      services_total: price(offer.services_total),
      services_to_use: offer.max_services_to_use,
      expires_on: offer.expires_on,
      services: offer.services,
      picture_url: pictureUrl(online.alias, pictures.get(offer.id) ?? null),
    })),
    employees: online.show_employees
      ? employees.map(({ id, picture, ...names }) => ({
          id,
          ...bothNames(names),
          picture_url: pictureUrl(online.alias, picture),
        }))
      : [],
  };
}
