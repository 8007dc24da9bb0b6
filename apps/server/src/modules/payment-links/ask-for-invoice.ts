import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isCurrency, sayAmount, type Currency } from '@rawnaq/domain/kernel/money';
import type { PaymentProvider } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { assertWithin } from '@rawnaq/domain/payments/payment.rules';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { recipientFor } from '../../http/lists/own-calendar.query';
import { audit } from '../audit';
import { findReceivable } from '../customer-money';
import { waysToCustomer, writeToCustomer } from '../messages';
import { shutLink } from './close-payment-link';
import { gatewayOf } from './gateway-of';
import { newReference, payPath } from './link-address';
import { findSalon, insertLink, lockOpenLinkOfInvoice } from './payment-links.repo';

const { expired, cancelled } = paymentLinkStates.codes;
const WEEK_MS = 7 * 86_400_000;

type Owed = NonNullable<Awaited<ReturnType<typeof findReceivable>>>;

/** The customer pays the rest of an invoice on her phone. It stays open until the gateway says that she has. */
export const askForInvoice: UseCase<(typeof paymentLinksContract)['ask_for_invoice']> = async (
  ctx,
  { invoice_id, channel, ...asked },
) => {
  const [owed, { currency }, gateway] = await Promise.all([
    findReceivable(ctx, invoice_id),
    findSalon(ctx),
    gatewayOf(ctx, ctx.services),
  ]);
  if (!owed) throw new AppError('INVOICE_NOT_EXIST');
  if (!gateway || !isCurrency(currency) || !gateway.currencies.includes(currency))
    throw new AppError('PAYMENTS_NOT_AVAILABLE');
  if (owed.open_amount === 0) throw new AppError('NOTHING_OWED', { field: 'invoice_id' });
  const amount = assertWithin([{ amount: asked.amount ?? owed.open_amount }], owed.open_amount, currency);
  const reference = await openLink(ctx, owed, { amount, currency, provider: gateway.name });
  const url = `${ctx.services.config.publicUrl}${payPath(reference)}`;
  return { url, amount, sent_to: channel ? await send(ctx, owed, { channel, url, amount, currency }) : null };
};

async function openLink(
  ctx: Ctx,
  { invoice_id, unique_id, customer_id }: Owed,
  { amount, currency, provider }: { amount: number; currency: Currency; provider: PaymentProvider },
): Promise<string> {
  // The page and what she comes back to are hers to read, whoever at the desk asks.
  const language = (await waysToCustomer(ctx, customer_id, 'service'))?.language ?? ctx.language;
  const open = await lockOpenLinkOfInvoice(ctx, invoice_id);
  const isOver = open !== undefined && new Date(open.expires_at) <= ctx.now;
  if (open && !isOver && open.amount === amount && open.provider === provider && open.language === language)
    return open.reference;
  if (open) await shutLink(ctx, open, isOver ? expired : cancelled, ctx.now);
  const reference = newReference(ctx.accountId);
  const id = await insertLink(ctx, {
    reference,
    invoice_id,
    provider,
    amount,
    currency,
    language,
    return_path: pathTo('web-invoice', language, { uniqueId: unique_id }),
    expires_at: new Date(ctx.now.getTime() + WEEK_MS).toISOString(),
    created_at: ctx.now.toISOString(),
  });
  await audit(ctx, {
    action: 'payment-links.add',
    entity: 'payment_links',
    entity_id: id,
    after: { invoice_id, amount, provider },
  });
  return reference;
}

async function send(
  ctx: Ctx,
  { customer_id, kind, number }: Owed,
  about: { channel: 'whatsapp' | 'email'; url: string; amount: number; currency: Currency },
): Promise<string> {
  const sent_to = await writeToCustomer(ctx, {
    customer_id,
    channel: about.channel,
    purpose: 'service',
    template: 'payment-link',
    values: (language, { name, salon }) => ({
      customer: name,
      salon,
      number: numberText(kind, number),
      amount: sayAmount(about.amount, about.currency, language),
      link: about.url,
    }),
  });
  if (sent_to === undefined) throw new AppError('CARE_NOBODY_TO_WRITE_TO');
  return recipientFor(ctx, sent_to);
}
