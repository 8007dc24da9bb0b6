import { gulfCountry } from '@rawnaq/domain/kernel/places/countries';
import { CURRENCIES, formatDecimal, type Currency } from '@rawnaq/domain/kernel/money';
import { splitPrefix } from '@rawnaq/domain/kernel/input/phone';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type { PaymentOutcome } from '@rawnaq/domain/payment-links/payment-link.rules';
import { z } from 'zod';
import { currencyNamed, decimalToMinor } from './decimal-amount';
import { verifyMyfatoorahWebhook } from './myfatoorah-signature';
import { GatewayError, type NewLink, type PaymentDriver } from './payment-driver';
import { askJson, isKnownThere } from './ask-json';

export type MyfatoorahSettings = {
  /** The API token; each country has its own. */
  token: string;
  webhookSecret: string;
  country: string;
  /** A token of their test portal: no money moves. */
  isTest: boolean;
  /** Only tests speak to another server than MyFatoorah's. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
};

const HOSTS: Record<string, string> = { SA: 'api-sa', AE: 'api-ae', QA: 'api-qa' };
const TIMEOUT_MS = 10_000;
const LONGEST_NAME = 100;
const LONGEST_MOBILE = 11;

/** Version 2 of MyFatoorah's interface. A newer one would be another file beside this. */
export function myfatoorahDriver(settings: MyfatoorahSettings): PaymentDriver {
  const host = settings.isTest ? 'apitest' : (HOSTS[settings.country] ?? 'api');
  const base = settings.baseUrl ?? `https://${host}.myfatoorah.com`;
  const ask = async <Answer>(step: string, body: object, answer: z.ZodType<Answer>): Promise<Answer> => {
    const where = `myfatoorah ${step}`;
    const { status, json } = await askJson({
      where,
      url: `${base}/v2/${step}`,
      authorization: `Bearer ${settings.token}`,
      body,
      timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
    });
    if (status === 401 || status === 403) throw new GatewayError('refused', where, status);
    const envelope = envelopeOf.safeParse(json).data;
    if (status === 429 || status >= 500 || !envelope) throw new GatewayError('no-answer', where, status);
    // Their status is often 200 when the answer is no.
    if (!envelope.IsSuccess) throw new GatewayError('refused', where, status);
    const read = answer.safeParse(envelope.Data);
    if (!read.success) throw new GatewayError('no-answer', where, status);
    return read.data;
  };

  return {
    name: 'myfatoorah',
    isTest: settings.isTest,
    currencies: CURRENCIES,
    async createLink(link) {
      const { InvoiceId, InvoiceURL } = await ask('SendPayment', invoiceOf(link, settings.country), sentInvoice);
      return { provider_id: InvoiceId, url: InvoiceURL };
    },
    fetch: async (providerId) =>
      outcomeOf(await ask('GetPaymentStatus', { Key: providerId, KeyType: 'InvoiceId' }, invoiceStatus)),
    async refund({ provider_id, amount, reason }) {
      const { RefundId } = await ask(
        'MakeRefund',
        {
          KeyType: 'InvoiceId',
          Key: provider_id,
          Amount: decimal(amount.minor, amount.currency),
          Comment: reason,
          ServiceChargeOnCustomer: false,
        },
        madeRefund,
      );
      return { refund_id: RefundId, state: 'pending' };
    },
    async fetchRefund(refundId) {
      const { RefundStatusResult } = await ask('GetRefundStatus', { KeyType: 'RefundId', Key: refundId }, refundStatus);
      const said = RefundStatusResult.find((one) => one.RefundId === refundId)?.RefundStatus.toLowerCase();
      return said === 'refunded' ? 'done' : said === 'canceled' || said === 'cancelled' ? 'failed' : 'pending';
    },
    verifyWebhook: (body, headers) => verifyMyfatoorahWebhook(body, headers, settings.webhookSecret),
    testConnection: () =>
      isKnownThere(
        ask('GetPaymentStatus', { Key: 'rawnaq-connection-test', KeyType: 'CustomerReference' }, z.unknown()),
      ),
  };
}

const numberText = z.union([z.string(), z.number()]).transform(String);
const envelopeOf = z.object({ IsSuccess: z.boolean(), Data: z.unknown() });
const sentInvoice = z.object({ InvoiceId: numberText, InvoiceURL: z.url({ protocol: /^https?$/ }) });
const transaction = z.object({
  TransactionStatus: z.string(),
  PaymentGateway: z.string().nullish(),
  PaymentId: numberText.nullish(),
  PaidCurrency: z.string().nullish(),
  PaidCurrencyValue: numberText.nullish(),
  CustomerServiceCharge: numberText.nullish(),
});
const invoiceStatus = z.object({
  InvoiceStatus: z.string(),
  CustomerReference: z.string().nullish(),
  InvoiceTransactions: z.array(transaction).nullish(),
});
const madeRefund = z.object({ RefundId: numberText });
const refundStatus = z.object({
  RefundStatusResult: z.array(z.object({ RefundId: numberText, RefundStatus: z.string() })),
});
type Transaction = z.output<typeof transaction>;

const decimal = (minor: number, currency: Currency): number => Number(formatDecimal(minor, currency));

function invoiceOf(
  { reference, amount, description, language, customer, return_url, expires_at }: NewLink,
  country: string,
): object {
  const value = decimal(amount.minor, amount.currency);
  const phone = customer.mobile ? splitPrefix(customer.mobile) : undefined;
  const until = toWall(expires_at, gulfCountry(country)?.time_zone ?? 'UTC');
  return {
    InvoiceValue: value,
    DisplayCurrencyIso: amount.currency,
    NotificationOption: 'LNK',
    Language: language,
    CustomerReference: reference,
    CustomerName: customer.name.slice(0, LONGEST_NAME),
    ...(phone && phone.national.length <= LONGEST_MOBILE
      ? { MobileCountryCode: `+${phone.calling_code}`, CustomerMobile: phone.national }
      : {}),
    ...(customer.email ? { CustomerEmail: customer.email } : {}),
    CallBackUrl: return_url,
    ErrorUrl: return_url,
    ExpiryDate: `${until.date}T${until.time}`,
    // They compare the sum of the items with the value.
    InvoiceItems: [{ ItemName: description, Quantity: 1, UnitPrice: value }],
  };
}

/** "Succss" is how they spell it; the other spelling would be no surprise. */
const isSuccess = ({ TransactionStatus }: Transaction): boolean => /^succe?ss$/i.test(TransactionStatus);

function outcomeOf({
  InvoiceStatus,
  CustomerReference,
  InvoiceTransactions,
}: z.output<typeof invoiceStatus>): PaymentOutcome {
  const tries = InvoiceTransactions ?? [];
  const good = tries.filter(isSuccess);
  switch (InvoiceStatus.toLowerCase()) {
    case 'paid': {
      const [first] = good;
      return {
        status: 'paid',
        paid: first && paidBy(first),
        reference: CustomerReference ?? undefined,
        payment_id: first?.PaymentId ?? undefined,
        method: first?.PaymentGateway ?? undefined,
        times: good.length,
      };
    }
    case 'canceled':
    case 'cancelled':
      return { status: 'cancelled' };
    case 'expired':
      return { status: 'expired' };
    default:
      return { status: 'pending', declined: /^fail/i.test(tries.at(-1)?.TransactionStatus ?? '') };
  }
}

/**
 * What the customer paid for us: their own charge on top of it, where the merchant lets the customer bear it, is not
 * ours.
 */
function paidBy({
  PaidCurrency,
  PaidCurrencyValue,
  CustomerServiceCharge,
}: Transaction): { minor: number; currency: Currency } | undefined {
  const currency = currencyNamed(PaidCurrency ?? '');
  if (!currency) return undefined;
  const [value, charge] = [
    decimalToMinor(PaidCurrencyValue ?? '', currency),
    decimalToMinor(CustomerServiceCharge ?? '0', currency),
  ];
  return value === undefined || charge === undefined ? undefined : { minor: value - charge, currency };
}
