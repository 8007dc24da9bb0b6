import { invoiceKinds, type InvoiceKind } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { call } from '../client';

export type Desk = { base: string; token: string };
type Case = {
  salon: keyof typeof crashSalons;
  /** Every place at which it may die, in its order. */
  points: readonly string[];
  path: string;
  /** A fresh input that can be sent. */
  input: (desk: Desk) => Promise<object>;
  /** What there is one more of, however often it was asked for. */
  leaves: keyof typeof COUNTS;
};

/** One with VAT on the line, and one in the Kingdom, whose papers are a chain and whose deposits have VAT. */
export const crashSalons = {
  glow: { id: 1001, login: 'owner@glow.demo' },
  nawras: { id: 1002, login: 'owner@nawras.demo' },
  /** The platform's own books. */
  platform: { id: 0, login: 'manager@rawnaq.demo' },
} as const;
export const areaOf = (salon: keyof typeof crashSalons) => (salon === 'platform' ? 'manager' : 'merchant');

const papersOf = (kind: InvoiceKind): string =>
  `select count(*) from invoices where account_id = $1 and kind = ${invoiceKinds.codes[kind]}`;

export const COUNTS = {
  invoice: papersOf('sale'),
  gift_card: papersOf('gift_card'),
  deposit: papersOf('deposit'),
  credit_note: papersOf('credit_note'),
  account_payment: 'select count(*) from platform_payments where account_id = $1 and paid_at is not null',
  cancelled_payment: 'select count(*) from payments where account_id = $1 and cancelled_at is not null',
  cancelled_invoice: 'select count(*) from invoices where account_id = $1 and cancelled_at is not null',
} as const;

/** What each paper goes through in `issuePaper`, and the moment after. */
const paper = (path: string): string[] => [
  'invoice.after-lines',
  'invoice.after-number',
  'invoice.before-commit',
  `after-commit:${path}`,
];

const reason = 'Asked for';

/** What is tried with `kill -9` at each of its places. A new one is a line here. */
export const crashCases = {
  issue: {
    salon: 'glow',
    points: ['sale.after-holds', 'sale.after-goods', 'sale.after-purse', ...paper('till/issue')],
    path: 'till/issue',
    input: saleInput,
    leaves: 'invoice',
  },
  'account invoice paid': {
    salon: 'platform',
    points: [
      'account-invoice.after-payment',
      'account-invoice.after-renewal',
      'ledger.after-journals',
      'after-commit:account_invoices/pay',
    ],
    path: 'account_invoices/pay',
    input: accountInvoiceToPay,
    leaves: 'account_payment',
  },
  deposit: {
    salon: 'glow',
    points: ['deposit.after-payment', ...paper('deposits/add')],
    path: 'deposits/add',
    input: depositInput,
    leaves: 'deposit',
  },
  'cancelled deposit': {
    salon: 'glow',
    points: ['deposit.after-return', 'ledger.after-journals', 'after-commit:payments/cancel'],
    path: 'payments/cancel',
    input: depositToCancel,
    leaves: 'cancelled_payment',
  },
  'deposit in the Kingdom': {
    salon: 'nawras',
    points: ['deposit.after-payment', ...paper('deposits/add')],
    path: 'deposits/add',
    input: depositInput,
    leaves: 'deposit',
  },
  'cancelled deposit in the Kingdom': {
    salon: 'nawras',
    points: ['deposit.after-return', ...paper('payments/cancel')],
    path: 'payments/cancel',
    input: depositToCancel,
    leaves: 'credit_note',
  },
  'credit note': {
    salon: 'glow',
    points: ['credit-note.after-holds', 'credit-note.after-returns', ...paper('credit_notes/issue')],
    path: 'credit_notes/issue',
    input: async (desk) => {
      const { bill, invoice_id } = await sold(desk, await saleInput(desk));
      return { invoice_id, reason, refunds: bill.payments };
    },
    leaves: 'credit_note',
  },
  'cancelled invoice': {
    salon: 'glow',
    points: ['cancel.after-returns', 'ledger.after-journals', 'cancel.before-commit', 'after-commit:invoices/cancel'],
    path: 'invoices/cancel',
    input: async (desk) => {
      const { invoice_id: id } = await sold(desk, await tipInput(desk));
      return { id, reason };
    },
    leaves: 'cancelled_invoice',
  },
  'gift card': {
    salon: 'glow',
    points: ['gift-card.after-card', 'gift-card.after-payments', ...paper('gift_cards/sell')],
    path: 'gift_cards/sell',
    input: async (desk) => ({
      kind: 'paid',
      value: 20_000,
      design: 'logo',
      buyer_id: await someCustomer(desk),
      payments: [
        { method: 'cash', amount: 5_000 },
        { method: 'transfer', amount: 15_000 },
      ],
    }),
    leaves: 'gift_card',
  },
} as const satisfies Record<string, Case>;

export type CrashCase = keyof typeof crashCases;

type BillInput = {
  customer_id: number;
  lines: object[];
  payments: { method: string; amount: number }[];
  expected_payable: number;
};

async function saleInput(desk: Desk): Promise<BillInput> {
  const { services, products, employees } = await ask<{
    services: { id: number; price: number; employees: number[] }[];
    products: { id: number; price: number; quantity: number }[];
    employees: { id: number }[];
  }>(desk, 'till/catalogue');
  const service = services[0]!;
  const product = products.find(({ quantity }) => quantity > 1);
  const total = service.price + (product?.price ?? 0);
  return {
    customer_id: await someCustomer(desk),
    lines: [
      {
        kind: 'service',
        service_id: service.id,
        employee_id: service.employees[0] ?? employees[0]!.id,
        unit_price: service.price,
      },
      ...(product ? [{ kind: 'product', product_id: product.id, unit_price: product.price }] : []),
    ],
    payments: [
      { method: 'cash', amount: total - 1 },
      { method: 'transfer', amount: 1 },
    ],
    expected_payable: total,
  };
}

/** Without VAT, so that it may be cancelled. */
async function tipInput(desk: Desk): Promise<BillInput> {
  const { employees } = await ask<{ employees: { id: number }[] }>(desk, 'till/catalogue');
  return {
    customer_id: await someCustomer(desk),
    lines: [{ kind: 'tip', employee_id: employees[0]!.id, unit_price: 700 }],
    payments: [{ method: 'cash', amount: 700 }],
    expected_payable: 700,
  };
}

async function depositInput(desk: Desk): Promise<object> {
  return { customer_id: await someCustomer(desk), payments: [{ method: 'cash', amount: 11_500 }] };
}

async function depositToCancel(desk: Desk): Promise<object> {
  const { id } = await send<{ id: number }>(desk, 'deposits/add', await depositInput(desk));
  const { records } = await ask<{ records: { id: number; invoice_id: number }[] }>(desk, 'payments/get_records');
  return { id: records.find(({ invoice_id }) => invoice_id === id)!.id, reason };
}

async function sold(desk: Desk, bill: BillInput): Promise<{ bill: BillInput; invoice_id: number }> {
  const { id: invoice_id } = await send<{ id: number }>(desk, 'till/issue', bill);
  return { bill, invoice_id };
}

async function someCustomer(desk: Desk): Promise<number> {
  const { records } = await ask<{ records: { id: number; status: number }[] }>(desk, 'customers/get_records');
  return records.find(({ status }) => status === recordStates.codes.active)!.id;
}

const ask = <T>(desk: Desk, path: string): Promise<T> => reach(desk, 'GET', path);
const send = <T>(desk: Desk, path: string, input: object): Promise<T> => reach(desk, 'POST', path, input);

async function reach<T>({ base, token }: Desk, method: 'GET' | 'POST', path: string, input?: object): Promise<T> {
  const { status, body } = await call(base, method, `merchant/${path}`, input, { token });
  if (status !== 200) throw new Error(`${path} was answered with ${status} ${JSON.stringify(body)}`);
  return body as T;
}

/** A merchant's invoice with a package, people and a price of its own, waiting for its transfer. */
async function accountInvoiceToPay({ base, token }: Desk): Promise<object> {
  const { body } = await call(
    base,
    'POST',
    'manager/account_invoices/issue',
    {
      tenant: crashSalons.nawras.id,
      lines: [
        { item: 'premium', period: 'month', quantity: 1, unit_price: 24_900 },
        { item: 'users', period: 'month', quantity: 1, unit_price: 1_500 },
      ],
    },
    { token },
  );
  return { id: body['id'], method: 'transfer' };
}
