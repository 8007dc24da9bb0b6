import { randomBytes } from 'node:crypto';
import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import type { InvoiceKind } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { postDeposit, postGiftCardSold, postLoyaltyVoucher } from '@rawnaq/domain/ledger/post-customer-money';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { insertPayments, lockPurse, moveBalance } from '../../src/modules/customer-money';
import { issuePaper, readSellingSalon, reserveInvoice, type NewPaper } from '../../src/modules/invoices';
import { entriesOf, post, type Bookkeeper } from '../../src/modules/ledger';
import { asPlatform } from '../../src/services';
import type { MoneySalon } from '../money-salon';
import type { World } from '../world';

/** As much of a world as money needs: the long runs have no more of it. */
export type Shop = Pick<World, 'services' | 'call'>;

const newCode = (): string => randomBytes(6).toString('hex').toUpperCase();

const asBooks = <T>(world: Shop, accountId: number, work: (books: Bookkeeper) => Promise<T>): Promise<T> =>
  asPlatform(world.services, (tx) => work({ tx, accountId, now: world.services.clock() }));

/** A paper of one line that is paid in cash. */
async function paidPaper(
  books: Bookkeeper,
  kind: InvoiceKind & ('deposit' | 'gift_card'),
  { invoice_id, amount, posted }: { invoice_id: number; amount: Minor; posted: NewPaper['posted'] },
): Promise<void> {
  const parts = { list: amount, net: amount, gross: amount, vat: 0, rounding: 0 };
  await issuePaper(books, await readSellingSalon(books), {
    kind,
    invoice_id,
    customer: null,
    lines: [
      {
        ...parts,
        kind: invoiceLineKinds.codes[kind],
        english_name: 'Money',
        arabic_name: 'مبلغ',
        quantity: 1,
        unit_price: amount,
        vat_rate: 0,
      },
    ],
    totals: {
      rates: [{ rate: 0, gross: amount, net: amount, vat: 0, rounding: 0 }],
      list: amount,
      discount: 0,
      subtotal: amount,
      vat: 0,
      rounding: 0,
      total: amount,
      tips: 0,
      payable: amount,
    },
    settled: { paid: amount, voucher: 0, balance_used: 0, open: 0, change: 0 },
    commissions: [],
    posted,
    created_by: null,
  });
  await books.tx
    .insertInto('audit_log')
    .values({
      account_id: books.accountId,
      actor_kind: 'system',
      action: 'invoices.issue',
      entity: 'invoices',
      entity_id: String(invoice_id),
    })
    .execute();
}

/** A deposit in cash; with VAT where the country wants it at once. */
export const addDeposit = (
  world: Shop,
  { accountId }: Pick<MoneySalon, 'accountId'>,
  { customer_id, amount, vat = 0 }: { customer_id: number; amount: Minor; vat?: Minor },
): Promise<number> =>
  asBooks(world, accountId, async (books) => {
    const { day, vat_rate } = await readSellingSalon(books);
    const invoice_id = await reserveInvoice(books);
    await lockPurse(books, customer_id);
    const payment = { invoice_id, customer_id, amount, day, created_by: null };
    await insertPayments(books, [{ ...payment, source: paymentSources.codes.deposit, method: 'cash' }]);
    await moveBalance(books, { ...payment, kind: balanceEntryKinds.codes.deposit });
    await books.tx
      .insertInto('deposits')
      .values({
        account_id: accountId,
        invoice_id,
        customer_id,
        amount,
        vat,
        open_amount: amount,
        open_vat: vat,
        created_at: books.now.toISOString(),
      })
      .execute();
    await paidPaper(books, 'deposit', {
      invoice_id,
      amount,
      posted: [{ journal: postDeposit([{ method: 'cash', amount }], vat, vat_rate) }],
    });
    return invoice_id;
  });

/** A card that anybody may use: paid in cash, given for points, or given for nothing. */
export const addCard = (
  world: Shop,
  { accountId }: Pick<MoneySalon, 'accountId'>,
  value: Minor,
  type: keyof typeof giftCardTypes.codes = 'paid',
): Promise<string> =>
  asBooks(world, accountId, async (books) => {
    const { day } = await readSellingSalon(books);
    const code = newCode();
    const sold = type === 'paid' ? await reserveInvoice(books) : null;
    await books.tx
      .insertInto('gift_cards')
      .values({
        account_id: accountId,
        unique_id: `card-${code}`,
        code,
        type: giftCardTypes.codes[type],
        value,
        sold_invoice_id: sold,
        created_at: books.now.toISOString(),
      })
      .execute();
    if (type === 'loyalty')
      await post(books, entriesOf([{ journal: postLoyaltyVoucher(value) }], { day, created_by: null }));
    if (sold === null) return code;
    const payment = { method: 'cash' as const, amount: value };
    await insertPayments(books, [
      { ...payment, invoice_id: sold, customer_id: null, source: paymentSources.codes.billing, day, created_by: null },
    ]);
    await paidPaper(books, 'gift_card', {
      invoice_id: sold,
      amount: value,
      posted: [{ journal: postGiftCardSold([payment]) }],
    });
    return code;
  });

/** Ten percent off everything, so many times. */
export const addCode = (world: Shop, { accountId }: Pick<MoneySalon, 'accountId'>, max_uses: number) =>
  asBooks(world, accountId, async ({ tx }) => {
    const code = newCode();
    await tx
      .insertInto('discount_codes')
      .values({ account_id: accountId, code, category: 1, percent: 1_000, starts_on: '2020-01-01', max_uses })
      .execute();
    return code;
  });

/** Ten percent off, once. */
export const addCoupon = (world: Shop, { accountId }: Pick<MoneySalon, 'accountId'>) =>
  asBooks(world, accountId, async ({ tx, now }) => {
    const code = newCode();
    const { id: batch_id } = await tx
      .insertInto('coupon_batches')
      .values({
        account_id: accountId,
        english_name: 'Party',
        arabic_name: 'حفلة',
        percent: 1_000,
        starts_on: '2020-01-01',
        coupons_count: 1,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('coupons').values({ account_id: accountId, batch_id, code }).execute();
    return code;
  });

/** Points for every unit that is spent, and a salon that may put bills aside. */
export async function openLoyalty(world: Shop, { accountId, owner }: MoneySalon, rules: object = {}): Promise<void> {
  const { values } = (await world.call(settingsContract.get_accounting, {}, { as: owner })).body;
  const { status, body } = await world.call(
    settingsContract.save_accounting,
    { ...values, trn: '100000000000003', loyalty_active: true, ...rules },
    { as: owner },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  await asPlatform(world.services, (tx) =>
    tx.updateTable('accounts').set({ hold_invoice: true }).where('id', '=', accountId).execute(),
  );
}
