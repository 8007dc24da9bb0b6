import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { freshCustomer } from './recipe-parts';

const cash = (amount: number) => ({ method: 'cash', amount });

/** Somebody with this much on her balance. */
async function deposited(kitchen: Kitchen, amount: number): Promise<{ customer_id: number; invoice: unknown }> {
  const customer_id = await freshCustomer(kitchen);
  const { id } = await kitchen.ask('merchant', 'deposits/add', { customer_id, payments: [cash(amount)] });
  return { customer_id, invoice: id };
}

async function penalized(kitchen: Kitchen): Promise<{ customer_id: number; penalty: unknown }> {
  const customer_id = await freshCustomer(kitchen);
  const { id } = await kitchen.ask('merchant', 'penalties/add', {
    customer_id,
    type: penaltyTypes.codes.others,
    amount: 5_000,
  });
  return { customer_id, penalty: id };
}

/** An invoice that nothing was paid of. */
async function owed(kitchen: Kitchen): Promise<Values> {
  const [line] = await kitchen.rows<{ service_id: number; employee_id: number }>(
    `
      select x.service_id, x.employee_id
      from employee_services x
      join services s on s.account_id = x.account_id and s.id = x.service_id and s.status = $2
      join employees e on e.account_id = x.account_id and e.id = x.employee_id and e.status = $2
      where x.account_id = $1 limit 1`,
    [kitchen.account, recordStates.codes.active],
  );
  const { id } = await kitchen.ask('merchant', 'till/issue', {
    customer_id: await freshCustomer(kitchen),
    lines: [{ kind: 'service', ...line, unit_price: 10_000 }],
    payments: [],
    expected_payable: 10_000,
  });
  return { invoice_id: id, payments: [cash(4_000)] };
}

const someone: Recipe = async ({ one }) => ({
  customer_id: await one('select id from customers where account_id = $1 limit 30'),
  before_id: undefined,
});

export const moneyRecipes: Record<string, Recipe> = {
  'customer_money/get_record': someone,
  'customer_money/statement': someone,
  'deposits/add': async (kitchen) => ({
    customer_id: await freshCustomer(kitchen),
    appointment_id: undefined,
    payments: [cash(kitchen.random.between(1, 100_000))],
  }),
  'payments/cancel': async (kitchen) => {
    const { invoice } = await deposited(kitchen, 5_000);
    return {
      id: await kitchen.one('select id from payments where account_id = $1 and invoice_id = $2', [
        kitchen.account,
        invoice,
      ]),
    };
  },
  'customer_money/pay_back': async (kitchen) => ({
    customer_id: (await deposited(kitchen, 5_000)).customer_id,
    payments: [cash(2_000)],
  }),
  'customer_money/pay_balance': async (kitchen) => ({
    customer_id: (await penalized(kitchen)).customer_id,
    payments: [cash(2_000)],
  }),
  'penalties/add': async (kitchen) => ({ customer_id: await freshCustomer(kitchen) }),
  'penalties/lift': async (kitchen) => ({ id: (await penalized(kitchen)).penalty }),
  'receivables/collect': owed,
};
