import { Readable } from 'node:stream';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { isCurrency, partOf } from '@rawnaq/domain/kernel/money';
import { isGulf } from '@rawnaq/domain/kernel/places/countries';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type {
  AccountInvoice,
  accountInvoicesContract,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import { invoicePapers } from '@rawnaq/domain/settings/invoice-setting';
import type { UseCase } from '../../http/bind-contract';
import type { FileAnswer } from '../../http/answers/file-answer';
import { throttle } from '../../http/throttle';
import { networkOf } from '../../http/visitor-address';
import { renderPaper } from '../../infra/pdf/render-paper';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { invoiceFacts, paymentsOf, platformRow, type InvoiceFacts } from './account-invoices.query';
import type { Place } from './account-invoices.repo';
import { showInvoice } from './get-account-invoice';
import { linkOf } from './tell-merchant';

type Invoices = typeof accountInvoicesContract;
type Payments = Awaited<ReturnType<typeof paymentsOf>>;
const LINK = /^[\w-]{16,80}$/;
/** Nobody opens invoices one after the other. */
export const ACCOUNT_LINK_VISITS = { bucket: 'account-invoice', limit: 60, seconds: 60 };

export const getPdf: UseCase<Invoices['pdf']> = async (ctx, { id }): Promise<FileAnswer> => {
  const facts = await invoiceFacts(ctx, { id });
  if (!facts) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
  return pdfOf(await readPaper(ctx, facts, ctx.services, ctx.language), ctx.language, 'platform');
};

export const getPublicPdf: UseCase<Invoices['public_pdf']> = async (ctx, { unique_id }): Promise<FileAnswer> => {
  const from = networkOf(ctx.request.ip);
  await throttle(ctx.services, ACCOUNT_LINK_VISITS, { ip: from });
  const paper = await asPlatform(ctx.services, async (tx) => {
    const place = { tx, accountId: PLATFORM_ACCOUNT };
    const facts = await invoiceFacts(place, { unique_id });
    return facts && readPaper(place, facts, ctx.services, ctx.language);
  });
  if (!paper) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
  return pdfOf(paper, ctx.language, from);
};

/** What whoever holds the link sees. Null where there is nothing behind it. */
export async function loadAccountInvoice(services: Services, uniqueId: string): Promise<AccountInvoice | null> {
  if (!LINK.test(uniqueId)) return null;
  return asPlatform(services, async (tx) => {
    const place = { tx, accountId: PLATFORM_ACCOUNT };
    const facts = await invoiceFacts(place, { unique_id: uniqueId });
    return facts ? showInvoice(place, facts, services.clock()) : null;
  });
}

async function readPaper(place: Place, facts: InvoiceFacts, services: Services, language: Language): Promise<Paper> {
  const [invoice, payments, { time_zone }] = await Promise.all([
    showInvoice(place, facts, services.clock()),
    paymentsOf(place, facts.id),
    platformRow(place),
  ]);
  return toPaper(invoice, payments, time_zone, linkOf(services.config, facts.unique_id, language));
}

/** The invoice on A4, in both languages, by the same lines as a salon's own papers. */
function toPaper(invoice: AccountInvoice, payments: Payments, timeZone: string, link: string): Paper {
  const { seller, buyer, lines, vat_rate: rate, total } = invoice;
  if (!isCurrency(invoice.currency) || !isGulf(invoice.country))
    throw new Error(`No paper in ${invoice.currency} of ${invoice.country}.`);
  return {
    kind: 'invoice',
    country: invoice.country,
    currency: invoice.currency,
    vat_active: seller.trn !== null,
    number: invoice.number,
    issued: toWall(invoice.issued_at, timeZone),
    clock: '12',
    supply_date: null,
    seller: {
      name: seller.name,
      address: seller.address,
      trn: seller.trn,
      cr_number: null,
      telephone: seller.email,
      logo: null,
      header: NOTHING,
      footer: dueText(invoice),
      terms: { en: invoice.bank_details, ar: invoice.bank_details },
    },
    buyer: { name: buyer.name, mobile: null, trn: buyer.trn, address: buyer.address.en ? buyer.address : null },
    salesman: null,
    lines: lines.map((line) => ({
      name: { en: line.english_name, ar: line.arabic_name },
      employee: null,
      note: null,
      quantity: line.quantity,
      unit_price: line.unit_price + partOf(line.unit_price, rate),
      discount: 0,
      net: line.net,
      rate,
      vat: line.vat,
      gross: line.gross,
    })),
    totals: {
      list: total,
      discount: 0,
      subtotal: invoice.subtotal,
      rates: [{ rate, net: invoice.subtotal, vat: invoice.vat }],
      vat: invoice.vat,
      rounding: 0,
      total,
      tips: 0,
      payable: total,
    },
    settlements: payments.flatMap(({ status, method, amount, reference }) =>
      status === platformPaymentStates.codes.paid && method
        ? [{ label: labelOf(paymentMethods, method), amount, reference }]
        : [],
    ),
    open: invoice.status === accountInvoiceStates.codes.issued ? total : 0,
    change: 0,
    original: null,
    tax_qr: null,
    link,
    shows: { logo: false, trn: true, qr: true, employee: false },
    cancelled: invoice.status === accountInvoiceStates.codes.cancelled,
  };
}

const NOTHING: Localized = { en: '', ar: '' };
const dueText = ({ due_on, status }: AccountInvoice): Localized =>
  status === accountInvoiceStates.codes.issued
    ? { en: `Please pay by ${due_on}`, ar: `يرجى السداد قبل \u2066${due_on}\u2069` }
    : NOTHING;

/** Drawn while it is sent, when the transaction is over. */
function pdfOf(paper: Paper, language: Language, from: string): FileAnswer {
  const name = `${paper.number}.pdf`;
  return {
    body: Readable.from(drawn(), { objectMode: false }),
    type: 'application/pdf',
    name,
    plainName: name,
    inline: true,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  };

  async function* drawn(): AsyncGenerator<Uint8Array> {
    yield await renderPaper(paper, invoicePapers.codes.a4, { language, logo: null }, from);
  }
}
