import { sql } from 'kysely';
import type { Ctx } from '../../http/context';

/**
 * A link in a message opens a booking without a password: reading about a customer is not the right to change her
 * visits.
 */
const withoutLinks = sql<string>`regexp_replace(m.body, 'https?://[^[:space:]]+', '…', 'g')`;

export const customerMessageRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('messages as m')
    .select([
      'm.id',
      sql<number>`m.customer_id`.as('customer_id'),
      'm.appointment_id',
      'm.template',
      'm.channel',
      'm.recipient',
      withoutLinks.as('body'),
      'm.status',
      'm.created_at',
    ])
    .where('m.account_id', '=', ctx.accountId)
    .where('m.customer_id', 'is not', null);
