import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Ctx } from '../../http/context';
import type { Tested } from './test-link';

type Place = Pick<Ctx, 'tx' | 'accountId'>;

/** What stands behind the link of a test, like what stands behind one that was sent to a customer. */
export async function findTested({ tx, accountId }: Place, { survey_id, ...tested }: Tested, now: Date) {
  const found = await tx
    .selectFrom('surveys as y')
    .innerJoin('accounts as t', 't.id', 'y.account_id')
    .select([
      'y.english_name as survey_english',
      'y.arabic_name as survey_arabic',
      't.english_name',
      't.arabic_name',
      't.time_zone',
    ])
    .where('y.account_id', '=', accountId)
    .where('y.id', '=', survey_id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { time_zone, ...survey } = found;
  return {
    ...survey,
    ...tested,
    survey_id,
    id: 0,
    customer_id: 0,
    customer_name: '',
    customer_mobile: null,
    appointment_id: null,
    invoice_id: null,
    employee_ids: [],
    visited_on: todayIn(now, time_zone),
    answered_at: null,
    is_test: true,
  };
}

export const findTester = ({ tx, accountId }: Place, userId: number) =>
  tx
    .selectFrom('users as u')
    .innerJoin('accounts as t', 't.id', 'u.account_id')
    .select(['u.name', 'u.mobile', 't.english_name', 't.arabic_name'])
    .where('u.account_id', '=', accountId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
