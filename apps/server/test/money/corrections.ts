import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { postGiftCardSold } from '@rawnaq/domain/ledger/post-customer-money';
import { paymentMethods, paymentSources } from '@rawnaq/domain/payments/payment.states';
import { insertPayments } from '../../src/modules/customer-money';
import { issuePaper, readSellingSalon, reserveInvoice } from '../../src/modules/invoices';
import { asPlatform } from '../../src/services';
import { ledgerOf } from '../money-salon';
import { rowsOf } from '../people';
import type { World } from '../world';

/** Everything a sale moves, as sums: what is taken back wholly leaves no trace here. */
export async function standing(world: World, accountId: number) {
  const rows = (statement: string) => rowsOf(world, statement, [accountId]);
  return {
    ledger: await ledgerOf(world, accountId),
    stock: await rows('select product_id, quantity, worth from product_stocks where account_id = $1 order by 1'),
    purses: await rows(
      `select customer_id, balance, points, receivable from customer_balances
       where account_id = $1 and (balance, points, receivable) <> (0, 0, 0) order by 1`,
    ),
    open: await rows(
      'select sum(open_amount)::int as sum from receivables where account_id = $1 having sum(open_amount) > 0',
    ),
    points: await rows(
      `select customer_id, sum(points)::int as points, sum(open_points)::int as open from loyalty_entries
       where account_id = $1 group by 1 having sum(points) <> 0 order by 1`,
    ),
    cards: await rows('select id, status, expired_on from gift_cards where account_id = $1 order by 1'),
    codes: await rows(
      'select count(*)::int as uses from discount_code_uses where account_id = $1 and returned_at is null',
    ),
    packages: await rows(
      `select p.id, p.uses_left, p.open_value, array_agg(s.is_used order by s.service_id) as used
       from customer_packages p join package_services s on s.account_id = p.account_id and s.customer_package_id = p.id
       where p.account_id = $1 and p.returned_at is null group by p.account_id, p.id order by 1`,
    ),
    sales: await rows(
      `select kind, item_id, employee_id, sum(quantity)::int as quantity, sum(list)::int as list,
         sum(discount)::int as discount, sum(net)::int as net, sum(vat)::int as vat, sum(cost)::int as cost
       from sales_days where account_id = $1 group by 1, 2, 3
       having (sum(quantity), sum(list), sum(discount), sum(net), sum(vat), sum(cost)) <> (0, 0, 0, 0, 0, 0)
       order by 1, 2, 3`,
    ),
    commissions: await rows(
      `select employee_id, sum(amount)::int as amount, sum(base)::int as base from commission_entries
       where account_id = $1 group by 1 having sum(amount) <> 0 order by 1`,
    ),
  };
}

/** Other rules of the books than the usual ones, from the next request on. */
export async function setAccounting(world: World, accountId: number, values: object): Promise<void> {
  await rowsOf(
    world,
    `insert into account_settings (account_id, section, values, secrets) values ($1, 'accounting', $2, '{}')
     on conflict (account_id, section) do update set values = excluded.values`,
    [accountId, JSON.stringify(values)],
  );
}

let made = 0;

/** A paid gift card: sold on its own invoice for cash, or on one that is there already. */
export async function giftCard(
  world: World,
  { accountId, value, sold }: { accountId: number; value: number; sold?: number },
): Promise<{ id: number; code: string; invoice_id: number }> {
  made += 1;
  const code = `CARD${String(made).padStart(6, '0')}`;
  return asPlatform(world.services, async (tx) => {
    const ctx = { tx, accountId, now: world.services.clock() };
    const salon = await readSellingSalon(ctx);
    const invoice_id = sold ?? (await reserveInvoice(ctx));
    const { id } = await tx
      .insertInto('gift_cards')
      .values({
        account_id: accountId,
        unique_id: `card-${made}-of-the-test`,
        code,
        type: giftCardTypes.codes.paid,
        value,
        sold_invoice_id: invoice_id,
        created_at: ctx.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (sold !== undefined) return { id, code, invoice_id };
    const payment = { method: paymentMethods.codes.cash, amount: value };
    const owner = { customer_id: null, day: salon.day, created_by: null, invoice_id };
    await insertPayments(ctx, [{ ...payment, ...owner, source: paymentSources.codes.billing }]);
    const amounts = { list: value, gross: value, net: value, vat: 0, rounding: 0 };
    await issuePaper(ctx, salon, {
      kind: 'gift_card',
      invoice_id,
      customer: null,
      lines: [
        {
          kind: invoiceLineKinds.codes.gift_card,
          gift_card_id: id,
          english_name: 'Gift card',
          arabic_name: 'بطاقة هدية',
          quantity: 1,
          unit_price: value,
          vat_rate: 0,
          ...amounts,
        },
      ],
      totals: {
        rates: [{ rate: 0, gross: value, net: value, vat: 0, rounding: 0 }],
        list: value,
        discount: 0,
        subtotal: value,
        vat: 0,
        rounding: 0,
        total: value,
        tips: 0,
        payable: value,
      },
      settled: { paid: value, voucher: 0, balance_used: 0, open: 0, change: 0 },
      commissions: [],
      posted: [{ journal: postGiftCardSold([payment]) }],
      created_by: null,
    });
    return { id, code, invoice_id };
  });
}
