import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import type { GulfIso2 } from '@rawnaq/domain/kernel/places/countries';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import type { Clock } from '@rawnaq/domain/kernel/time/clock';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Paper, PaperKind, PaperLine, PaperSettlement } from '@rawnaq/domain/papers/paper';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import type { Services } from '../../services';
import type { SellerFacts } from '../invoices';
import type { Bookkeeper } from '../ledger';
import { findFile, pictureInside } from '../uploads';
import { cardOfPaper, cityNames, linesOfPaper, paymentsOfPaper, type PaperRow } from './invoice-papers.repo';

const KIND_ON_PAPER = {
  sale: 'invoice',
  gift_card: 'gift_card_sale',
  deposit: 'deposit',
  credit_note: 'credit_note',
  debit_note: 'debit_note',
} as const satisfies Record<string, PaperKind>;

/** Words that are only known in one language stand for both. */
const both = (text: string): Localized => ({ en: text, ar: text });
const pair = (english: string | null, arabic: string | null): Localized => ({
  en: english || arabic || '',
  ar: arabic || english || '',
});

/** A paper as it was when it was issued: the salon, the customer and the names on it are those of that day. */
export async function readPaper(
  place: Pick<Bookkeeper, 'tx' | 'accountId'>,
  row: PaperRow,
  { services, language }: { services: Services; language: Language },
): Promise<Paper> {
  const facts = row.facts as SellerFacts;
  const [lines, payments, card, logo, city] = await Promise.all([
    linesOfPaper(place, row.id),
    paymentsOfPaper(place, row.id),
    row.voucher > 0 ? cardOfPaper(place, row.id) : undefined,
    facts.show_logo ? findFile(place, facts.logo_upload_id) : undefined,
    facts.city ? cityNames(place, facts.country, facts.city) : undefined,
  ]);
  const kind = KIND_ON_PAPER[nameOf(invoiceKinds, row.kind)];
  const taxed = lines.filter((line) => line.kind !== invoiceLineKinds.codes.tip);
  return {
    kind,
    country: facts.country as GulfIso2,
    currency: facts.currency,
    vat_active: facts.vat_active,
    number: numberText(row.kind, row.number),
    issued: toWall(row.issued_at, facts.time_zone),
    clock: row.clock as Clock,
    supply_date: null,
    seller: {
      name: pair(facts.english_name, facts.arabic_name),
      address: pair(
        addressOf(facts.english_address, city?.english_name ?? facts.city),
        addressOf(facts.arabic_address, city?.arabic_name ?? facts.city),
      ),
      trn: facts.trn || null,
      cr_number: null,
      telephone: facts.telephone || null,
      logo: await pictureInside(services, logo),
      header: pair(facts.english_header, facts.arabic_header),
      footer: pair(facts.english_footer, facts.arabic_footer),
      terms: pair(facts.english_terms, facts.arabic_terms),
    },
    buyer:
      row.customer_name === null
        ? null
        : {
            name: both(row.customer_name),
            mobile: row.customer_mobile,
            trn: row.customer_trn,
            address: null,
          },
    salesman: row.salesman_name === null ? null : pair(row.salesman_name, row.salesman_arabic_name),
    lines: taxed.map(lineOf),
    totals: {
      list: row.list,
      discount: row.discount,
      subtotal: row.subtotal,
      rates: ratesOf(taxed),
      vat: row.vat,
      rounding: row.rounding,
      total: row.total,
      tips: row.tips,
      payable: row.payable,
    },
    settlements: settlementsOf(row, payments, card),
    open: row.open_at_issue,
    change: row.change_due,
    original:
      row.original_number === null || row.original_kind === null
        ? null
        : {
            number: numberText(row.original_kind, row.original_number),
            date: row.original_day!,
            reason: both(row.reason ?? ''),
          },
    tax_qr: row.qr,
    link: services.config.publicUrl + pathTo('web-invoice', language, { uniqueId: row.unique_id }),
    shows: { logo: facts.show_logo, trn: facts.show_trn, qr: facts.show_qr, employee: facts.show_employee },
    cancelled: row.cancelled_at !== null,
  };
}

/** The city once, also where the salon's own line ends with it. */
const addressOf = (address: string, city: string): string =>
  address.includes(city) ? address : [address, city].filter((part) => part !== '').join('\n');

type LineOfPaper = Awaited<ReturnType<typeof linesOfPaper>>[number];

const NOTED: ReadonlySet<number> = new Set([
  invoiceLineKinds.codes.product,
  invoiceLineKinds.codes.package,
  invoiceLineKinds.codes.package_use,
]);

const lineOf = (line: LineOfPaper): PaperLine => ({
  name: pair(line.english_name, line.arabic_name),
  employee: line.employee_name === null ? null : pair(line.employee_name, line.employee_arabic_name),
  note: NOTED.has(line.kind) ? invoiceLineKinds.rows[nameOf(invoiceLineKinds, line.kind)].label : null,
  quantity: Math.max(line.quantity, 1),
  unit_price: line.quantity === 0 ? line.list : line.unit_price,
  discount: line.list - line.gross,
  net: line.net,
  rate: line.vat_rate,
  vat: line.vat,
  gross: line.gross,
});

function ratesOf(lines: readonly LineOfPaper[]): { rate: number; net: number; vat: number }[] {
  const rates = new Map<number, { rate: number; net: number; vat: number }>();
  for (const { vat_rate: rate, net, vat } of lines) {
    const sum = rates.get(rate) ?? { rate, net: 0, vat: 0 };
    rates.set(rate, { rate, net: sum.net + net, vat: sum.vat + vat });
  }
  return [...rates.values()].toSorted((a, b) => a.rate - b.rate);
}

const BALANCE: Localized = { en: 'Customer balance', ar: 'رصيد العميل' };
const GIFT_CARD: Localized = { en: 'Gift card', ar: 'بطاقة هدية' };

/** As it was settled at the issue. Of a note, how the money went back. */
function settlementsOf(
  row: PaperRow,
  payments: Awaited<ReturnType<typeof paymentsOfPaper>>,
  card: Awaited<ReturnType<typeof cardOfPaper>>,
): PaperSettlement[] {
  let left = row.paid;
  const paid = payments.flatMap((payment): PaperSettlement[] => {
    const amount = Math.min(left, Math.abs(payment.amount));
    left -= amount;
    if (amount === 0) return [];
    const { label } = paymentMethods.rows[nameOf(paymentMethods, payment.method)];
    return [{ label, amount, reference: payment.authorization_code ?? payment.reference_number }];
  });
  return [
    ...(row.voucher > 0
      ? [
          {
            label: card ? giftCardTypes.rows[nameOf(giftCardTypes, card.type)].label : GIFT_CARD,
            amount: row.voucher,
            reference: card?.code ?? null,
          },
        ]
      : []),
    ...(row.balance_used > 0 ? [{ label: BALANCE, amount: row.balance_used, reference: null }] : []),
    ...paid,
  ];
}
