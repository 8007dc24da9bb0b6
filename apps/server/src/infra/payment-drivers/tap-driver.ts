import { createHmac } from 'node:crypto';
import { splitPrefix } from '@rawnaq/domain/kernel/input/phone';
import { CURRENCIES, formatDecimal } from '@rawnaq/domain/kernel/money';
import type { PaymentOutcome } from '@rawnaq/domain/payment-links/payment-link.rules';
import { z } from 'zod';
import { sameBytes } from '../crypto';
import { askPlainly, isKnownThere, parsed } from './ask-json';
import { currencyNamed, decimalToMinor } from './decimal-amount';
import { GatewayError, type NewLink, type PaymentDriver, type WebhookClaim } from './payment-driver';

export type TapSettings = {
  /** sk_live_… or sk_test_…: it says by itself which of the two worlds it belongs to, and signs their notices. */
  secretKey: string;
  /** Only tests speak to another server than Tap's. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

/**
 * Version 2 of Tap's charges. A charge is one try: declined, cancelled or left alone for half an hour it is over, and
 * who wants to pay then gets a new one.
 */
export function tapDriver(settings: TapSettings): PaymentDriver {
  const base = settings.baseUrl ?? 'https://api.tap.company';
  const ask = <Answer>(step: string, answer: z.ZodType<Answer>, body?: object): Promise<Answer> =>
    askPlainly(
      {
        where: `tap ${step.split('/')[0]}`,
        url: `${base}/v2/${step}`,
        authorization: `Bearer ${settings.secretKey}`,
        body,
        timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
      },
      answer,
    );
  return {
    name: 'tap',
    isTest: settings.secretKey.startsWith('sk_test_'),
    currencies: CURRENCIES,
    async createLink(link) {
      const { id, transaction } = await ask('charges', newCharge, chargeOf(link));
      return { provider_id: id, url: transaction.url };
    },
    fetch: async (providerId) => outcomeOf(await ask(`charges/${encodeURIComponent(providerId)}`, charge)),
    async refund({ provider_id, amount, reason, key }) {
      const made = await ask('refunds', refund, {
        charge_id: provider_id,
        amount: Number(formatDecimal(amount.minor, amount.currency)),
        currency: amount.currency,
        reason,
        reference: { merchant: key },
      });
      const state = refundState(made.status);
      if (state === 'failed') throw new GatewayError('refused', 'tap refunds');
      return { refund_id: made.id, state };
    },
    fetchRefund: async (refundId) => refundState((await ask(`refunds/${encodeURIComponent(refundId)}`, refund)).status),
    verifyWebhook: (body, headers) => verifyTapWebhook(body, headers.hashstring, settings.secretKey),
    testConnection: () => isKnownThere(ask('charges/chg_rawnaq_connection_test', z.unknown())),
  };
}

const idText = z.string().min(1).max(100);
const newCharge = z.object({ id: idText, transaction: z.object({ url: z.url({ protocol: /^https?$/ }) }) });
const charge = z.object({
  id: idText,
  status: z.string(),
  amount: z.union([z.string(), z.number()]).transform(String),
  currency: z.string(),
  reference: z.object({ order: z.string().nullish(), payment: z.string().nullish() }).nullish(),
  source: z.object({ payment_method: z.string().nullish() }).nullish(),
});
const refund = z.object({ id: idText, status: z.string() });

function chargeOf({ reference, amount, description, customer, return_url, webhook_url }: NewLink): object {
  const phone = customer.mobile ? splitPrefix(customer.mobile) : undefined;
  return {
    amount: Number(formatDecimal(amount.minor, amount.currency)),
    currency: amount.currency,
    customer_initiated: true,
    threeDSecure: true,
    save_card: false,
    description,
    reference: { transaction: reference, order: reference },
    receipt: { email: false, sms: false },
    customer: {
      first_name: customer.name,
      ...(customer.email && { email: customer.email }),
      ...(phone && { phone: { country_code: phone.calling_code, number: phone.national } }),
    },
    source: { id: 'src_all' },
    post: { url: webhook_url },
    redirect: { url: return_url },
  };
}

/** Those that can't be paid any more: a new charge is needed. */
const OVER = new Set(['DECLINED', 'FAILED', 'RESTRICTED', 'CANCELLED', 'ABANDONED', 'TIMEDOUT', 'VOID']);
const DECLINED = new Set(['DECLINED', 'FAILED', 'RESTRICTED']);

function outcomeOf({ status, amount, currency, reference, source, id }: z.output<typeof charge>): PaymentOutcome {
  if (status !== 'CAPTURED')
    return { status: 'pending', declined: DECLINED.has(status), ...(OVER.has(status) && { is_over: true }) };
  const known = currencyNamed(currency);
  const minor = known && decimalToMinor(amount, known);
  return {
    status: 'paid',
    paid: known && minor !== undefined ? { minor, currency: known } : undefined,
    reference: reference?.order ?? undefined,
    payment_id: reference?.payment ?? id,
    method: source?.payment_method ?? undefined,
    times: 1,
  };
}

function refundState(status: string): 'pending' | 'done' | 'failed' {
  if (status === 'REFUNDED') return 'done';
  return ['DECLINED', 'FAILED', 'CANCELLED', 'RESTRICTED', 'VOID'].includes(status) ? 'failed' : 'pending';
}

const notice = z.object({
  id: idText,
  /** Of a refund. */
  charge_id: idText.nullish(),
  amount: z.union([z.string(), z.number()]).transform(String),
  currency: z.string(),
  status: z.string(),
  reference: z.object({ gateway: z.string().nullish(), payment: z.string().nullish() }).nullish(),
  transaction: z.object({ created: z.union([z.string(), z.number()]).transform(String) }).nullish(),
  created: z.union([z.string(), z.number()]).transform(String).nullish(),
});

/** They sign seven values in a fixed order, the amount with all decimals of its currency. */
export function verifyTapWebhook(
  body: Buffer,
  hashstring: string | string[] | undefined,
  secretKey: string,
): WebhookClaim {
  const told = notice.safeParse(parsed(body.toString('utf8'))).data;
  if (!told || typeof hashstring !== 'string' || secretKey === '') return { ok: false };
  const currency = currencyNamed(told.currency);
  const minor = currency && decimalToMinor(told.amount, currency);
  if (!currency || minor === undefined) return { ok: false };
  const signed =
    `x_id${told.id}x_amount${formatDecimal(minor, currency)}x_currency${told.currency}` +
    `x_gateway_reference${told.reference?.gateway ?? ''}x_payment_reference${told.reference?.payment ?? ''}` +
    `x_status${told.status}x_created${told.transaction?.created ?? told.created ?? ''}`;
  const expected = createHmac('sha256', secretKey).update(signed).digest('hex');
  if (!sameBytes(Buffer.from(hashstring), Buffer.from(expected))) return { ok: false };
  return { ok: true, event_id: `${told.id} ${told.status}`, provider_id: told.charge_id ?? told.id };
}
