import type { PaymentOutcome } from '@rawnaq/domain/payment-links/payment-link.rules';
import { z } from 'zod';
import { sameBytes } from '../crypto';
import { askPlainly, isKnownThere, parsed } from './ask-json';
import { currencyNamed } from './decimal-amount';
import { GatewayError, type NewLink, type PaymentDriver, type WebhookClaim } from './payment-driver';

export type MoyasarSettings = {
  /** sk_live_… or sk_test_…: it says by itself which of the two worlds it belongs to. */
  secretKey: string;
  /** What their notices carry to prove where they come from. */
  webhookToken: string;
  /** Only tests speak to another server than Moyasar's. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const LONGEST_DESCRIPTION = 255;
/** They take no invoice below one riyal. */
const LEAST_MINOR = 100;
const NO_INVOICE = '00000000-0000-4000-8000-000000000000';

/** Version 1 of Moyasar's invoices, whose page lets a customer try again until it expires. */
export function moyasarDriver(settings: MoyasarSettings): PaymentDriver {
  const base = settings.baseUrl ?? 'https://api.moyasar.com';
  const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`;
  const ask = <Answer>(step: string, answer: z.ZodType<Answer>, body?: object): Promise<Answer> =>
    askPlainly(
      {
        where: `moyasar ${step.split('/')[0]}`,
        url: `${base}/v1/${step}`,
        authorization,
        body,
        timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
      },
      answer,
    );
  const invoiceAt = (id: string) => ask(`invoices/${encodeURIComponent(id)}`, invoice);
  return {
    name: 'moyasar',
    isTest: settings.secretKey.startsWith('sk_test_'),
    currencies: ['SAR'],
    async createLink(link) {
      if (link.amount.minor < LEAST_MINOR) throw new GatewayError('refused', 'moyasar invoices');
      const { id, url } = await ask('invoices', newInvoice, invoiceOf(link));
      return { provider_id: id, url };
    },
    fetch: async (providerId) => outcomeOf(await invoiceAt(providerId)),
    async refund({ provider_id, payment_id, amount }) {
      const paid = payment_id ?? (await invoiceAt(provider_id)).payments?.find(isGood)?.id;
      if (!paid) throw new GatewayError('refused', 'moyasar payments');
      const { id } = await ask(`payments/${encodeURIComponent(paid)}/refund`, payment, { amount: amount.minor });
      return { refund_id: id, state: 'done' };
    },
    verifyWebhook: (body) => verifyMoyasarWebhook(body, settings.webhookToken),
    testConnection: () => isKnownThere(invoiceAt(NO_INVOICE)),
  };
}

const idText = z.string().min(1).max(100);
const newInvoice = z.object({ id: idText, url: z.url({ protocol: /^https?$/ }) });
const payment = z.object({
  id: idText,
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  source: z.object({ type: z.string().nullish(), company: z.string().nullish() }).nullish(),
});
const invoice = z.object({
  status: z.string(),
  metadata: z.object({ reference: z.string().nullish() }).nullish(),
  payments: z.array(payment).nullish(),
});
type Payment = z.output<typeof payment>;

/** Their own notice to `callback_url` proves nothing: the address of the salon's settings does that. */
function invoiceOf({ reference, amount, description, return_url, expires_at }: NewLink): object {
  return {
    amount: amount.minor,
    currency: amount.currency,
    description: description.slice(0, LONGEST_DESCRIPTION),
    success_url: return_url,
    back_url: return_url,
    expired_at: expires_at.toISOString(),
    metadata: { reference },
  };
}

const isGood = ({ status }: Payment): boolean => status === 'paid' || status === 'captured';

function outcomeOf({ status, metadata, payments }: z.output<typeof invoice>): PaymentOutcome {
  const tries = payments ?? [];
  switch (status) {
    case 'paid': {
      const good = tries.filter(isGood);
      const [first] = good;
      const currency = first && currencyNamed(first.currency);
      return {
        status: 'paid',
        paid: first && currency ? { minor: first.amount, currency } : undefined,
        reference: metadata?.reference ?? undefined,
        payment_id: first?.id,
        method: first?.source?.company ?? first?.source?.type ?? undefined,
        times: good.length,
      };
    }
    case 'canceled':
    case 'voided':
      return { status: 'cancelled' };
    case 'expired':
      return { status: 'expired' };
    // Paid and given back there before anybody here heard of it.
    case 'refunded':
      return { status: 'failed' };
    default:
      return { status: 'pending', declined: tries.at(-1)?.status === 'failed' };
  }
}

const notice = z.object({
  id: idText,
  secret_token: z.string(),
  data: z.object({ invoice_id: idText.nullish() }),
});

/** No signature: a shared secret inside the letter. That is enough to ask them, and nothing else is read. */
export function verifyMoyasarWebhook(body: Buffer, webhookToken: string): WebhookClaim {
  const told = notice.safeParse(parsed(body.toString('utf8'))).data;
  if (!told || webhookToken === '' || !sameBytes(Buffer.from(told.secret_token), Buffer.from(webhookToken)))
    return { ok: false };
  return { ok: true, event_id: told.id, provider_id: told.data.invoice_id ?? undefined };
}
