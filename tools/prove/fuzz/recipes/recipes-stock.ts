import { adjustReasons, stockDocumentKinds } from '@rawnaq/domain/stock/stock.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Kitchen, Recipe } from '../planner';
import { own } from './recipe-parts';

const ownProduct = async ({ one }: Kitchen): Promise<number> =>
  Number(await one('select id from products where account_id = $1 order by id limit 30'));

/** What is taken must be there: a receipt comes first. */
async function stocked(kitchen: Kitchen): Promise<number> {
  const product_id = await ownProduct(kitchen);
  await kitchen.ask('merchant', 'stock/receive', { lines: [{ product_id, quantity: 20, unit_cost: 500 }] });
  return product_id;
}

const document: Recipe = async (kitchen) => {
  await stocked(kitchen);
  return own('stock_documents')(kitchen);
};

/** What a product began with is closed once it has moved. */
const asItBegan: Recipe = async ({ rows, account }) => {
  const [product] = await rows<{ id: number; initial_quantity: number; initial_cost: number | null }>(
    'select id, initial_quantity, initial_cost from products where account_id = $1 order by id limit 1',
    [account],
  );
  return { ...product };
};

export const stockRecipes: Record<string, Recipe> = {
  'products/edit': asItBegan,
  'stock/receive': async (kitchen) => ({
    supplier_id: undefined,
    supplier_invoice_number: undefined,
    invoice_date: undefined,
    vat: 0,
    due_on: undefined,
    payments: [],
    note: undefined,
    lines: [{ product_id: await ownProduct(kitchen), quantity: kitchen.random.between(1, 9), unit_cost: 1_000 }],
  }),
  'stock/adjust': async (kitchen) => ({
    note: undefined,
    lines: [{ product_id: await stocked(kitchen), reason: adjustReasons.codes.lost, quantity: 1 }],
  }),
  'stock/use': async (kitchen) => ({
    employee_id: await kitchen.one(
      `select id from employees where account_id = $1 and status = ${recordStates.codes.active} limit 30`,
    ),
    service_id: undefined,
    note: undefined,
    lines: [{ product_id: await stocked(kitchen), quantity: 1 }],
  }),
  'stock/count': async (kitchen) => ({
    note: undefined,
    lines: [{ product_id: await stocked(kitchen), expected: 10, counted: kitchen.random.between(5, 15) }],
  }),
  'stock/cancel_receipt': async (kitchen) => {
    const product_id = await ownProduct(kitchen);
    const line = { product_id, quantity: 1, unit_cost: kitchen.random.between(1, 900) };
    await kitchen.ask('merchant', 'stock/receive', { lines: [line] });
    return {
      id: await kitchen.one(
        `select max(id) from stock_documents where account_id = $1 and kind = ${stockDocumentKinds.codes.receipt}`,
      ),
      reason: 'Typed twice',
    };
  },
  'stock/get_document': document,
  'stock/get_card': async (kitchen) => ({ product_id: await ownProduct(kitchen) }),
};
