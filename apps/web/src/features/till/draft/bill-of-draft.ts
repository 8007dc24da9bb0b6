import type { InputOf } from '@rawnaq/domain/kernel/contract';
import type { HeldBill } from '@rawnaq/domain/till/bill';
import type { Agreed, TillCatalogue, tillContract } from '@rawnaq/domain/till/till.contract';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import { catalogueOf } from '../catalogue';
import type { ReckonedDraft } from './reckon-draft';
import {
  changeDraft,
  emptyDraft,
  isAsked,
  type DraftCustomer,
  type DraftLine,
  type NewLine,
  type TillDraft,
} from './till-draft';

export type IssueBody = InputOf<typeof tillContract.issue>;
type HoldBody = InputOf<typeof tillContract.hold>['draft'];

/** What the server is sent when the bill is issued. */
export const toIssue = (draft: TillDraft, reckoned: ReckonedDraft): IssueBody => ({
  ...toBill(draft, { ...reckoned, payments: reckoned.payments.filter((payment) => !isAsked(payment)) }),
  expected_payable: reckoned.sale.payable,
  ...(draft.held_id !== null && { held_bill_id: draft.held_id }),
});

/** The same for a bill that is put aside: it may be unfinished in every way. */
export const toBill = (draft: TillDraft, reckoned: ReckonedDraft): HoldBody => ({
  ...(draft.customer && { customer_id: draft.customer.id }),
  ...(draft.appointment_id !== null && { appointment_id: draft.appointment_id }),
  ...(draft.salesman_id !== null && { salesman_id: draft.salesman_id }),
  ...(draft.note && { note: draft.note }),
  lines: draft.lines.map(toLine),
  ...(draft.code && { code: draft.code.code }),
  ...(draft.package_price !== null && { package_price: draft.package_price }),
  ...(draft.card && { gift_card: draft.card.code }),
  balance_used: reckoned.balance_used,
  payments: reckoned.payments
    .filter(({ pays }) => pays > 0)
    .map(({ method, pays, tendered, authorization_code, reference }) => ({
      method: paymentMethods.codes[method],
      amount: pays,
      ...(method === 'cash' && tendered !== null && tendered > pays && { tendered }),
      ...(method === 'credit_card' && authorization_code.trim() && { authorization_code: authorization_code.trim() }),
      ...(method !== 'cash' && reference.trim() && { reference_number: reference.trim() }),
    })),
});

const toLine = (line: DraftLine): HoldBody['lines'][number] => ({
  kind: line.kind,
  ...idsOf(line),
  ...(line.employee_id !== null && { employee_id: line.employee_id }),
  ...(line.salesman_id !== null && { salesman_id: line.salesman_id }),
  quantity: line.quantity,
  unit_price: line.unit_price,
  ...(line.discount && 'percent' in line.discount && { discount_percent: line.discount.percent }),
  ...(line.discount && 'amount' in line.discount && { discount_amount: line.discount.amount }),
  in_package_price: line.in_package_price,
});

function idsOf({ kind, item_id, customer_package_id }: DraftLine) {
  if (item_id === null) return {};
  if (kind === 'product') return { product_id: item_id };
  if (kind === 'package') return { offer_id: item_id };
  return { service_id: item_id, ...(customer_package_id !== null && { customer_package_id }) };
}

/**
 * A bill that was put aside, or the bill of a visit, on the till again. What is no longer sold is left off, unless it
 * was agreed before; whoever no longer sells and has no part in the visit gives way to nobody.
 */
export function draftOfBill(
  bill: Pick<HeldBill, 'lines'> & Partial<Omit<HeldBill, 'lines'>>,
  {
    key,
    now,
    answer,
    agreed,
    customer,
    held_id = null,
  }: {
    key: string;
    now: Date;
    answer: TillCatalogue;
    agreed: Agreed;
    customer: DraftCustomer | null;
    held_id?: number | null;
  },
): TillDraft {
  const { items, employees, rate } = catalogueOf(answer);
  const [sold, sellers] = [
    [...items, ...agreed.services.map(itemOf)],
    [...employees, ...agreed.employees],
  ];
  const sellerOf = (id: number | undefined) => sellers.find((one) => one.id === id)?.id ?? null;
  const lines = bill.lines.flatMap((line): NewLine[] => {
    const id = line.service_id ?? line.product_id ?? line.offer_id ?? null;
    const kind = line.kind === 'package_use' ? 'service' : line.kind;
    const item = sold.find((one) => one.kind === kind && one.id === id);
    const names = line.kind === 'tip' ? TIP : item;
    if (!names) return [];
    return [
      {
        kind: line.kind,
        item_id: id,
        english_name: names.english_name,
        arabic_name: names.arabic_name,
        list_price: line.kind === 'package_use' ? 0 : (item?.price ?? line.unit_price),
        unit_price: line.unit_price,
        rate,
        minutes: item?.minutes ?? null,
        barcode: item?.barcode ?? null,
        quantity: line.quantity,
        customer_package_id: line.customer_package_id ?? null,
        employee_id: sellerOf(line.employee_id),
        salesman_id: sellerOf(line.salesman_id),
        booked_with: agreed.employees.find((one) => one.id === line.employee_id),
        discount:
          line.discount_percent !== undefined
            ? { percent: line.discount_percent }
            : line.discount_amount !== undefined
              ? { amount: line.discount_amount }
              : null,
        in_package_price: line.in_package_price,
      },
    ];
  });
  const start: TillDraft = {
    ...emptyDraft(key, now),
    customer,
    held_id,
    appointment_id: bill.appointment_id ?? null,
    salesman_id: sellerOf(bill.salesman_id),
    note: bill.note ?? '',
    package_price: lines.some(({ in_package_price }) => in_package_price) ? (bill.package_price ?? null) : null,
    balance_used: bill.balance_used ?? 0,
  };
  const filled = lines.reduce((draft, line) => changeDraft(draft, { do: 'add-line', line }), start);
  return (bill.payments ?? []).reduce((draft, payment) => {
    const added = changeDraft(draft, { do: 'add-payment', method: nameOf(paymentMethods, payment.method) });
    return changeDraft(added, {
      do: 'change-payment',
      key: added.next_key - 1,
      change: {
        amount: payment.amount,
        tendered: payment.tendered ?? null,
        authorization_code: payment.authorization_code ?? '',
        reference: payment.reference_number ?? '',
      },
    });
  }, filled);
}

/** A service the shelf no longer has. */
const itemOf = ({ id, english_name, arabic_name, price, job_time }: Agreed['services'][number]) => ({
  kind: 'service' as const,
  id,
  english_name,
  arabic_name,
  price,
  minutes: job_time,
  barcode: null,
});

/** As it is printed. */
export const TIP = { english_name: 'Tip', arabic_name: 'إكرامية' } as const;
