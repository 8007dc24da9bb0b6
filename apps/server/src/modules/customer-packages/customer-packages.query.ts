import { COMMA } from '@rawnaq/domain/kernel/localized';
import { EXPIRING_DAYS } from '@rawnaq/domain/customer-packages/customer-package.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { packageConditions } from '@rawnaq/domain/customer-packages/customer-package.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { businessToday } from '../../http/lists/business-today.query';

const condition = (ctx: Ctx) => sql<CodeIn<typeof packageConditions>>`
  case
    when p.returned_at is not null then 'returned'
    when p.uses_left = 0 then 'used'
    when p.expired_on is not null or p.expires_on < ${businessToday(ctx)} then 'expired'
    when p.expires_on <= ${businessToday(ctx)} + ${EXPIRING_DAYS}::int then 'expiring'
    else 'open' end`;

/** Of a fixed package what she has not had; of a choice everything, while uses are left. */
const servicesLeft = (ctx: Ctx) => sql<string>`
  coalesce((select string_agg(s.${sql.ref(ctx.language === 'ar' ? 'arabic_name' : 'english_name')},
      ${COMMA[ctx.language]} order by s.position)
    from package_services t
    join services s on s.account_id = t.account_id and s.id = t.service_id
    where t.account_id = ${ctx.accountId} and t.customer_package_id = p.id and p.uses_left > 0
      and (not t.is_used or p.type = ${offerServiceTypes.codes.selection})), '')`;

/** Every package that was sold, with what was used of it and what is left. */
export const customerPackageRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('customer_packages as p')
    .innerJoin('offers as o', (join) =>
      join.onRef('o.account_id', '=', 'p.account_id').onRef('o.id', '=', 'p.offer_id'),
    )
    .innerJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.customer_id'),
    )
    .where('p.account_id', '=', ctx.accountId)
    .select([
      'p.id',
      'p.customer_id',
      'c.name as customer',
      'c.mobile',
      'p.offer_id',
      ctx.language === 'ar' ? 'o.arabic_name as offer' : 'o.english_name as offer',
      servicesLeft(ctx).as('services_left'),
      'p.uses_total',
      sql<number>`p.uses_total - p.uses_left`.as('uses_done'),
      'p.uses_left',
      'p.value',
      'p.open_value',
      'p.expires_on',
      condition(ctx).as('condition'),
      'p.created_at',
      sql<string>`c.name_key || ' ' || c.mobile_digits`.as('search_key'),
    ]);

/** Those that something is left of, whether or not they have ended meanwhile. */
export const unusedPackages = (ctx: Ctx) =>
  customerPackageRows(ctx).where('p.uses_left', '>', 0).where('p.returned_at', 'is', null);

/** What is added up of them: without names, for which all customers would be read. */
export const unusedPackageFacts = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('customer_packages as p')
    .where('p.account_id', '=', ctx.accountId)
    .where('p.uses_left', '>', 0)
    .where('p.returned_at', 'is', null)
    .select(['p.customer_id', 'p.offer_id', 'p.uses_left', 'p.open_value', condition(ctx).as('condition')]);
