import type { customerStoryContract } from '@rawnaq/domain/appointments/customer-story.contract';
import type { UseCases } from '../../../http/bind-contract';
import { countVisits, penaltiesOf, usualServices } from './customer-story.query';

/** What the calendar knows about one customer. */
export const customerStory: UseCases<typeof customerStoryContract> = {
  get_figures: async (ctx, { customer_id }) => {
    const [counted, usual_services] = await Promise.all([
      countVisits(ctx, customer_id),
      usualServices(ctx, customer_id),
    ]);
    const { total, came, missed, last_visit_at, visits, visits_before, value, value_before } = counted;
    return {
      total,
      came,
      missed,
      last_visit_at,
      visits: { now: visits, before: visits_before },
      value: { now: value, before: value_before },
      usual_services,
    };
  },
  get_penalties: async (ctx, { customer_id }) => ({ records: await penaltiesOf(ctx, customer_id) }),
};
