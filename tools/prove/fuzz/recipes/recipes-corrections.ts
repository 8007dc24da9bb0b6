import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Kitchen, Recipe } from '../planner';

/** A service that was just sold for cash, so that there is something to correct. */
export async function soldInvoice({ ask, one, rows, account }: Kitchen): Promise<{ id: number; payable: number }> {
  const catalogue = await ask('merchant', 'till/catalogue', {});
  const services = (catalogue['services'] ?? []) as { id: number; price: number; employees: number[] }[];
  const service = services.find(({ price, employees }) => price > 0 && employees.length > 0);
  const payable = service?.price ?? 0;
  const { id } = await ask('merchant', 'till/issue', {
    customer_id: await one(`select id from customers
      where account_id = $1 and status = ${recordStates.codes.active} and merged_into is null`),
    lines: [{ kind: 'service', service_id: service?.id, employee_id: service?.employees[0], unit_price: payable }],
    payments: [{ method: 'cash', amount: payable }],
    expected_payable: payable,
  });
  if (id !== undefined) return { id: Number(id), payable };
  const [known] = await rows<{ id: number; payable: number }>(
    `select id, payable from invoices
     where account_id = $1 and kind = ${invoiceKinds.codes.sale} order by id desc limit 1`,
    [account],
  );
  return known ?? { id: 0, payable: 0 };
}

const invoice: Recipe = async (kitchen) => ({ invoice_id: (await soldInvoice(kitchen)).id });

export const correctionsRecipes: Record<string, Recipe> = {
  'invoices/get_record': async (kitchen) => ({ id: (await soldInvoice(kitchen)).id }),
  'credit_notes/get_invoice': invoice,
  'credit_notes/issue': async (kitchen) => {
    const { id, payable } = await soldInvoice(kitchen);
    return {
      invoice_id: id,
      lines: [{ position: 1, quantity: 1 }],
      reason: 'Not satisfied',
      note: undefined,
      to_balance: 0,
      refunds: [{ method: 'cash', amount: payable }],
    };
  },
  'debit_notes/issue': async (kitchen) => ({
    invoice_id: (await soldInvoice(kitchen)).id,
    amount: 1_000,
    reason: 'Long hair',
    payments: [],
  }),
  // Only without VAT: the salon charges none while it is cancelled, and does again afterwards.
  'invoices/cancel': async (kitchen) => {
    const settings = await kitchen.ask('merchant', 'settings/accounting/get', {});
    const values = { ...((settings['values'] ?? settings) as object) };
    await kitchen.ask('merchant', 'settings/accounting/save', { ...values, vat_active: false, vat_rate: 0 });
    const { id } = await soldInvoice(kitchen);
    await kitchen.ask('merchant', 'settings/accounting/save', values);
    return { id, reason: 'Wrong customer' };
  },
};
