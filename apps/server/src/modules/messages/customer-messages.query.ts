import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { deliveryStates } from '@rawnaq/domain/messages/delivery.states';
import { sql } from 'kysely';
import { messageState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mayBeSeen, ownCalendarOf, type Asker } from '../../http/lists/own-calendar.query';
import { textWithoutLinks } from '../../http/lists/secrets-of-texts.query';

/** How far it got; nothing where it did not leave. */
const delivery = sql<CodeIn<typeof deliveryStates> | null>`
  case
    when m.status <> ${messageState.success} then null
    when m.read_at is not null then 'read'
    when m.delivered_at is not null then 'delivered' end`;

/**
 * Of a message `m`: who has an own calendar reads nothing about the visits of colleagues; what the bot wrote may be
 * about any visit.
 */
export const isOnOwnVisits = (asker: Asker) =>
  ownCalendarOf(asker) === undefined
    ? sql<boolean>`true`
    : sql<boolean>`
        case
          when m.appointment_id is null then m.template <> 'bot'
          else ${mayBeSeen(asker, sql`m.appointment_id`)} and not exists (select from unnest(m.also_about) other
            where not ${mayBeSeen(asker, sql`other`)}) end`;

/**
 * A link in a message opens a booking without a password: reading about a customer is not the right to change her
 * visits.
 */
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
      textWithoutLinks({ link: '…', code: '••••' }).as('body'),
      'm.status',
      delivery.as('delivery'),
      'm.instead_of',
      'm.why',
      'm.created_at',
    ])
    .where('m.account_id', '=', ctx.accountId)
    .where('m.customer_id', 'is not', null)
    .where(isOnOwnVisits(ctx));
