import { platformDashboardContract } from '@rawnaq/domain/platform-dashboard/platform-dashboard.contract';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { countsNow, perDay } from './figures.query';

const DAYS = 30;
const TRIAL_WARNING_DAYS = 3;

const useCases: UseCases<typeof platformDashboardContract> = {
  get_figures: async (ctx) => {
    const zone = sessionOf(ctx).account.time_zone;
    const [counts, days] = await Promise.all([
      countsNow(ctx.tx, zone, ctx.now, TRIAL_WARNING_DAYS),
      perDay(ctx.tx, zone, ctx.now, DAYS),
    ]);
    return { ...counts, days };
  },
};

export const platformDashboardRoutes = { contract: platformDashboardContract, useCases };
