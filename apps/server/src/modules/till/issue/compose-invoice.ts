import { servicesOfPackage } from '@rawnaq/domain/customer-packages/package.rules';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import type { ReckonedSale, Sale } from '@rawnaq/domain/invoices/sale';
import { settleSale, type SettledSale } from '@rawnaq/domain/invoices/settle-sale';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { allocate, minorPerUnit, sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { postSale } from '@rawnaq/domain/ledger/post-sale';
import { paymentMeans } from '@rawnaq/domain/payments/payment.rules';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import type { BillLine, IssueInput } from '@rawnaq/domain/till/bill';
import { usesOf, type DepositUse, type OpenDeposit, type PurseRow } from '../../customer-money';
import type { NewPackage, PackageRow } from '../../customer-packages';
import type { GiftCardRow } from '../../gift-cards';
import type { NewPaper, PaperCustomer, SellingSalon } from '../../invoices';
import type { Posted } from '../../ledger';
import type { StockRow } from '../../stock';
import { reachOf, reductionOf, type BillCode } from './find-code';
import { commissionRows, lineRows } from './invoice-lines';
import { judgeUses, type PackageUse } from './package-uses';
import type { Goods } from './read-goods';
import { takeGoods } from './take-goods';

/** Everything a bill is judged by, as it is while it is held. */
export type BillFacts = {
  salon: SellingSalon;
  goods: Goods;
  customer: PaperCustomer | null;
  purse: PurseRow | null;
  packages: readonly PackageRow[];
  card: GiftCardRow | null;
  code: BillCode | null;
  stocks: ReadonlyMap<number, StockRow>;
  /** Stocks that are written down for the first time with this bill. */
  opened: readonly Posted[];
  deposits: readonly OpenDeposit[];
  rights: { may_owe: boolean; may_sell_without_stock: boolean };
  language: Language;
};

/** An invoice as it will be written: the paper, and what it takes and gives. */
export type ComposedInvoice = {
  paper: Omit<NewPaper, 'invoice_id' | 'created_by' | 'withNumber'>;
  sale: ReckonedSale;
  settled: SettledSale;
  taken: ReturnType<typeof takeGoods>;
  uses: readonly PackageUse[];
  depositUses: readonly DepositUse[];
  packages: readonly Omit<NewPackage, 'customer_id' | 'invoice_id'>[];
  codeDiscount: Minor;
  points: number;
};

export const codeLinesOf = (lines: readonly BillLine[]) =>
  lines.map(({ kind, service_id, product_id }) => ({ kind, item_id: service_id ?? product_id ?? null }));

/**
 * Judges and reckons a bill. Nothing is asked and nothing is written here: whoever has the facts gets the same
 * invoice.
 */
export function composeInvoice(bill: IssueInput, facts: BillFacts): ComposedInvoice {
  const { salon, goods, customer, purse, card, code, deposits, rights } = facts;
  const customerId = customer?.id ?? null;
  const uses = judgeUses(bill.lines, facts.packages, goods, salon.day, customerId);
  const taken = takeGoods(bill.lines, goods, facts.stocks, rights.may_sell_without_stock, facts.language);
  const isPaidCard = card?.type === giftCardTypes.codes.paid;
  const reach = code && reachOf(code, codeLinesOf(bill.lines));
  const sale = reckonSale(saleOf(bill, salon, { code, reach, card, isPaidCard }));
  if (sale.payable !== bill.expected_payable) throw new AppError('INVOICE_TOTAL_CHANGED');
  const voucher = isPaidCard ? card.value : 0;
  const settled = settleSale({
    payable: sale.payable,
    paid_voucher: voucher,
    balance_used: bill.balance_used,
    payments: bill.payments,
    may_owe: rights.may_owe,
  });
  if (bill.balance_used > Math.max(purse?.balance ?? 0, 0))
    throw new AppError('CUSTOMER_BALANCE_NOT_ENOUGH', { field: 'balance_used' });
  if (settled.open > 0 && customerId === null) throw new AppError('INVOICE_NEEDS_CUSTOMER', { field: 'customer_id' });

  const fromDeposits = usesOf(deposits, bill.balance_used, bill.appointment_id ?? null);
  const lines = lineRows(bill, goods, sale, salon, { costs: taken.costs, uses });
  const points = pointsOf(salon, sale, customerId);
  const journal = postSale(
    lines.map((line, index) => ({
      ...sale.lines[index]!,
      kind: bill.lines[index]!.kind,
      cost: line.cost ?? 0,
      package_value: line.package_value ?? 0,
      rate: line.vat_rate,
    })),
    {
      payments: bill.payments,
      voucher,
      balance_used: bill.balance_used,
      deposits: fromDeposits.uses,
      open: settled.open,
      loyalty_voucher: card?.type === giftCardTypes.codes.loyalty ? card.value : 0,
    },
  );
  return {
    sale,
    settled,
    taken,
    uses,
    depositUses: fromDeposits.uses,
    packages: soldPackages(bill.lines, sale, goods),
    codeDiscount: sumMinor(sale.lines.map((line) => line.code_discount)),
    points,
    paper: {
      kind: 'sale',
      customer,
      salesman_id: bill.salesman_id ?? null,
      appointment_id: bill.appointment_id ?? null,
      note: bill.note ?? null,
      lines,
      totals: sale,
      settled: {
        paid: sumMinor(bill.payments.map(({ amount }) => amount)),
        voucher,
        balance_used: bill.balance_used,
        open: settled.open,
        change: settled.change,
      },
      means: [
        ...new Set([
          ...bill.payments.map(({ method }) => paymentMeans[method]),
          ...(settled.open > 0 ? (['credit'] as const) : []),
        ]),
      ],
      prepaid: prepaidOf(fromDeposits.uses, deposits, salon),
      discount_code_id: code?.kind === 'discount-code' ? code.id : null,
      coupon_id: code?.kind === 'coupon' ? code.id : null,
      code: code?.code ?? null,
      package_price: bill.package_price ?? null,
      points_earned: points,
      commissions: commissionRows(lines, goods, salon, settled.settled, sale.payable),
      posted: [...facts.opened, { journal }],
    },
  };
}

/** The deposits an invoice is paid with, where VAT was due on them: at the rate of the day each came. */
const prepaidOf = (uses: readonly DepositUse[], deposits: readonly OpenDeposit[], salon: SellingSalon) =>
  uses
    .filter(({ vat }) => vat > 0)
    .map(({ deposit_id, amount, vat, rate }) => {
      const deposit = deposits.find((one) => one.invoice_id === deposit_id)!;
      return {
        number: numberText(invoiceKinds.codes.deposit, deposit.number),
        uuid: deposit.uuid,
        issued: toWall(deposit.issued_at, salon.seller.time_zone),
        net: amount - vat,
        vat,
        rate,
      };
    });

export function saleOf(
  bill: Pick<IssueInput, 'lines' | 'package_price'>,
  salon: SellingSalon,
  {
    code,
    reach,
    card,
    isPaidCard,
  }: { code: BillCode | null; reach: boolean[] | null; card: GiftCardRow | null; isPaidCard: boolean },
): Sale {
  return {
    policy: salon.policy,
    lines: bill.lines.map((line, place) => ({
      kind: line.kind,
      quantity: line.quantity,
      unit_price: line.unit_price,
      rate: salon.vat_rate,
      discount:
        line.discount_percent !== undefined
          ? { percent: line.discount_percent }
          : line.discount_amount !== undefined
            ? { amount: line.discount_amount }
            : null,
      takes_code: reach?.[place] ?? false,
      in_package_price: line.in_package_price,
    })),
    code: code && reductionOf(code),
    package_price: bill.package_price ?? null,
    voucher: card && !isPaidCard ? card.value : null,
  };
}

const pointsOf = ({ accounting, currency }: SellingSalon, { total }: ReckonedSale, customerId: number | null): number =>
  accounting.loyalty_active && customerId !== null
    ? Math.floor(total / minorPerUnit(currency)) * accounting.points_per_unit
    : 0;

/** Each piece of a package line is a package of its own. */
const soldPackages = (
  lines: readonly BillLine[],
  sale: ReckonedSale,
  { offers }: Goods,
): Omit<NewPackage, 'customer_id' | 'invoice_id'>[] =>
  lines.flatMap((line, place) => {
    if (line.kind !== 'package') return [];
    const offer = offers.get(line.offer_id!)!;
    const isFixed = offer.type === offerServiceTypes.codes.fixed;
    const values = allocate(sale.lines[place]!.net, Array<number>(line.quantity).fill(1));
    return values.map((value) => ({
      offer_id: offer.id,
      position: place + 1,
      type: offer.type,
      uses_total: isFixed ? offer.services.length : offer.max_services_to_use!,
      value,
      expires_on: offer.expires_on,
      services: servicesOfPackage(offer.type, value, offer.services),
    }));
  });
