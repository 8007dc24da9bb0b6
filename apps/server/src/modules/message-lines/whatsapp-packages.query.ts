import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { WhatsappProvider } from '@rawnaq/domain/message-lines/message-lines.contract';
import { whatsappPackageConditions } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { packageState } from '../../db/sql-codes';

const condition = sql<CodeIn<typeof whatsappPackageConditions>>`
  case
    when a.whatsapp_package_status = ${packageState.disabled} then 'removed'
    when a.whatsapp_package_ends_on < (now() at time zone a.time_zone)::date then 'expired'
    when m.messages_left = 0 then 'used_up'
    when a.whatsapp_package_status = ${packageState.paused} then 'paused'
    else 'active' end`;

/** Few salons have a package: whatever is not `removed` is among them. */
export const packageOfCondition = (asked: string | number) =>
  asked === whatsappPackageConditions.codes.removed
    ? sql`r.status = ${packageState.disabled}`
    : sql`r.status <> ${packageState.disabled} and r.condition = ${asked}`;

/** Every salon, so that one without a package can be given one; the training salon has none. */
export const packageRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('accounts as a')
    .leftJoin('whatsapp_connections as w', 'w.account_id', 'a.id')
    .leftJoin('whatsapp_allowances as m', 'm.account_id', 'a.id')
    .leftJoin('whatsapp_packages as k', 'k.id', 'm.package_id')
    .select([
      'a.id',
      'a.english_name',
      'a.arabic_name',
      'a.country',
      'a.whatsapp_package_status as status',
      condition.as('condition'),
      'a.whatsapp_package_ends_on as ends_on',
      'm.package_id',
      `k.${ctx.language === 'ar' ? 'arabic_name' : 'english_name'} as package` as const,
      'm.messages_left',
      'w.state as connection',
      sql<WhatsappProvider | null>`w.provider`.as('provider'),
      'w.phone',
    ])
    .where('a.id', '>', 1)
    .where('a.status', '<>', 'host');
