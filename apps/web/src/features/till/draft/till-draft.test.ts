import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { describe, expect, it } from 'vitest';
import { quickAmounts, reckonDraft } from './reckon-draft';
import { changeDraft, emptyDraft, isEmptyDraft, type DraftChange, type NewLine, type TillDraft } from './till-draft';

const start = emptyDraft('0f', new Date('2026-11-16T08:00:00Z'));
const after = (...changes: DraftChange[]): TillDraft => changes.reduce(changeDraft, start);
const service = (id: number, list_price: number): NewLine => ({
  kind: 'service',
  item_id: id,
  english_name: `Service ${id}`,
  arabic_name: `خدمة ${id}`,
  list_price,
  rate: 500,
});
const product = (id: number, list_price: number): NewLine => ({ ...service(id, list_price), kind: 'product' });
const add = (line: NewLine): DraftChange => ({ do: 'add-line', line });
const noura = { id: 7, name: 'Noura', mobile: null };
const figures = (draft: TillDraft, balance = 0) => reckonDraft(draft, { policy: 'line', balance });

describe('lines', () => {
  it('a product scanned again is one more of it, a service is somebody else’s work', () => {
    const { lines } = after(add(product(1, 19500)), add(product(1, 19500)), add(service(2, 100)), add(service(2, 100)));
    expect(lines.map(({ kind, quantity, key }) => [kind, quantity, key])).toEqual([
      ['product', 2, 1],
      ['service', 1, 2],
      ['service', 1, 3],
    ]);
  });

  it('quantities stay between one and the limit, and a package use is always one', () => {
    const draft = after(add(product(1, 100)), add({ ...service(2, 0), kind: 'package_use' }));
    const less = changeDraft(draft, { do: 'step-quantity', key: 1, by: -1 });
    const more = changeDraft(draft, { do: 'step-quantity', key: 2, by: 1 });
    expect([less.lines[0]!.quantity, more.lines[1]!.quantity]).toEqual([1, 1]);
  });

  it('a removed line comes back where it was, until another is added', () => {
    const removed = after(add(service(1, 100)), add(service(2, 200)), { do: 'remove-line', key: 1 });
    expect(removed.lines.map(({ item_id }) => item_id)).toEqual([2]);
    expect(changeDraft(removed, { do: 'undo-remove' }).lines.map(({ item_id }) => item_id)).toEqual([1, 2]);
    const later = changeDraft(removed, add(service(3, 300)));
    expect(changeDraft(later, { do: 'undo-remove' }).lines.map(({ item_id }) => item_id)).toEqual([2, 3]);
  });

  it('others stay the same objects when one changes, so that only one row is drawn', () => {
    const before = after(add(service(1, 100)), add(service(2, 200)));
    const changed = changeDraft(before, { do: 'change-line', key: 2, change: { employee_id: 4 } });
    expect([changed.lines[0] === before.lines[0], changed.lines[1]!.employee_id]).toEqual([true, 4]);
  });
});

describe('another customer', () => {
  it('does not get what belonged to the first: package uses, cards, balance and the visit', () => {
    const draft: TillDraft = {
      ...after(
        { do: 'choose-customer', customer: noura },
        add(service(1, 100)),
        add({ ...service(2, 0), kind: 'package_use', customer_package_id: 3 }),
        { do: 'use-card', card: { code: 'GC1', type: 'paid', value: 50 } },
        { do: 'use-balance', amount: 10 },
      ),
      appointment_id: 12,
    };
    const other = changeDraft(draft, { do: 'choose-customer', customer: { id: 8, name: 'Hind', mobile: null } });
    expect(other).toMatchObject({ appointment_id: null, card: null, balance_used: 0 });
    expect(other.lines.map(({ kind }) => kind)).toEqual(['service']);
    const same = changeDraft(draft, { do: 'choose-customer', customer: { ...noura, name: 'Noura A.' } });
    expect(same).toMatchObject({ appointment_id: 12, card: { code: 'GC1' }, balance_used: 10 });
  });
});

describe('figures', () => {
  it('are those of the rules: code, voucher, balance and two payments', () => {
    const draft = after(
      { do: 'choose-customer', customer: noura },
      add(service(1, 22000)),
      add(service(2, 13500)),
      add(product(1, 19500)),
      {
        do: 'use-code',
        code: {
          code: 'NOV25',
          reduction: { percent: 2500 },
          category: discountCodeCategories.codes.all,
          services: [],
          products: [],
        },
      },
      { do: 'use-balance', amount: 10000 },
      { do: 'add-payment', method: 'credit_card' },
      { do: 'change-payment', key: 4, change: { amount: 20000 } },
      { do: 'add-payment', method: 'cash' },
      { do: 'change-payment', key: 5, change: { tendered: 12000 } },
    );
    const { sale, to_pay, payments, remaining, change } = figures(draft, 10000);
    expect(sale).toMatchObject({ list: 55000, discount: 13750, total: 41250, subtotal: 39286, vat: 1964 });
    expect({ to_pay, pays: payments.map(({ pays }) => pays), remaining, change }).toEqual({
      to_pay: 31250,
      pays: [20000, 11250],
      remaining: 0,
      change: 750,
    });
  });

  it('the payment without an amount follows the bill; a second one begins at nothing', () => {
    const draft = after(
      add(service(1, 5000)),
      { do: 'add-payment', method: 'cash' },
      { do: 'add-payment', method: 'credit_card' },
    );
    expect(figures(draft).payments.map(({ pays }) => pays)).toEqual([5000, 0]);
    expect(figures(changeDraft(draft, add(service(2, 3000)))).payments.map(({ pays }) => pays)).toEqual([8000, 0]);
    const card = changeDraft(draft, { do: 'change-payment', key: 3, change: { amount: 1500 } });
    expect(figures(card).payments.map(({ pays }) => pays)).toEqual([3500, 1500]);
    const tooMuch = changeDraft(draft, { do: 'change-payment', key: 3, change: { amount: 6000 } });
    expect(figures(tooMuch).remaining).toBe(-1000);
  });

  it('stay on the screen when a discount does not fit, and say which one', () => {
    const draft = after(
      add(service(1, 5000)),
      add(service(2, 3000)),
      { do: 'change-line', key: 2, change: { discount: { amount: 3001 } } },
      { do: 'set-package-price', price: 9000, keys: [1, 2] },
      { do: 'use-card', card: { code: 'FREE', type: 'free', value: 9999 } },
    );
    const { sale, problems } = figures(draft);
    expect(sale.total).toBe(8000);
    expect(problems.map(({ field, error }) => [field, error.code])).toEqual([
      ['lines.1.discount', 'DISCOUNT_ABOVE_LINE'],
      ['package_price', 'OFFER_PRICE_NOT_BELOW_TOTAL'],
      ['voucher', 'GIFT_CARD_ABOVE_TOTAL'],
    ]);
  });

  it('never use more balance than there is or than is due', () => {
    const draft = after(add(service(1, 5000)), { do: 'use-balance', amount: 9000 });
    expect([figures(draft, 3000).balance_used, figures(draft, 8000).balance_used]).toEqual([3000, 5000]);
    expect(figures(draft, 3000).to_pay).toBe(2000);
  });

  it('a package price goes with the last line it was for', () => {
    const draft = after(add(service(1, 5000)), add(service(2, 3000)), {
      do: 'set-package-price',
      price: 6000,
      keys: [1, 2],
    });
    expect(figures(draft).sale.total).toBe(6000);
    const one = changeDraft(draft, { do: 'remove-line', key: 1 });
    expect(one.package_price).toBe(6000);
    expect(changeDraft(one, { do: 'remove-line', key: 2 }).package_price).toBeNull();
  });

  it('quick amounts are what people hand over', () => {
    expect(quickAmounts(11250, 100)).toEqual([11250, 11500, 12000, 15000]);
    expect(quickAmounts(10000, 100)).toEqual([10000, 20000, 50000]);
    expect(quickAmounts(0, 100)).toEqual([]);
  });
});

describe('a bill of yesterday', () => {
  it('has today’s prices, and keeps what was typed', () => {
    const draft = after(add(service(1, 5000)), add(product(1, 3000)), add(service(2, 700)), {
      do: 'change-line',
      key: 2,
      change: { unit_price: 2500 },
    });
    const prices = new Map([
      ['service:1', 5500],
      ['product:1', 3200],
      ['service:2', 700],
    ]);
    const today = changeDraft(draft, { do: 'reprice', prices, rate: 500 });
    expect(today.lines.map(({ list_price, unit_price }) => [list_price, unit_price])).toEqual([
      [5500, 5500],
      [3200, 2500],
      [700, 700],
    ]);
    expect(today.lines[2]).toBe(draft.lines[2]);
    expect(changeDraft(today, { do: 'reprice', prices, rate: 500 })).toBe(today);
    expect(changeDraft(today, { do: 'reprice', prices, rate: 0 }).lines.map(({ rate }) => rate)).toEqual([0, 0, 0]);
  });
});

describe('a bill that was sent', () => {
  it('says nothing else until the server has answered', () => {
    const sent = after(add(service(1, 5000)), { do: 'send', body: { lines: 1 } });
    expect(changeDraft(sent, add(service(2, 100)))).toBe(sent);
    expect(isEmptyDraft(sent)).toBe(false);
    const refused = changeDraft(sent, { do: 'refused' });
    expect(changeDraft(refused, add(service(2, 100))).lines).toHaveLength(2);
  });
});
