import { surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import { sql, type RawBuilder } from 'kysely';
import type { Code } from '../../db/column-codes';
import { invoiceKind, lineKind, recordState, visitState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';

type Place = Pick<Ctx, 'tx' | 'accountId' | 'now'>;

/** Whom is asked about what: one visit with the people and services of it. */
export type Subject = {
  customer_id: number;
  appointment_id: number | null;
  invoice_id: number | null;
  service_ids: number[];
  employee_ids: number[];
  visited_on: string;
};

/** A visit nobody asked about within so many hours is left alone: the clock was off, or the rule is new. */
const ASK_WITHIN_HOURS = 48;

type Rule = {
  trigger: Code<'surveys.trigger'>;
  wait_hours: number;
  once_in_days: number;
  first_visit_only: boolean;
  service_ids: number[];
  employee_ids: number[];
};

const idsOf = (accountId: number, column: 'service_id' | 'employee_id') => sql<number[]>`
  array(select distinct l.${sql.ref(column)}
    from invoice_lines l
    where l.account_id = ${accountId} and l.invoice_id = i.id and l.${sql.ref(column)} is not null
    order by 1)`;
const idsOfVisit = (accountId: number, column: 'service_id' | 'employee_id') => sql<number[]>`
  array(select distinct l.${sql.ref(column)}
    from appointment_lines l
    where l.account_id = ${accountId} and l.appointment_id = a.id
    order by 1)`;

const dayOf = (column: RawBuilder<unknown>) => sql<string>`(${column} at time zone t.time_zone)::date`;

/** Papers of sales, by themselves or by the clock; a note is no visit. */
const papers = (accountId: number): RawBuilder<unknown> => sql`
  select i.customer_id, i.appointment_id, i.id as invoice_id, ${idsOf(accountId, 'service_id')} as service_ids,
    ${idsOf(accountId, 'employee_id')} as employee_ids, ${dayOf(sql`i.issued_at`)} as visited_on
  from invoices i
  join accounts t on t.id = ${accountId}
  join customers c on c.account_id = i.account_id and c.id = i.customer_id
  where i.account_id = ${accountId} and c.account_id = ${accountId} and i.kind = ${invoiceKind.sale}
    and i.cancelled_at is null and c.merged_into is null`;

const visits = (accountId: number): RawBuilder<unknown> => sql`
  select a.customer_id, a.id as appointment_id, null::bigint as invoice_id,
    ${idsOfVisit(accountId, 'service_id')} as service_ids, ${idsOfVisit(accountId, 'employee_id')} as employee_ids,
    ${dayOf(sql`a.start_at`)} as visited_on
  from appointments a
  join accounts t on t.id = ${accountId}
  join customers c on c.account_id = a.account_id and c.id = a.customer_id
  where a.account_id = ${accountId} and c.account_id = ${accountId} and c.merged_into is null`;

/** Who came, waited as long as the rule says, and was not asked yet. Their papers or visits are held. */
export async function findToAsk({ tx, accountId, now }: Place, rule: Rule): Promise<Subject[]> {
  const isInvoice = rule.trigger === surveyTriggers.codes.invoice;
  const at = isInvoice ? sql`i.issued_at` : sql`a.end_at`;
  const due = sql`${now.toISOString()}::timestamptz - make_interval(hours => ${rule.wait_hours})`;
  const line = isInvoice
    ? sql`select from invoice_lines l where l.account_id = ${accountId} and l.invoice_id = i.id`
    : sql`select from appointment_lines l where l.account_id = ${accountId} and l.appointment_id = a.id`;
  const customer = isInvoice ? sql`i.customer_id` : sql`a.customer_id`;
  const asked = isInvoice
    ? sql`(s.invoice_id = i.id or s.appointment_id = i.appointment_id)`
    : sql`(s.appointment_id = a.id)`;
  const conditions = [
    sql`${at} <= ${due}`,
    sql`${at} > ${due} - make_interval(hours => ${ASK_WITHIN_HOURS})`,
    sql`c.status = ${recordState.active}`,
    sql`not exists (select from survey_sends s where s.account_id = ${accountId} and ${asked})`,
    ...(isInvoice
      ? [sql`exists (${line} and l.kind <> ${lineKind.product})`]
      : [sql`a.status = ${visitState.check_in}`, sql`a.no_show_at is null`]),
    ...(rule.service_ids.length > 0
      ? [sql`exists (${line} and l.service_id = any(${rule.service_ids}::bigint[]))`]
      : []),
    ...(rule.employee_ids.length > 0
      ? [sql`exists (${line} and l.employee_id = any(${rule.employee_ids}::bigint[]))`]
      : []),
    ...(rule.once_in_days > 0
      ? [
          sql`not exists (select from survey_sends s
            where s.account_id = ${accountId} and s.customer_id = ${customer}
              and s.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${rule.once_in_days}))`,
        ]
      : []),
    ...(rule.first_visit_only
      ? [
          isInvoice
            ? sql`not exists (select from invoices e
                where e.account_id = ${accountId} and e.customer_id = i.customer_id and e.kind = ${invoiceKind.sale}
                  and e.cancelled_at is null and e.issued_at < i.issued_at)`
            : sql`not exists (select from appointments e
                where e.account_id = ${accountId} and e.customer_id = a.customer_id
                  and e.status = ${visitState.check_in} and e.no_show_at is null and e.start_at < a.start_at)`,
        ]
      : []),
  ];
  const { rows } = await sql<Subject>`
    ${isInvoice ? papers(accountId) : visits(accountId)} and ${sql.join(conditions, sql` and `)}
    order by ${at} for no key update of ${isInvoice ? sql`i` : sql`a`}`.execute(tx);
  return rows;
}

export async function findPaperToAsk({ tx, accountId }: Place, id: number): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`${papers(accountId)} and i.id = ${id}`.execute(tx);
  return rows[0];
}

export async function findVisitToAsk(ctx: Ctx, id: number): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`${visits(ctx.accountId)} and a.id = ${id} and ${mayBeSeen(ctx)}`.execute(ctx.tx);
  return rows[0];
}

/** In general: about her last paper, where she has one. */
export async function findCustomerToAsk({ tx, accountId, now }: Place, id: number): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    ${papers(accountId)} and i.customer_id = ${id}
    order by i.issued_at desc, i.id desc limit 1`.execute(tx);
  if (rows[0]) return rows[0];
  const { rows: others } = await sql<Subject>`
    select c.id as customer_id, null::bigint as appointment_id, null::bigint as invoice_id,
      '{}'::bigint[] as service_ids, '{}'::bigint[] as employee_ids,
      (${now.toISOString()}::timestamptz at time zone t.time_zone)::date as visited_on
    from customers c
    join accounts t on t.id = ${accountId}
    where c.account_id = ${accountId} and c.id = ${id} and c.merged_into is null`.execute(tx);
  return others[0];
}
