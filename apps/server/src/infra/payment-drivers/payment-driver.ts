import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Currency } from '@rawnaq/domain/kernel/money';
import type { Money, PaymentOutcome, PaymentProvider } from '@rawnaq/domain/payment-links/payment-link.rules';

export type NewLink = {
  /** Ours; the gateway keeps it and tells it back, so that a payment can't be taken for another one. */
  reference: string;
  amount: Money;
  description: string;
  language: Language;
  customer: { name: string; mobile: string | null; email: string | null };
  /** Where the gateway sends the customer, paid or not. */
  return_url: string;
  /** For gateways that take it with the payment; others are told once, in their own settings. */
  webhook_url: string;
  expires_at: Date;
};

export type Refund = { provider_id: string; payment_id: string | null; amount: Money; reason: string; key: string };
export type WebhookClaim = { ok: false } | { ok: true; event_id: string; provider_id: string | undefined };

/**
 * A payment gateway. Every call may throw GatewayError and nothing else; no text of the gateway leaves a driver,
 * because it may hold what was sent to it.
 */
export type PaymentDriver = {
  name: PaymentProvider;
  /** Whether its keys are those of a test account, where no money moves. */
  isTest: boolean;
  currencies: readonly Currency[];
  createLink: (link: NewLink) => Promise<{ provider_id: string; url: string }>;
  /** The only word that counts about a payment. */
  fetch: (providerId: string) => Promise<PaymentOutcome>;
  refund: (refund: Refund) => Promise<{ refund_id: string; state: 'pending' | 'done' }>;
  /** For gateways that decide about refunds later. */
  fetchRefund?: (refundId: string) => Promise<'pending' | 'done' | 'failed'>;
  cancelLink?: (providerId: string) => Promise<void>;
  /** Who sent it, and about what. Amounts and states in it are not read. */
  verifyWebhook: (body: Buffer, headers: Record<string, string | string[] | undefined>) => WebhookClaim;
  testConnection: () => Promise<'ok' | 'refused' | 'no-answer'>;
};

/**
 * unreachable: the call surely did not arrive, and may be made again. no-answer: it may have been carried out.
 * refused: the gateway said no, and asking again will not help.
 */
export type GatewayTrouble = 'unreachable' | 'no-answer' | 'refused';

export class GatewayError extends Error {
  constructor(
    readonly trouble: GatewayTrouble,
    where: string,
    readonly status?: number,
  ) {
    super(`${where}: ${trouble}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'GatewayError';
  }
}
