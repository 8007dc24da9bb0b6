import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameBytes } from '../crypto';
import { parsed } from './ask-json';
import type { WebhookClaim } from './payment-driver';

type Values = Record<string, unknown>;

/** Version 2 signs a few named values in a fixed order; which, depends on the event. */
const SIGNED: Record<number, readonly string[]> = {
  1: ['Invoice.Id', 'Invoice.Status', 'Transaction.Status', 'Transaction.PaymentId', 'Invoice.ExternalIdentifier'],
  2: ['Refund.Id', 'Refund.Status', 'Amount.ValueInBaseCurrency', 'ReferencedInvoice.Id'],
};
const REFUND_EVENT = 2;

const values = z.record(z.string(), z.unknown());
const version2 = z.object({
  Event: z.object({ Code: z.number().int(), Reference: z.union([z.string(), z.number()]).nullish() }),
  Data: values,
});
const version1 = z.object({ EventType: z.number().int(), Data: values });

/** Version 1 and version 2 of their webhooks, told apart by a header. */
export function verifyMyfatoorahWebhook(
  body: Buffer,
  headers: Record<string, string | string[] | undefined>,
  secret: string,
): WebhookClaim {
  const signature = headers['myfatoorah-signature'];
  const json = parsed(body.toString('utf8'));
  if (typeof signature !== 'string' || json === undefined || secret === '') return { ok: false };
  const read = headers['myfatoorah-webhook-version'] === 'v1' ? readVersion1(json) : readVersion2(json);
  if (
    !read ||
    !sameBytes(Buffer.from(signature), Buffer.from(createHmac('sha256', secret).update(read.signed).digest('base64')))
  )
    return { ok: false };
  return { ok: true, event_id: read.event_id ?? signature, provider_id: read.provider_id };
}

type Read = { signed: string; event_id?: string | undefined; provider_id: string | undefined };

function readVersion2(json: unknown): Read | undefined {
  const { Event, Data } = version2.safeParse(json).data ?? {};
  const names = SIGNED[Event?.Code ?? 0];
  if (!Event || !Data || !names) return undefined;
  return {
    signed: names.map((name) => `${name}=${textOf(at(Data, name))}`).join(','),
    event_id: idText(Event.Reference),
    provider_id: idText(at(Data, Event.Code === REFUND_EVENT ? 'ReferencedInvoice.Id' : 'Invoice.Id')),
  };
}

function readVersion1(json: unknown): Read | undefined {
  const { EventType, Data } = version1.safeParse(json).data ?? {};
  if (!Data) return undefined;
  const names = Object.keys(Data).filter((name) => !(EventType === REFUND_EVENT && name === 'GatewayReference'));
  return {
    signed: names
      .toSorted(caseless)
      .map((name) => `${name}=${textOf(Data[name])}`)
      .join(','),
    provider_id: idText(Data.InvoiceId),
  };
}

const caseless = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
const idText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const at = (data: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => (values.safeParse(inside).data ?? {})[name], data);
