import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { deliveryStates } from '@rawnaq/domain/messages/delivery.states';
import { sql } from 'kysely';
import { messageState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

/**
 * A link in a message opens a booking without a password: reading about a customer is not the right to change her
 * visits.
 */
const withoutLinks = sql<string>`regexp_replace(m.body, 'https?://[^[:space:]]+', '…', 'g')`;

/** How far it got; nothing where it did not leave. */
const delivery = sql<CodeIn<typeof deliveryStates> | null>`
  case
    when m.status <> ${messageState.success} then null
    when m.read_at is not null then 'read'
    when m.delivered_at is not null then 'delivered' end`;

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
      delivery.as('delivery'),
      'm.instead_of',
      'm.why',
      'm.created_at',
    ])
    .where('m.account_id', '=', ctx.accountId)
    .where('m.customer_id', 'is not', null);
