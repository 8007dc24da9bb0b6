import { invoiceKinds, type InvoiceKind } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { adjustReasons } from '@rawnaq/domain/stock/stock.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { call, type Answer } from '../client';
import {
  backupToMake,
  badBackups,
  merchantToRestore,
  noneIsHalf,
  salonsApart,
  wholeOrNot,
  type Ask,
  type Looked,
} from './crash-cases-backups';
import { accountInvoiceToPay, contractToSign, merchantToApprove } from './crash-cases-office';
import { ask, send, type Desk } from './desk';

/** May be sent again and again, each time under the same key. */
export type Attempt = (base: string, key: string) => Promise<Answer>;
export type Case = {
  salon: keyof typeof crashSalons;
  /** Every place at which it may die, in its order. */
  points: readonly string[];
  /** What is ready to be sent: to an endpoint with an input of its own, or as a form of a page. */
  prepare: (desk: Desk) => Promise<Attempt>;
  /** What there is one more of, however often it was asked for. */
  leaves: keyof typeof COUNTS;
  /** What is looked at before, right after the kill and at the end, and what is wrong with that. */
  looks?: {
    at: (rows: Ask, dataDir: string) => Promise<Looked>;
    faults: (before: Looked, killed: Looked, after: Looked) => string[];
  };
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
  approval: `select count(*) from audit_log where action = 'accounts.approve' and $1 = 0`,
  signature: 'select count(*) from contract_signatures where $1 = 0',
  good_backup: `select count(*) from platform_backups where kind = 'hand' and state = 'ready' and $1 = 0`,
  restored_merchant: `
    select count(*) from platform_restores where kind = 'merchant' and state = 'passed' and $1 = 0`,
  stock_document: 'select count(*) from stock_documents where account_id = $1',
  ready_campaign: `select count(*) from campaigns where account_id = $1 and starts_at is not null`,
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

const to =
  (path: string, input: (desk: Desk) => Promise<object>) =>
  async (desk: Desk): Promise<Attempt> => {
    const asked = await input(desk);
    return (base, key) => call(base, 'POST', `${desk.area}/${path}`, asked, { token: desk.token, key });
  };

const reason = 'Asked for';

/** What is tried with `kill -9` at each of its places. A new one is a line here. */
export const crashCases = {
  issue: {
    salon: 'glow',
    points: ['sale.after-holds', 'sale.after-goods', 'sale.after-purse', ...paper('till/issue')],
    prepare: to('till/issue', saleInput),
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
    prepare: to('account_invoices/pay', accountInvoiceToPay),
    leaves: 'account_payment',
  },
  'merchant approved': {
    salon: 'platform',
    points: ['approve.opened', 'approve.told', 'after-commit:merchants/approve'],
    prepare: to('merchants/approve', merchantToApprove),
    leaves: 'approval',
  },
  'contract signed': {
    salon: 'platform',
    points: ['sign.drawn', 'sign.written', 'sign.committed'],
    prepare: contractToSign,
    leaves: 'signature',
  },
  'stock adjusted': {
    salon: 'glow',
    points: ['stock.moved', 'ledger.after-journals', 'after-commit:stock/adjust'],
    prepare: to('stock/adjust', async (desk) => {
      const { products } = await ask<{ products: { id: number; quantity: number }[] }>(desk, 'stock/get_shelves');
      const full = products.find(({ quantity }) => quantity > 5)!;
      return { lines: [{ product_id: full.id, reason: adjustReasons.codes.lost, quantity: 1 }] };
    }),
    leaves: 'stock_document',
  },
  'message to many': {
    salon: 'glow',
    points: ['campaign.counted', 'campaign.ready', 'after-commit:campaigns/send_message'],
    prepare: to('campaigns/send_message', () =>
      Promise.resolve({
        channel: 'email',
        english_active: true,
        arabic_active: false,
        english_text: 'We are open on Friday',
        english_subject: 'Friday',
      }),
    ),
    leaves: 'ready_campaign',
  },
  deposit: {
    salon: 'glow',
    points: ['deposit.after-payment', ...paper('deposits/add')],
    prepare: to('deposits/add', depositInput),
    leaves: 'deposit',
  },
  'cancelled deposit': {
    salon: 'glow',
    points: ['deposit.after-return', 'ledger.after-journals', 'after-commit:payments/cancel'],
    prepare: to('payments/cancel', depositToCancel),
    leaves: 'cancelled_payment',
  },
  'deposit in the Kingdom': {
    salon: 'nawras',
    points: ['deposit.after-payment', ...paper('deposits/add')],
    prepare: to('deposits/add', depositInput),
    leaves: 'deposit',
  },
  'cancelled deposit in the Kingdom': {
    salon: 'nawras',
    points: ['deposit.after-return', ...paper('payments/cancel')],
    prepare: to('payments/cancel', depositToCancel),
    leaves: 'credit_note',
  },
  'credit note': {
    salon: 'glow',
    points: ['credit-note.after-holds', 'credit-note.after-returns', ...paper('credit_notes/issue')],
    prepare: to('credit_notes/issue', async (desk) => {
      const { bill, invoice_id } = await sold(desk, await saleInput(desk));
      return { invoice_id, reason, refunds: bill.payments };
    }),
    leaves: 'credit_note',
  },
  'cancelled invoice': {
    salon: 'glow',
    points: ['cancel.after-returns', 'ledger.after-journals', 'cancel.before-commit', 'after-commit:invoices/cancel'],
    prepare: to('invoices/cancel', async (desk) => {
      const { invoice_id: id } = await sold(desk, await tipInput(desk));
      return { id, reason };
    }),
    leaves: 'cancelled_invoice',
  },
  'gift card': {
    salon: 'glow',
    points: ['gift-card.after-card', 'gift-card.after-payments', ...paper('gift_cards/sell')],
    prepare: to('gift_cards/sell', async (desk) => ({
      kind: 'paid',
      value: 20_000,
      design: 'logo',
      buyer_id: await someCustomer(desk),
      payments: [
        { method: 'cash', amount: 5_000 },
        { method: 'transfer', amount: 15_000 },
      ],
    })),
    leaves: 'gift_card',
  },
  'platform backed up': {
    salon: 'platform',
    points: ['backup.written', 'backup.stored'],
    prepare: backupToMake,
    leaves: 'good_backup',
    looks: { at: badBackups, faults: noneIsHalf },
  },
  'merchant restored': {
    salon: 'platform',
    points: ['backup.written', 'restore.saved', 'restore.taken-out', 'restore.replaced', 'restore.committed'],
    prepare: merchantToRestore,
    leaves: 'restored_merchant',
    looks: { at: salonsApart, faults: wholeOrNot },
  },
} as const satisfies Record<string, Case>;

export type CrashCase = keyof typeof crashCases;

/** One of them alone, at each of its places. */
export function oneCase(name: string): Partial<Record<CrashCase, readonly string[]>> {
  const found = Object.entries<Case>(crashCases).find(([one]) => one === name);
  if (!found) throw new Error(`There is no case called ${name}. There are ${Object.keys(crashCases).join(', ')}.`);
  return { [name]: found[1].points };
}

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
