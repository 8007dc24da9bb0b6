import { setImmediate } from 'node:timers/promises';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import { daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type { BillLine, IssueInput } from '@rawnaq/domain/till/bill';
import type { SellingSalon } from '../../modules/invoices';
import { composeInvoice, saleOf } from '../../modules/till';
import { historyRow } from '../visits/visit-rows';
import { addToBill, drawPayments, usableCode } from './draw-bill';
import type { Occasion } from './draw-bills';
import { useBalance, writeGoods, writeSettlement } from './write-sale';
import type { Outcome, Owned, Year } from './year';

/**
 * Every occasion becomes a bill, and every bill an invoice: as the till would have made it at that moment. What can be
 * written already is, while this goes on thinking.
 */
export async function sellThroughTheYear(year: Year, occasions: readonly Occasion[]): Promise<Outcome> {
  const outcome: Outcome = { purses: new Map(), packages: new Map(), depositUses: [], visits: [] };
  let writing = Promise.resolve();
  for (const [turn, occasion] of occasions.entries()) {
    if (turn % 200 === 0) {
      await writing;
      writing = year.book.writeEarly();
      // So that it is on its way before the next are thought of.
      await setImmediate();
    }
    const salon = salonAt(year.salon, occasion.at);
    year.shelves.tend(occasion.at, salon);
    const owned = occasion.buyer ? (outcome.packages.get(occasion.buyer.id) ?? []) : [];
    const lines = addToBill(year, occasion, owned, salon.day);
    sellOne(year, { occasion, salon, lines, owned, outcome });
  }
  await writing;
  const last = occasions.at(-1);
  if (last) year.shelves.close(last.at, salonAt(year.salon, last.at));
  return outcome;
}

const salonAt = (salon: Year['salon'], at: Date): SellingSalon => ({
  ...salon,
  day: businessDateOf(at, salon.seller.time_zone, salon.cut_off),
  issued: toWall(at, salon.seller.time_zone),
});

/** What is old was paid long ago, but for a few. */
const oweChance = (day: LocalDate, today: LocalDate): number => (daysBetween(day, today) < 95 ? 0.02 : 0.002);

type Sold = {
  occasion: Occasion;
  salon: SellingSalon;
  lines: BillLine[];
  owned: readonly Owned[];
  outcome: Outcome;
};

function sellOne(year: Year, { occasion, salon, lines, owned, outcome }: Sold): void {
  const { shop, chance, book } = year;
  const { at, buyer, appointment_id } = occasion;
  const code = chance.next() < 0.04 ? usableCode(shop, salon.day) : null;
  const deposit = appointment_id === null ? undefined : year.deposits.get(appointment_id);
  const balance = buyer ? Math.max(year.balances.get(buyer.id) ?? 0, 0) : 0;
  const facts = {
    salon,
    goods: shop.goods(lines),
    customer: buyer,
    purse: { balance, points: 0, receivable: 0 },
    packages: owned,
    card: null,
    code,
    stocks: shop.stocks,
    opened: [],
    deposits: deposit ? [deposit] : [],
    rights: { may_owe: true, may_sell_without_stock: false },
    language: 'en' as const,
  };
  const draft: IssueInput = {
    ...(buyer && { customer_id: buyer.id }),
    ...(appointment_id !== null && { appointment_id }),
    lines,
    balance_used: 0,
    payments: [],
    expected_payable: 0,
  };
  const reach = code && lines.map(({ kind }) => kind === 'service' || kind === 'product');
  const { payable } = reckonSale(saleOf(draft, salon, { code, reach, card: null, isPaidCard: false }));
  const balance_used = deposit ? Math.min(deposit.open_amount, balance, payable) : 0;
  const toPay = payable - balance_used;
  const owes = buyer !== null && toPay > 10_000 && chance.next() < oweChance(salon.day, year.salon.day);
  const payments = drawPayments(owes ? Math.floor(toPay / 2) : toPay, salon, chance);
  const bill: IssueInput = { ...draft, balance_used, payments, expected_payable: payable };
  const composed = composeInvoice(bill, facts);
  const invoice_id = book.nextId();
  const cashier = chance.pick(year.cashiers);
  const created_by = cashier.id;
  const number = book.paper(at, salon, { ...composed.paper, created_by }, invoice_id);
  const about = { invoice_id, day: salon.day, created_by, created_at: at.toISOString() };
  const written = { year, composed, payments, about, buyer };
  writeSettlement(written, outcome);
  if (buyer && balance_used > 0) useBalance(written, buyer.id, balance_used, outcome);
  writeGoods(written, outcome);
  if (code)
    book.put('discount_code_uses', {
      discount_code_id: code.id,
      invoice_id,
      customer_id: buyer?.id ?? null,
      amount: composed.codeDiscount,
    });
  const moment = { at: Math.floor(at.getTime() / 60_000), by: cashier };
  if (appointment_id !== null) {
    outcome.visits.push({ id: appointment_id, at: at.toISOString(), paid: composed.settled.open === 0 });
    book.put(
      'audit_log',
      historyRow({
        ...moment,
        action: 'appointments.achieve',
        entity: 'appointments',
        id: appointment_id,
        after: { invoice: number },
      }),
    );
  }
  book.put(
    'audit_log',
    historyRow({
      ...moment,
      action: 'invoices.issue',
      entity: 'invoices',
      id: invoice_id,
      after: { number, customer_id: buyer?.id ?? null, payable, open: composed.settled.open },
    }),
  );
}
