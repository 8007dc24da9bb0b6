import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';

/** `id` is one of the salon's own rows. */
export const own =
  (table: string, further = 'true'): Recipe =>
  async ({ one }) => ({
    id: await one(`select id from ${table} where account_id = $1 and ${further} order by id desc limit 30`),
  });

export const today = (): string => todayIn(new Date(), 'Asia/Dubai');

export async function freshCustomer({ ask, random }: Kitchen): Promise<number> {
  const { id } = await ask('merchant', 'customers/add', {
    name: 'Noor Ali',
    mobile: `+97152${random.between(1_000_000, 9_999_999)}`,
  });
  return Number(id ?? 0);
}

export const farPeriod = async ({ random }: Kitchen): Promise<Values> => {
  const starts_on = addDays(today(), random.between(60, 3_000));
  return {
    english_name: 'Quiet days',
    arabic_name: 'أيام هادئة',
    starts_on,
    ends_on: starts_on,
    ranges: [{ from: '10:00:00', to: '14:00:00' }],
  };
};
