import { GOODS } from '@rawnaq/domain/expenses/expenses.contract';
import { nextOf } from '@rawnaq/domain/expenses/expense.rules';
import { addMonths, partsOf, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import type { Currency, Minor } from '@rawnaq/domain/kernel/money';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { inEverySalon, type Night } from '../../worker/every-salon.repo';
import type { Job } from '../../worker/job';
import { auditBySystem } from '../audit';
import { readSellingSalon } from '../invoices';
import { post, type Entry } from '../ledger';
import { notify } from '../notifications';
import { readSetting } from '../settings';
import { numberText } from './expenses.query';
import { dueRepeats, dueUntold, nameOfExpense, updateExpense } from './expenses.repo';
import { proposeSalariesOf, repeatExpense } from './propose-expense';

/** Every hour, because the day turns at another hour in each salon. Each step finds nothing the second time. */
export const expenseJobs: readonly Job[] = [
  {
    task: 'propose-expenses',
    cron: '12 * * * *',
    run: (services) => inEverySalon(services, 'expenses', proposeExpenses),
  },
];

export async function proposeExpenses(night: Night): Promise<void> {
  const entries = await proposeRepeats(night);
  await proposeSalaries(night);
  await tellOfDue(night);
  await post(night, entries);
}

/** A salon that was away for a year gets its twelve rents. */
const MOST_ROUNDS = 24;

/** Answers what is to be posted, once and last. */
async function proposeRepeats({ today, ...ctx }: Night): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // What began on the 31st is found on the 28th and waits for its own day.
    const found = (await dueRepeats(ctx, today)).filter((expense) => nextOf(expense).invoice_date <= today);
    if (found.length === 0) break;
    for (const expense of found) {
      const made = await repeatExpense(ctx, expense);
      if (!made) continue;
      entries.push(...made.entries);
      await tell(ctx, made.id, expense.repeat_by_itself ? 'repeated' : 'proposed');
    }
  }
  return entries;
}

async function proposeSalaries({ today, ...ctx }: Night): Promise<void> {
  const { salaries_day } = await readSetting(ctx, accountingSetting);
  if (salaries_day === 0 || partsOf(today).day < salaries_day) return;
  const month = addMonths(startOfMonth(today), -1);
  const made = await proposeSalariesOf(ctx, month, { due_on: today, created_by: null });
  if (typeof made === 'string') return;
  await auditBySystem(ctx.tx, ctx.now, {
    account_id: ctx.accountId,
    action: 'expenses.propose',
    entity: 'expenses',
    entity_id: made.id,
    after: { number: numberText(made.number), net: made.net },
  });
  await tell(ctx, made.id, 'proposed');
}

async function tellOfDue({ today, ...ctx }: Night): Promise<void> {
  for (const { id, due_on } of await dueUntold(ctx, today)) {
    await tell(ctx, id, due_on < today ? 'overdue' : 'due');
    await updateExpense(ctx, id, { due_told: true });
  }
}

type Told = 'due' | 'overdue' | 'proposed' | 'repeated';

async function tell(ctx: Omit<Night, 'today'>, id: number, code: Told): Promise<void> {
  const [{ currency }, expense] = await Promise.all([readSellingSalon(ctx), nameOfExpense(ctx, id)]);
  const { supplier, english_name, arabic_name, open_amount, total, invoice_date, due_on } = expense;
  const isDue = code === 'due' || code === 'overdue';
  await notify(ctx.tx, ctx.accountId, {
    type: 'expenses',
    code,
    open: id,
    values: {
      name:
        supplier === null
          ? { en: english_name ?? GOODS.en, ar: arabic_name ?? GOODS.ar }
          : { en: supplier, ar: supplier },
      amount: moneyOf(isDue ? open_amount : total, currency),
      date: isDue ? due_on : invoice_date,
    },
  });
}

const moneyOf = (amount: Minor, currency: Currency) => ({ amount, currency });
