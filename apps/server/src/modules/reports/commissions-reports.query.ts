import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import {
  commissionEffects,
  type commissionsReport,
  type employeeCommissionsReport,
} from '@rawnaq/domain/reports/definitions/commissions-reports';
import { commissionBases, commissionMoments } from '@rawnaq/domain/settings/accounting-setting';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ctx } from '../../http/context';
import { employeeName } from '../employees';
import { readSellingSalon } from '../invoices';
import type { PagedServer, SummaryServer } from './report-server';

type OfEmployee = z.output<(typeof commissionsReport)['record']>;
type Entry = z.output<(typeof employeeCommissionsReport)['record']>;

/** What the salon bears itself is no part of what an employee gets. */
const earned = sql`case when not c.is_absorbed and c.amount > 0 then c.amount else 0 end`;
const takenBack = sql`case when not c.is_absorbed and c.amount < 0 then c.amount else 0 end`;
const commission = sql`case when c.is_absorbed then 0 else c.amount end`;
const absorbed = sql`case when c.is_absorbed then abs(c.amount) else 0 end`;
const counted = sql`case when c.is_absorbed then 0 else c.base end`;
const FIGURES = { commission, earned, taken_back: takenBack, absorbed } as const;

export const commissionsServer: SummaryServer<typeof commissionsReport> = {
  async answer(ctx, { from, to, ids }) {
    const { rows } = await sql<OfEmployee>`
      select c.employee_id as id, c.employee_id, ${employeeName(ctx.language)} as employee,
        sum(${counted})::bigint as base, sum(${earned})::bigint as earned, sum(${takenBack})::bigint as taken_back,
        sum(${absorbed})::bigint as absorbed, sum(${commission})::bigint as commission
      from commission_entries c
      join employees e on e.account_id = c.account_id and e.id = c.employee_id
      where c.account_id = ${ctx.accountId} and c.day between ${from}::date and ${to}::date
        and ${ids.employee_id === undefined ? sql`true` : sql`c.employee_id = ${ids.employee_id}`}
      group by c.employee_id, ${employeeName(ctx.language)}
      order by commission desc, c.employee_id`.execute(ctx.tx);
    const over = (key: keyof typeof FIGURES) => sumMinor(rows.map((row) => row[key]));
    return {
      rows,
      figures: {
        commission: over('commission'),
        earned: over('earned'),
        taken_back: over('taken_back'),
        absorbed: over('absorbed'),
      },
      chart: rows.map((row) => ({ employee: row.employee.split(' ')[0]!, commission: row.commission })),
      note: await basisText(ctx),
    };
  },
};

/** What commissions are reckoned from, in the salon's own settings. */
async function basisText(ctx: Ctx): Promise<string> {
  const { commission_basis, commission_when } = (await readSellingSalon(ctx)).accounting;
  const labels = [commissionBases.rows[commission_basis].label, commissionMoments.rows[commission_when].label];
  return labels.map((label) => label[ctx.language]).join(' · ');
}

export const employeeCommissionsServer: PagedServer<typeof employeeCommissionsReport> = {
  rows: (ctx, asked) => entriesOf(ctx, asked),
  async around(ctx, { from, to, subject, filters }) {
    const sums = Object.entries(FIGURES).map(
      ([key, value]) => sql`coalesce(sum(${value}), 0)::bigint as ${sql.ref(key)}`,
    );
    const { rows } = await sql<Record<keyof typeof FIGURES, number>>`
      select ${sql.join(sums)}
      from commission_entries c
      where c.account_id = ${ctx.accountId} and c.employee_id = ${subject ?? 0}
        and c.day between ${from}::date and ${to}::date
        and ${filters.effect ? sql`${effect} = any(${filters.effect}::text[])` : sql`true`}`.execute(ctx.tx);
    return { figures: rows[0]! };
  },
};

const { codes } = commissionEffects;
const effect = sql`
  case when c.is_absorbed then ${sql.lit(codes.absorbed)} when c.amount < 0 then ${sql.lit(codes.taken_back)}
    else ${sql.lit(codes.earned)} end`;

const entriesOf = (
  { accountId, language }: Ctx,
  { from, to, subject }: DateSpan & { subject: number | undefined },
) => sql<Entry>`
  (select c.id, c.day,
    case i.kind when ${sql.lit(invoiceKinds.codes.credit_note)} then 'CN-'
      when ${sql.lit(invoiceKinds.codes.debit_note)} then 'DN-' else '' end || i.number as number,
    ${sql.ref(language === 'ar' ? 'l.arabic_name' : 'l.english_name')} as line, c.base, c.rate / 100.0 as rate,
    ${effect} as effect, ${commission} as commission, ${absorbed} as absorbed, 'open=' || c.invoice_id as query
  from commission_entries c
  join invoices i on i.account_id = c.account_id and i.id = c.invoice_id
  join invoice_lines l on l.account_id = c.account_id and l.invoice_id = c.invoice_id and l.position = c.position
  where c.account_id = ${accountId} and c.employee_id = ${subject ?? 0}
    and c.day between ${from}::date and ${to}::date)`;
