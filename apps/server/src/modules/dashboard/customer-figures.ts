import { periodSpans, type dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { UseCase } from '../../http/bind-contract';
import { findSalonClock } from '../appointments';
import { countBuyers } from './customer-figures.query';

export const getCustomerFigures: UseCase<(typeof dashboardContract)['get_customers']> = async (ctx, asked) => {
  const clock = await findSalonClock(ctx);
  const { span, before } = periodSpans(asked, businessDateOf(ctx.now, clock.time_zone, clock.business_day_cut_off));
  const [now, then] = await Promise.all([countBuyers(ctx, span), countBuyers(ctx, before)]);
  return { ...span, ...now, before: then.total };
};
