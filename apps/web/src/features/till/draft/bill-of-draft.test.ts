import { issueInput } from '@rawnaq/domain/till/bill';
import type { TillCatalogue } from '@rawnaq/domain/till/till.contract';
import { describe, expect, it } from 'vitest';
import { draftOfBill, TIP, toBill, toIssue } from './bill-of-draft';
import { peopleOf } from './line-people';
import { reckonDraft } from './reckon-draft';
import { changeDraft, emptyDraft, type DraftChange, type TillDraft } from './till-draft';

const now = new Date('2026-11-16T08:00:00Z');
const KEY = '0b0e1f9e-6a1f-4f64-9f0c-2f1f3a6d9b11';
const noura = { id: 7, name: 'Noura', mobile: '+971502276014' };
const names = (english_name: string, arabic_name: string) => ({ english_name, arabic_name });
const blowDry = names('Blow-dry', 'استشوار');
const oil = names('Argan oil', 'زيت أرغان');
const six = names('Glow Six', 'جلو ستة');
const answer: TillCatalogue = {
  currency: 'AED',
  country: 'AE',
  vat_rate: 500,
  today: '2026-11-16',
  methods: ['cash', 'credit_card'],
  takes_links: true,
  loyalty_active: true,
  hold_invoice: true,
  is_holiday: false,
  groups: [],
  services: [{ id: 1, ...blowDry, group_id: 1, price: 12000, list_price: 12000, job_time: 45, employees: [4] }],
  products: [{ id: 2, ...oil, barcode: '6291004527189', owner_name: '', price: 19500, quantity: 3 }],
  offers: [{ id: 3, ...six, type: 1, price: 50000, max_services_to_use: null, expires_on: null, services: [1] }],
  employees: [{ id: 4, name: 'Maya', short_name: 'Maya', picture_url: null, is_me: false }],
};

const nothing = { services: [], employees: [] };
const after = (...changes: DraftChange[]): TillDraft => changes.reduce(changeDraft, emptyDraft(KEY, now));
const whole = after(
  { do: 'choose-customer', customer: noura },
  { do: 'add-line', line: { kind: 'service', item_id: 1, ...blowDry, list_price: 12000, rate: 500, employee_id: 4 } },
  { do: 'add-line', line: { kind: 'product', item_id: 2, ...oil, list_price: 19500, rate: 500, salesman_id: 4 } },
  { do: 'add-line', line: { kind: 'package', item_id: 3, ...six, list_price: 50000, rate: 500 } },
  {
    do: 'add-line',
    line: {
      kind: 'package_use',
      item_id: 1,
      ...blowDry,
      list_price: 0,
      rate: 500,
      employee_id: 4,
      customer_package_id: 9,
    },
  },
  { do: 'add-line', line: { kind: 'tip', item_id: null, ...TIP, list_price: 1000, rate: 0, employee_id: 4 } },
  { do: 'step-quantity', key: 2, by: 1 },
  { do: 'change-line', key: 1, change: { discount: { percent: 1000 }, unit_price: 11000 } },
  { do: 'change-line', key: 2, change: { discount: { amount: 500 } } },
  { do: 'use-card', card: { code: 'GC4H7T9QPM', type: 'paid', value: 5000 } },
  { do: 'use-balance', amount: 2000 },
  { do: 'write-note', note: 'Next time on Friday' },
  { do: 'add-payment', method: 'credit_card' },
  { do: 'change-payment', key: 6, change: { amount: 40000, authorization_code: ' 073846 ' } },
  { do: 'add-payment', method: 'cash' },
  { do: 'change-payment', key: 7, change: { tendered: 60000 } },
);
const reckoned = reckonDraft(whole, { policy: 'line', balance: 2000 });

describe('what is sent', () => {
  it('is a whole bill that the contract takes, with the figure the cashier saw', () => {
    const body = toIssue({ ...whole, held_id: 5 }, reckoned);
    expect(issueInput.parse(body)).toMatchObject({
      customer_id: 7,
      held_bill_id: 5,
      note: 'Next time on Friday',
      gift_card: 'GC4H7T9QPM',
      balance_used: 2000,
      expected_payable: 99400,
      lines: [
        { kind: 'service', service_id: 1, employee_id: 4, unit_price: 11000, discount_percent: 1000 },
        { kind: 'product', product_id: 2, quantity: 2, salesman_id: 4, discount_amount: 500 },
        { kind: 'package', offer_id: 3 },
        { kind: 'package_use', service_id: 1, customer_package_id: 9, unit_price: 0 },
        { kind: 'tip', employee_id: 4, unit_price: 1000 },
      ],
      payments: [
        { method: 'credit_card', amount: 40000, authorization_code: '073846' },
        { method: 'cash', amount: 52400, tendered: 60000 },
      ],
    });
  });

  it('leaves out payments of nothing and cash that was exact', () => {
    const draft = after(
      { do: 'add-line', line: { kind: 'product', item_id: 2, ...oil, list_price: 19500, rate: 500 } },
      { do: 'add-payment', method: 'cash' },
      { do: 'change-payment', key: 2, change: { tendered: 19500 } },
      { do: 'add-payment', method: 'transfer' },
    );
    const body = toBill(draft, reckonDraft(draft, { policy: 'line', balance: 0 }));
    expect(body.payments).toEqual([{ method: 'cash', amount: 19500 }]);
  });
});

describe('a payment link', () => {
  const draft = after(
    { do: 'add-line', line: { kind: 'product', item_id: 2, ...oil, list_price: 19500, rate: 500 } },
    { do: 'add-payment', method: 'payment_link' },
  );
  const sent = (bill: typeof draft) => toIssue(bill, reckonDraft(bill, { policy: 'line', balance: 0 })).payments;
  it('that is still to be paid is no payment of the invoice, but is kept with a held bill', () => {
    expect(sent(draft)).toEqual([]);
    const held = toBill(draft, reckonDraft(draft, { policy: 'line', balance: 0 })).payments;
    expect(held).toEqual([{ method: 'payment_link', amount: 19500 }]);
  });
  it('with the reference of its payment is one', () => {
    const paid = changeDraft(draft, { do: 'change-payment', key: 2, change: { reference: ' 77 ' } });
    expect(sent(paid)).toEqual([{ method: 'payment_link', amount: 19500, reference_number: '77' }]);
  });
});

describe('a bill that was put aside', () => {
  it('is the same bill when it is taken up again', () => {
    const held = issueInput.omit({ expected_payable: true }).parse(toBill(whole, reckoned));
    const again = draftOfBill(held, { key: KEY, now, answer, agreed: nothing, customer: noura, held_id: 5 });
    const withCard = { ...again, card: whole.card };
    const policy = { policy: 'line', balance: 2000 } as const;
    expect(toBill(withCard, reckonDraft(withCard, policy))).toEqual(toBill(whole, reckoned));
    expect(again).toMatchObject({ key: KEY, held_id: 5, note: 'Next time on Friday' });
    expect(again.lines.map(({ english_name }) => english_name)).toEqual([
      'Blow-dry',
      'Argan oil',
      'Glow Six',
      'Blow-dry',
      'Tip',
    ]);
  });

  it('has no line for what is no longer sold', () => {
    const held = issueInput.omit({ expected_payable: true }).parse(toBill(whole, reckoned));
    const without = { ...answer, products: [] };
    const again = draftOfBill(held, { key: KEY, now, answer: without, agreed: nothing, customer: noura });
    expect(again.lines.map(({ kind }) => kind)).toEqual(['service', 'package', 'package_use', 'tip']);
  });

  it('asks anew for whoever does not sell any more', () => {
    const held = issueInput.omit({ expected_payable: true }).parse({ ...toBill(whole, reckoned), salesman_id: 4 });
    const without = { ...answer, employees: [] };
    const again = draftOfBill(held, { key: KEY, now, answer: without, agreed: nothing, customer: noura });
    expect(again.salesman_id).toBe(null);
    expect(again.lines.flatMap(({ employee_id, salesman_id }) => [employee_id, salesman_id])).toEqual(
      again.lines.flatMap(() => [null, null]),
    );
  });
});

describe('the bill of a visit', () => {
  const colour = names('Colour', 'صبغة');
  const agreed = {
    services: [{ id: 8, ...colour, price: 30000, job_time: 90 }],
    employees: [{ id: 6, name: 'Hiba Khoury', short_name: 'Hiba' }],
  };
  const visit = {
    appointment_id: 7,
    lines: [
      { service_id: 1, employee_id: 4, unit_price: 10000 },
      { service_id: 8, employee_id: 6, unit_price: 28000 },
    ].map((line) => ({ ...line, kind: 'service' as const, quantity: 1, in_package_price: false })),
  };

  it('keeps what was booked, though the till sells or shows it no more', () => {
    const draft = draftOfBill(visit, { key: KEY, now, answer, agreed, customer: noura });
    expect(draft.lines).toMatchObject([
      { item_id: 1, unit_price: 10000, employee_id: 4 },
      { item_id: 8, ...colour, list_price: 30000, unit_price: 28000, minutes: 90, employee_id: 6 },
    ]);
    expect(peopleOf(draft.lines[1]!, answer.employees).map(({ short_name }) => short_name)).toEqual(['Maya', 'Hiba']);
    expect(peopleOf(draft.lines[0]!, answer.employees).map(({ short_name }) => short_name)).toEqual(['Maya']);
  });
});
