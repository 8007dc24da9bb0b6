import { expenseRepeats } from '@rawnaq/domain/expenses/expense.states';
import { chosen, type Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';

/** A bill that fits the salon. */
async function bill(kitchen: Kitchen): Promise<Values> {
  const { types, today } = await kitchen.ask('merchant', 'expenses/options', {});
  const [type] = types as { id: number }[];
  return {
    supplier_id: null,
    supplier_invoice_number: `F-${kitchen.random.between(1, 1_000_000_000)}`,
    invoice_date: today,
    type_id: type!.id,
    net: kitchen.random.between(100, 1_000_000),
    vat: 0,
    due_on: undefined,
    bill_from: undefined,
    bill_to: undefined,
    repeat_months: expenseRepeats.codes.never,
    save_duplicate: true,
  };
}

async function recorded(kitchen: Kitchen): Promise<{ id: unknown }> {
  const { id } = await kitchen.ask('merchant', 'expenses/add', await bill(kitchen));
  return { id };
}

/** The salaries of a month nobody has proposed yet, where somebody earns. */
async function month(kitchen: Kitchen): Promise<Values> {
  await kitchen.rows('update employees set salary = 500000, left_on = null, joined_on = null where account_id = $1', [
    kitchen.account,
  ]);
  const back = kitchen.random.between(30, 3_000);
  return {
    month: await kitchen.one<string>(
      "select to_char(date_trunc('month', now()) - make_interval(months => $2::int), 'YYYY-MM-DD') where $1::int > 0",
      [kitchen.account, back],
    ),
  };
}

async function proposed(kitchen: Kitchen): Promise<unknown> {
  return (await kitchen.ask('merchant', 'expenses/propose_salaries', await month(kitchen)))['id'];
}

const first: Recipe = async (kitchen) => recorded(kitchen);

export const expensesRecipes: Record<string, Recipe> = {
  'expenses/add': async (kitchen) => ({ ...(await bill(kitchen)), upload_ids: [], payments: [] }),
  'expenses/get': first,
  'expenses/find_duplicates': async ({ one }) => ({
    number: 'F-1',
    date: await one<string>('select current_date::text where $1::int > 0'),
    except: undefined,
  }),
  'expenses/edit': async (kitchen) => ({ ...(await bill(kitchen)), ...(await recorded(kitchen)) }),
  'expenses/cancel': first,
  'expenses/set_repeat': first,
  'expenses/pay': async (kitchen) => ({ ...(await recorded(kitchen)), method: 'cash', amount: 50, day: undefined }),
  'expenses/cancel_payment': async (kitchen) => ({
    id: (await kitchen.ask('merchant', 'expenses/pay', { ...(await recorded(kitchen)), method: 'cash', amount: 50 }))[
      'id'
    ],
  }),
  'expenses/propose_salaries': month,
  'expenses/dismiss': async (kitchen) => ({ id: await proposed(kitchen) }),
  'expenses/confirm': async (kitchen) => ({
    ...(await bill(kitchen)),
    id: await proposed(kitchen),
    upload_ids: [],
    payments: [],
  }),
  'expenses/add_file': async (kitchen) => ({
    ...(await recorded(kitchen)),
    upload_id: chosen(kitchen.random, kitchen.pools.pictures),
  }),
  'expenses/remove_file': async (kitchen) => {
    const { id } = await recorded(kitchen);
    const upload_id = chosen(kitchen.random, kitchen.pools.pictures);
    await kitchen.ask('merchant', 'expenses/add_file', { id, upload_id });
    return { id: await kitchen.one('select id from expense_files where account_id = $1 order by id desc limit 1') };
  },
};
