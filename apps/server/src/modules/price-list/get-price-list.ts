import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { priceListContract } from '@rawnaq/domain/price-list/price-list.contract';
import { accountingSetting, vatRateOf } from '@rawnaq/domain/settings/accounting-setting';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { activeOffers } from '../offers';
import { listCategories, listServices } from '../services';
import { readSetting } from '../settings';
import { urlOfUpload } from '../uploads';

const { active } = recordStates.codes;

/** What is disabled, hidden or over is not on it, nor a category with nothing in it. */
export const getPriceList: UseCase<(typeof priceListContract)['get']> = async (ctx) => {
  const today = todayIn(ctx.now, sessionOf(ctx).account.time_zone);
  const [general, accounting, categories, services, packages] = await Promise.all([
    readSetting(ctx, generalSetting),
    readSetting(ctx, accountingSetting),
    listCategories(ctx),
    listServices(ctx),
    activeOffers(ctx, today),
  ]);
  const shown = services.filter((service) => service.status === active && service.show_to_customer);
  const { english_name, arabic_name, english_address, arabic_address, telephone } = general;
  return {
    salon: {
      english_name,
      arabic_name,
      english_address,
      arabic_address,
      telephone,
      logo_url: await urlOfUpload(ctx, general.logo_upload_id),
    },
    vat_rate: vatRateOf(accounting),
    today,
    categories: categories
      .filter((category) => category.status === active)
      .map((category) => ({ ...category, services: shown.filter((service) => service.group_id === category.id) }))
      .filter((category) => category.services.length > 0),
    packages: packages.map(({ max_services_to_use, services_total, ...offer }) => ({
      ...offer,
      choose: max_services_to_use,
      services_total: max_services_to_use === null ? services_total : null,
    })),
  };
};
