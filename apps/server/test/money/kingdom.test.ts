import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { FIRST_PREVIOUS_HASH, invoiceHash } from '@rawnaq/domain/e-invoices/chain';
import type { EInvoice } from '@rawnaq/domain/e-invoices/e-invoice';
import { invoiceQr } from '@rawnaq/domain/e-invoices/qr-tlv';
import { writeUbl } from '@rawnaq/domain/e-invoices/ubl';
import { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { sumMinor, type Currency } from '@rawnaq/domain/kernel/money';
import { nameOf, type CodeIn, type NameIn } from '@rawnaq/domain/kernel/state-machine';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { paymentMeans } from '@rawnaq/domain/payments/payment.rules';
import type { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import type { SellerFacts } from '../../src/modules/invoices';
import { checkSalons } from '../../src/modules/ledger-checks';
import { cash, openMoneySalon, productLine, sell, serviceLine, type MoneySalon } from '../money-salon';
import { rowsOf } from '../people';
import { openWorld, type World } from '../world';
import { setAccounting } from './corrections';

let world: World;
let salon: MoneySalon;
let customer_id: number;

beforeAll(async () => {
  world = await openWorld();
  await rowsOf(
    world,
    "update accounts set country = 'SA', currency = 'SAR', time_zone = 'Asia/Riyadh' where id = 2002",
  );
  salon = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  customer_id = salon.customers[0]!;
  await taxed(1_500);
});
afterAll(() => world.close());

const taxed = (vat_rate: number) => setAccounting(world, 2002, { vat_active: true, vat_rate, trn: '310122393500003' });
const card = (amount: number) => ({ method: 'credit_card' as const, amount, authorization_code: '112233' });
const deposit = async (amount: number) => {
  const answer = await world.call(
    paymentsContract.add_deposit,
    { customer_id, payments: [cash(amount)] },
    { as: salon.owner },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const credit = async (invoice_id: number, more: object) => {
  const answer = await world.call(
    creditNotesContract.issue,
    { invoice_id, reason: 'سوء الخدمة', ...more },
    { as: salon.owner },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

type Row = {
  id: number;
  kind: CodeIn<typeof invoiceKinds>;
  number: number;
  uuid: string;
  issued_at: string;
  facts: SellerFacts;
  customer_trn: string | null;
  original_id: number | null;
  original_kind: CodeIn<typeof invoiceKinds> | null;
  original_number: number | null;
  reason: string | null;
  subtotal: number;
  vat: number;
  rounding: number;
  total: number;
  open_at_issue: number;
  counter: number;
  previous_hash: string;
  hash: string;
  qr: string;
};

const KINDS = { sale: 'invoice', gift_card: 'invoice' } as const;

/** A paper as the authority got it, from nothing but what is kept of it. */
async function eInvoiceOf(row: Row): Promise<EInvoice> {
  const zone = row.facts.time_zone;
  const issued = toWall(row.issued_at, zone);
  const lines = await rowsOf<{
    name: string;
    quantity: number;
    net: number;
    vat: number;
    allowance: number;
    rate: number;
  }>(
    world,
    `select arabic_name as name, greatest(quantity, 1) as quantity, net, vat, allowance, vat_rate as rate
     from invoice_lines where invoice_id = $1 and kind <> 5 order by position`,
    [row.id],
  );
  const rates = [...new Set(lines.map(({ rate }) => rate))].map((rate) => {
    const of = lines.filter((line) => line.rate === rate);
    return { rate, net: sumMinor(of.map(({ net }) => net)), vat: sumMinor(of.map(({ vat }) => vat)) };
  });
  const deposits = await rowsOf<{
    number: number;
    uuid: string;
    issued_at: string;
    amount: number;
    vat: number;
    rate: number;
  }>(
    world,
    `select i.number, i.uuid, i.issued_at, u.amount, u.vat, d.vat_rate as rate from deposit_uses u
     join deposits d on d.invoice_id = u.deposit_id join invoices i on i.id = u.deposit_id
     where u.invoice_id = $1 order by u.deposit_id`,
    [row.id],
  );
  const payments = await rowsOf<{ method: NameIn<typeof paymentMethods> }>(
    world,
    // A deposit goes back the way it came: its own payment says so.
    'select method from payments where invoice_id = $1 order by id',
    [row.original_kind === invoiceKinds.codes.deposit ? row.original_id : row.id],
  );
  const kind = nameOf(invoiceKinds, row.kind);
  return {
    kind: kind in KINDS ? 'invoice' : (kind as 'deposit'),
    simplified: row.customer_trn === null,
    uuid: row.uuid,
    number: numberText(row.kind, row.number),
    issued,
    supply_date: issued.date,
    currency: row.facts.currency as Currency,
    seller: {
      name: row.facts.arabic_name || row.facts.english_name,
      trn: row.facts.trn,
      address: null,
      cr_number: null,
    },
    buyer: null,
    lines: lines.map(({ vat: _vat, ...line }) => line),
    rates,
    rounding: row.rounding,
    prepaid: deposits.map(({ number, uuid, issued_at, amount, vat, rate }) => ({
      number: numberText(invoiceKinds.codes.deposit, number),
      uuid,
      issued: toWall(issued_at, zone),
      net: amount - vat,
      vat,
      rate,
    })),
    payments: [
      ...new Set([
        ...payments.map(({ method }) => paymentMeans[method]),
        ...(row.open_at_issue > 0 && kind === 'sale' ? (['credit'] as const) : []),
      ]),
    ],
    original:
      row.original_kind === null
        ? null
        : { number: numberText(row.original_kind, row.original_number!), reason: row.reason! },
  };
}

const papers = () =>
  rowsOf<Row>(
    world,
    `select i.*, s.facts, o.kind as original_kind, o.number as original_number
     from invoices i join invoice_sellers s on s.id = i.seller_id left join invoices o on o.id = i.original_id
     where i.account_id = 2002 order by i.counter`,
  );

/** Every paper so far: its code, its XML, its place in the chain, its sums; and the books. */
async function allHolds(): Promise<Row[]> {
  const rows = await papers();
  let before = FIRST_PREVIOUS_HASH;
  for (const [index, row] of rows.entries()) {
    expect(row.counter).toBe(index + 1);
    expect(row.previous_hash).toBe(before);
    before = row.hash;
    const said = await eInvoiceOf(row);
    const xml = writeUbl(said, { icv: row.counter, previous_hash: row.previous_hash });
    expect(
      invoiceHash(xml, (bytes) => createHash('sha256').update(bytes).digest()),
      said.number,
    ).toBe(row.hash);
    expect(row.total).toBe(row.subtotal + row.vat + row.rounding);
    expect(row.vat).toBe(sumMinor(said.rates.map(({ vat }) => vat)));
    for (const { rate, net, vat } of said.rates)
      expect(Math.abs(vat - (net * rate) / 10_000), said.number).toBeLessThanOrEqual(0.5);
    expect(row.qr).toBe(
      invoiceQr({
        seller_name: said.seller.name,
        seller_trn: '310122393500003',
        issued: said.issued,
        total: row.total,
        vat: row.vat,
        currency: 'SAR',
      }),
    );
  }
  expect(await checkSalons(world.services, [2002])).toEqual([{ account_id: 2002, broken: [] }]);
  return rows;
}

describe('papers of the Kingdom', () => {
  it('hold through sales, credit notes by line and in full, cards, prepayments and what uses them', async () => {
    const sold = await sell(world, salon, {
      customer_id,
      lines: [serviceLine(salon, 0, { discount_percent: 700 }), productLine(salon, 2)],
      payments: [cash(4_300), card(15_000)],
      expected_payable: 19_300,
    });
    expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    await credit(sold.body.id, { lines: [{ position: 2, quantity: 1 }], refunds: [cash(4_000)], to_balance: 1_000 });
    await credit(sold.body.id, { refunds: [cash(300), { method: 'credit_card', amount: 14_000 }] });

    const gift = await world.call(
      giftCardsContract.sell,
      { kind: 'paid', value: 30_000, beneficiary_name: 'نورة', design: 'pattern-1', payments: [card(30_000)] },
      { as: salon.owner },
    );
    expect(gift.status, JSON.stringify(gift.body)).toBe(200);

    await deposit(5_750);
    const used = await sell(world, salon, { customer_id, balance_used: 5_750, payments: [cash(4_250)] });
    expect(used.status, JSON.stringify(used.body)).toBe(200);
    const back = await deposit(2_300);
    const [payment] = await rowsOf<{ id: number }>(world, 'select id from payments where invoice_id = $1', [back.id]);
    const cancelled = await world.call(
      paymentsContract.cancel,
      { id: payment!.id, reason: 'ألغت الموعد' },
      { as: salon.owner },
    );
    expect(cancelled.body.credit_note).toMatch(/^C/);
    const open = await sell(world, salon, { customer_id, payments: [], expected_payable: 10_000 });
    const asked = await world.call(
      creditNotesContract.debit,
      { invoice_id: open.body.id, amount: 1_150, reason: 'مدة أطول', payments: [card(150)] },
      { as: salon.owner },
    );
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);

    await deposit(4_600);
    const paidBack = await world.call(
      paymentsContract.pay_back,
      { customer_id, payments: [cash(3_000)], reason: 'سافرت' },
      { as: salon.owner },
    );
    expect(paidBack.status, JSON.stringify(paidBack.body)).toBe(200);
    const sale = await sell(world, salon, {});
    await credit(sale.body.id, { refunds: [cash(10_000)] });
    const [sold_card] = await rowsOf<{ id: number }>(world, 'select sold_invoice_id as id from gift_cards');
    await credit(sold_card!.id, { refunds: [{ method: 'credit_card', amount: 30_000 }] });

    const rows = await allHolds();
    expect(rows.map(({ kind }) => nameOf(invoiceKinds, kind))).toEqual([
      'sale',
      'credit_note',
      'credit_note',
      'gift_card',
      'deposit',
      'sale',
      'deposit',
      'credit_note',
      'sale',
      'debit_note',
      'deposit',
      'credit_note',
      'sale',
      'credit_note',
      'credit_note',
    ]);
    expect(rows.find(({ kind }) => kind === invoiceKinds.codes.gift_card)!.vat).toBe(0);
    expect(rows.find(({ kind }) => kind === invoiceKinds.codes.deposit)!.vat).toBe(750);
  });

  it('use a deposit at the rate it was taken with, also after the rate has changed, and give it back so', async () => {
    customer_id = salon.customers[1]!;
    const before = await vatByRate();
    await deposit(11_500);
    await taxed(500);
    const { body } = await sell(world, salon, { customer_id, balance_used: 10_000, payments: [] });
    const after = await vatByRate();
    // 15.00 was due with the deposit, of which 13.04 came off at 15 %; the sale itself is taxed at 5 %.
    expect(after[1_500]! - (before[1_500] ?? 0)).toBe(1_500 - 1_304);
    expect(after[500]! - (before[500] ?? 0)).toBe(476);
    await allHolds();

    await credit(body.id, { to_balance: 10_000 });
    const returned = await vatByRate();
    expect(returned[1_500]! - (before[1_500] ?? 0)).toBe(1_500);
    expect(returned[500] ?? 0).toBe(before[500] ?? 0);
    expect(
      (await rowsOf(world, 'select open_amount, open_vat from deposits order by created_at desc limit 1'))[0],
    ).toEqual({ open_amount: 11_500, open_vat: 1_500 });
    await allHolds();
  });
});

/** VAT charged and not taken off again, by rate. */
const vatByRate = async (): Promise<Record<number, number>> =>
  Object.fromEntries(
    (
      await rowsOf<{ vat_rate: number; sum: string }>(
        world,
        `select vat_rate, sum(credit - debit)::bigint as sum from ledger_days
         where account_id = 2002 and ledger_account = 2200 group by 1`,
      )
    ).map(({ vat_rate, sum }) => [vat_rate, Number(sum)]),
  );
