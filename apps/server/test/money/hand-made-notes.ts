import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { postCreditNote } from '@rawnaq/domain/ledger/post-sale';
import { issuePaper, readSellingSalon, reserveInvoice } from '../../src/modules/invoices';
import { asPlatform } from '../../src/services';
import { rowsOf } from '../people';
import type { World } from '../world';
import type { MoneySalon } from '../money-salon';

/** Takes one service of an invoice back in cash, by the same paper and journal a credit note is. */
export async function creditService(world: World, salon: MoneySalon, invoiceId: number, absorbed = false) {
  const [line] = await rowsOf<{
    position: number;
    net: number;
    vat: number;
    gross: number;
    vat_rate: number;
    service_id: number;
    employee_id: number;
    commission: number;
  }>(
    world,
    `select position, net, vat, gross, vat_rate, service_id, employee_id, commission from invoice_lines
     where account_id = $1 and invoice_id = $2 and kind = 1 order by position limit 1`,
    [salon.accountId, invoiceId],
  );
  const { net, vat, gross, vat_rate: rate, position } = line!;
  await asPlatform(world.services, async (tx) => {
    const ctx = { tx, accountId: salon.accountId, now: world.services.clock() };
    const selling = await readSellingSalon(ctx);
    await issuePaper(ctx, selling, {
      kind: 'credit_note',
      invoice_id: await reserveInvoice(ctx),
      customer: null,
      original: { id: invoiceId, number: '1', reason: 'Not liked' },
      lines: [
        {
          kind: invoiceLineKinds.codes.service,
          service_id: line!.service_id,
          employee_id: line!.employee_id,
          english_name: 'Cut',
          arabic_name: 'قص',
          quantity: 1,
          unit_price: gross,
          list: gross,
          gross,
          net,
          vat,
          vat_rate: rate,
          original_position: position,
        },
      ],
      totals: {
        rates: [{ rate, gross, net, vat, rounding: 0 }],
        list: gross,
        discount: 0,
        subtotal: net,
        vat,
        rounding: 0,
        total: gross,
        tips: 0,
        payable: gross,
      },
      settled: { paid: gross, voucher: 0, balance_used: 0, open: 0, change: 0 },
      commissions: [
        {
          day: selling.day,
          employee_id: line!.employee_id,
          position: 1,
          base: -net,
          rate: 1000,
          amount: -line!.commission,
          is_absorbed: absorbed,
        },
      ],
      posted: [
        {
          journal: postCreditNote(
            [{ kind: 'service', net, vat, rounding: 0, rate, allowance: 0, gross, cost: 0, package_value: 0 }],
            {
              payments: [{ method: 'cash', amount: gross }],
              voucher: 0,
              balance_used: 0,
              deposits: [],
              open: 0,
              loyalty_voucher: 0,
            },
          ),
        },
      ],
      created_by: null,
    });
  });
  return line!;
}
