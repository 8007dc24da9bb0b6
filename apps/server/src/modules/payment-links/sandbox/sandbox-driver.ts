import { CURRENCIES, type Currency } from '@rawnaq/domain/kernel/money';
import { asAccount, type Services } from '../../../services';
import { newUniqueId } from '../../../infra/crypto';
import { GatewayError, type PaymentDriver } from '../../../infra/payment-drivers/payment-driver';
import {
  findSandboxPayment,
  insertSandboxPayment,
  moveSandboxPayment,
  type SandboxPlace,
} from './sandbox-payments.repo';

/**
 * A gateway of our own that moves no money: its page has a button for paying and one for declining. It sends no
 * webhooks, so that the return page and the reconcile job are seen at work.
 */
export function sandboxPaymentDriver(services: Services, accountId: number): PaymentDriver {
  const inside = <T>(work: (place: SandboxPlace) => Promise<T>): Promise<T> =>
    asAccount(services, accountId, (tx) => work({ tx, accountId }));
  return {
    name: 'sandbox',
    isTest: true,
    currencies: CURRENCIES,
    async createLink({ reference, amount, description, language, return_url }) {
      const provider_id = `${accountId.toString(36)}-${newUniqueId()}`;
      await inside((place) =>
        insertSandboxPayment(place, {
          provider_id,
          reference,
          amount: amount.minor,
          currency: amount.currency,
          description,
          language,
          return_url,
        }),
      );
      return { provider_id, url: `${services.config.publicUrl}/pay/sandbox/${provider_id}` };
    },
    async fetch(providerId) {
      const payment = await inside((place) => findSandboxPayment(place, providerId));
      if (!payment) throw new GatewayError('refused', 'sandbox fetch');
      if (payment.status === 'cancelled') return { status: 'cancelled' };
      if (payment.status === 'pending' || payment.status === 'declined')
        return { status: 'pending', declined: payment.status === 'declined' };
      return {
        status: 'paid',
        paid: { minor: payment.amount, currency: payment.currency as Currency },
        reference: payment.reference,
        payment_id: payment.payment_id ?? undefined,
        method: 'Sandbox',
        times: 1,
      };
    },
    async refund({ provider_id }) {
      const refund_id = newUniqueId();
      if (
        !(await inside((place) => moveSandboxPayment(place, provider_id, ['paid'], { status: 'refunded', refund_id })))
      )
        throw new GatewayError('refused', 'sandbox refund');
      return { refund_id, state: 'done' };
    },
    async cancelLink(providerId) {
      if (
        !(await inside((place) =>
          moveSandboxPayment(place, providerId, ['pending', 'declined'], { status: 'cancelled' }),
        ))
      )
        throw new GatewayError('refused', 'sandbox cancel');
    },
    verifyWebhook: () => ({ ok: false }),
    testConnection: async () => 'ok',
  };
}
