import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import type { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { ParsedInputOf } from '@rawnaq/domain/kernel/contract';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { can } from '@rawnaq/domain/kernel/permissions';
import { postGiftCardSold } from '@rawnaq/domain/ledger/post-customer-money';
import { paymentMeans } from '@rawnaq/domain/payments/payment.rules';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { tellOfPaper } from '../appointments';
import { audit } from '../audit';
import { findPayer, insertPayments } from '../customer-money';
import { recordInvoice } from '../customers';
import { issuePaper, readSellingSalon, reserveInvoice, type SellingSalon } from '../invoices';
import { insertGiftCard } from './gift-cards.repo';
import { tellOfCard } from './tell-of-card';

type Sell = (typeof giftCardsContract)['sell'];
type Wanted = ParsedInputOf<Sell>;

/** Paid, it has an invoice of its own; free, it is only made. */
export const sellGiftCard: UseCase<Sell> = async (ctx, wanted) => {
  if (wanted.kind === 'free' && !can(ctx.permissions, 'billing.free-gift-card')) throw new AppError('no_permission');
  const salon = await readSellingSalon(ctx);
  const [buyer, beneficiary] = [
    await knownCustomer(ctx, wanted.buyer_id, 'buyer_id'),
    await knownCustomer(ctx, wanted.beneficiary_id, 'beneficiary_id'),
  ];
  const card = {
    value: wanted.value,
    description: wanted.description ?? null,
    design: wanted.design,
    logo_upload_id: wanted.design === 'logo' ? salon.seller.logo_upload_id : null,
    buyer_id: buyer?.id ?? null,
    beneficiary_id: beneficiary?.id ?? null,
    beneficiary_name: beneficiary ? null : (wanted.beneficiary_name ?? null),
    expires_on: wanted.expires_on ?? null,
    created_by: sessionOf(ctx).user.id,
  };
  if (wanted.kind === 'free') {
    const made = await insertGiftCard(ctx, { ...card, type: giftCardTypes.codes.free });
    await tellOfCard(ctx, { ...card, ...made, currency: salon.currency });
    await audit(ctx, { action: 'gift-cards.give', entity: 'gift_cards', entity_id: made.id, after: told(card) });
    return { ...made, invoice: null };
  }
  return sellPaid(ctx, salon, wanted, { card, buyer });
};

type Card = Omit<Parameters<typeof insertGiftCard>[1], 'type'>;
type Customer = Awaited<ReturnType<typeof findPayer>>;

/**
 * What is paid is exactly its value: a card that is not paid would be money made of nothing. No VAT yet: it falls due
 * when the card is used.
 */
async function sellPaid(
  ctx: Ctx,
  salon: SellingSalon,
  { payments, value }: Wanted,
  { card, buyer }: { card: Card; buyer: Customer | null },
) {
  for (const [place, { method }] of payments.entries())
    if (!salon.accounting.payment_methods.includes(method))
      throw new AppError('PAYMENT_METHOD_NOT_TAKEN', { field: `payments.${place}.method` });
  if (sumMinor(payments.map(({ amount }) => amount)) !== value)
    throw new AppError('GIFT_CARD_PAYMENTS_NOT_EQUAL', { field: 'payments' });
  const { created_by } = card;
  const invoice_id = await reserveInvoice(ctx);
  const made = await insertGiftCard(ctx, { ...card, type: giftCardTypes.codes.paid, sold_invoice_id: invoice_id });
  crashPoint('gift-card.after-card');
  await insertPayments(
    ctx,
    payments.map((payment) => ({
      ...payment,
      invoice_id,
      customer_id: buyer?.id ?? null,
      source: paymentSources.codes.billing,
      day: salon.day,
      created_by,
    })),
  );
  if (buyer) await recordInvoice(ctx, buyer.id, salon.day);
  crashPoint('gift-card.after-payments');
  const { lines, ...totals } = reckonSale({
    policy: salon.policy,
    lines: [
      {
        kind: 'gift_card',
        quantity: 1,
        unit_price: value,
        rate: 0,
        discount: null,
        takes_code: false,
        in_package_price: false,
      },
    ],
    code: null,
    package_price: null,
    voucher: null,
  });
  const { rate, ...amounts } = lines[0]!;
  const about = { customer_id: buyer?.id ?? null, amount: value, currency: salon.currency };
  const tell = await tellOfPaper(ctx, about);
  const issued = await issuePaper(ctx, salon, {
    kind: 'gift_card',
    invoice_id,
    customer: buyer,
    lines: [
      {
        ...amounts,
        kind: invoiceLineKinds.codes.gift_card,
        gift_card_id: made.id,
        ...LINE_NAMES,
        quantity: 1,
        unit_price: value,
        vat_rate: rate,
      },
    ],
    totals,
    settled: { paid: value, voucher: 0, balance_used: 0, open: 0, change: changeOf(payments) },
    means: [...new Set(payments.map(({ method }) => paymentMeans[method]))],
    commissions: [],
    posted: [{ journal: postGiftCardSold(payments), gift_card_id: made.id }],
    created_by,
    withNumber: ({ number_text, ...paper }) =>
      Promise.all([
        tell(paper),
        // Not before: the message names the paper the card was sold with.
        tellOfCard(ctx, { ...card, ...made, currency: salon.currency, sold_invoice_id: invoice_id }),
        audit(ctx, {
          action: 'gift-cards.sell',
          entity: 'gift_cards',
          entity_id: made.id,
          after: { ...told(card), number: number_text },
        }),
      ]),
  });
  return { ...made, invoice: { id: issued.id, unique_id: issued.unique_id, number_text: issued.number_text } };
}

const { label } = invoiceLineKinds.rows.gift_card;
const LINE_NAMES = { english_name: label.en, arabic_name: label.ar };

/** Its code is as good as its value, so no history says it. */
const told = ({ value, beneficiary_id, beneficiary_name, expires_on }: Card) => ({
  value,
  ...(beneficiary_id == null ? { beneficiary: beneficiary_name } : { customer_id: beneficiary_id }),
  expires_on,
});

const changeOf = (payments: Wanted['payments']): number =>
  sumMinor(payments.map(({ amount, tendered }) => Math.max((tendered ?? amount) - amount, 0)));

const OF_A_CUSTOMER: ReadonlySet<string> = new Set(['CUSTOMER_NOT_EXIST', 'CUSTOMER_DISABLED']);

async function knownCustomer(ctx: Ctx, id: number | null | undefined, field: string): Promise<Customer | null> {
  if (id == null) return null;
  try {
    return await findPayer(ctx, id);
  } catch (error) {
    if (error instanceof AppError && OF_A_CUSTOMER.has(error.code)) throw new AppError(error.code, { field });
    throw error;
  }
}
