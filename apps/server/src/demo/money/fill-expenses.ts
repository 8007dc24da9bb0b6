import type { AddExpenseInput } from '@rawnaq/domain/expenses/expense-input';
import { expenseRepeats } from '@rawnaq/domain/expenses/expense.states';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { partOf } from '@rawnaq/domain/kernel/money';
import { addDays, addMonths, endOfMonth, startOfMonth, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { expensesRoutes } from '../../modules/expenses/expenses.routes';
import { suppliersRoutes } from '../../modules/suppliers/suppliers.routes';
import { seeded, type Chance } from '../random';
import { act, onStage, together, type Demo, type Stage } from '../stage';
import { SALON_SUPPLIERS, type SalonSuppliers } from '../texts/suppliers';

type Bill = Partial<InputOf<(typeof expensesRoutes)['contract']['add']>> & {
  day: LocalDate;
  type: string;
  from: number;
  net: number;
  paid?: AddExpenseInput['payments'][number]['method'];
  part?: number;
};
const MONTHS = 12;
const { monthly, quarterly } = expenseRepeats.codes;

/** Who delivers, before anything is bought: their ids by account, in the order of the texts. */
export async function fillSuppliers(
  demo: Demo,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const suppliers = new Map<number, number[]>();
  for (const account of accounts)
    await onStage(demo, account, async (stage) => {
      const { today } = await act(stage.at(stage.now), expensesRoutes, 'options', {});
      const began = stage.at(momentOf(stage, addMonths(today, -MONTHS)));
      const added = await together(SALON_SUPPLIERS[account]!.suppliers, (facts) =>
        act(began, suppliersRoutes, 'add', facts),
      );
      suppliers.set(
        account,
        added.map(({ id }) => id),
      );
    });
  return suppliers;
}
/** Those who deliver goods for the shelves. */
export const STOCK_SUPPLIERS = [3, 6, 7] as const;

/** A year of rent, electricity, deliveries and salaries: some of it due, some overdue, some paid in part. */
export async function fillExpenses(demo: Demo, account: number, suppliers: readonly number[]): Promise<void> {
  await onStage(demo, account, (stage) =>
    fillSalon(stage, SALON_SUPPLIERS[account]!, suppliers, seeded(account + 240)),
  );
}

async function fillSalon(
  stage: Stage,
  salon: SalonSuppliers,
  suppliers: readonly number[],
  chance: Chance,
): Promise<void> {
  const { types, vat_rate, today } = await act(stage.at(stage.now), expensesRoutes, 'options', {});
  const typeOf = new Map(types.map(({ english_name, id }) => [english_name, id]));
  await together(billsOf(salon, today, chance), ({ day, type, from, paid, part, net, ...more }) => {
    const vat = more.vat ?? partOf(net, vat_rate);
    const amount = part ?? net + vat;
    return act(stage.at(momentOf(stage, day)), expensesRoutes, 'add', {
      supplier_id: suppliers[from]!,
      type_id: typeOf.get(type)!,
      invoice_date: day,
      net,
      vat,
      payments: paid ? [{ method: paid, amount, reference_number: String(chance.whole(100_000, 999_999)) }] : [],
      ...more,
    });
  });
  await paySalaries(stage, today);
}

function billsOf({ scale }: SalonSuppliers, today: LocalDate, chance: Chance): Bill[] {
  const some = (least: number, most: number): number => chance.whole(least, most) * 10 * scale;
  const bills: Bill[] = [];
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    const first = addMonths(startOfMonth(today), -back);
    const [month, last] = [first.slice(2, 7), endOfMonth(first)];
    const on = (day: number): LocalDate => (addDays(first, day) > today ? today : addDays(first, day));
    const whole = { bill_from: first, bill_to: last };
    if (back % 3 === 2)
      bills.push({
        day: first,
        type: 'Rent',
        from: 0,
        net: 360_000 * scale,
        supplier_invoice_number: `RENT-${month}`,
        bill_from: first,
        bill_to: endOfMonth(addMonths(first, 2)),
        due_on: addDays(first, 30),
        note: 'Shop 4',
        ...(back === 2 ? { paid: 'cheque', part: 180_000 * scale, repeat_months: quarterly } : { paid: 'cheque' }),
      });
    const isThisMonth = back === 0;
    bills.push({
      day: on(4),
      type: 'Electricity and water',
      from: 1,
      net: some(1_800, 3_400),
      supplier_invoice_number: `EW-${month}-${chance.whole(1_000, 9_999)}`,
      due_on: addDays(on(4), 14),
      ...whole,
      ...(!isThisMonth && { paid: 'transfer' }),
    });
    bills.push({
      day: on(2),
      type: 'Internet and phone',
      from: 2,
      net: 6_200 * scale,
      ...whole,
      paid: 'credit_card',
      ...(isThisMonth && { repeat_months: monthly, repeat_by_itself: true }),
    });
    bills.push({
      day: on(9),
      type: 'Products and supplies',
      from: 3,
      net: some(2_400, 6_800),
      supplier_invoice_number: `SB-${chance.whole(10_000, 99_999)}`,
      due_on: addDays(on(9), 30),
      ...(back > 2 && { paid: 'transfer' }),
      ...(back === 2 && { paid: 'transfer', part: 10_000 * scale }),
    });
    if (back % 2 === 0)
      bills.push({ day: on(12), type: 'Cleaning', from: 4, net: some(600, 900), ...whole, paid: 'transfer' });
    if (back % 4 === 1)
      bills.push({ day: on(16), type: 'Maintenance', from: 5, net: some(400, 1_500), vat: 0, paid: 'transfer' });
  }
  return bills;
}

/** Confirmed and paid when the month was over; those of the last month still wait for somebody. */
async function paySalaries(stage: Stage, today: LocalDate): Promise<void> {
  for (let back = MONTHS - 1; back >= 1; back -= 1) {
    const month = addMonths(startOfMonth(today), -back);
    const ctx = stage.at(momentOf(stage, addMonths(month, 1)));
    const { id } = await act(ctx, expensesRoutes, 'propose_salaries', { month });
    if (back === 1) return;
    const found = await act(ctx, expensesRoutes, 'get', { id });
    await act(ctx, expensesRoutes, 'confirm', {
      id,
      invoice_date: found.invoice_date,
      type_id: found.type_id!,
      net: found.net,
      due_on: found.due_on,
      bill_from: month,
      bill_to: endOfMonth(month),
      payments: [{ method: 'transfer', amount: found.total }],
    });
  }
}

/** In the middle of a day, and never later than the world. */
const momentOf = ({ now }: Stage, day: LocalDate): Date => {
  const noon = new Date(`${day}T09:00:00Z`);
  return noon > now ? now : noon;
};
