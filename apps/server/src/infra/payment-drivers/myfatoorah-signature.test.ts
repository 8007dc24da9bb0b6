import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyMyfatoorahWebhook } from './myfatoorah-signature';

const SECRET = 'mf_secret_demo';
const version2 = {
  Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED', Reference: 'EV-1' },
  Data: {
    Invoice: { Id: '6409988', Status: 'PAID', ExternalIdentifier: 'INV-1001' },
    Transaction: { Status: 'SUCCESS', PaymentId: '07076409988323998875' },
  },
};
const version1 = {
  EventType: 1,
  Event: 'TransactionsStatusChanged',
  Data: { CustomerMobile: '96512345678', CreatedDate: '04032021211555', CustomerEmail: null },
};
const verify = (body: unknown, signature: string | undefined, version: string | undefined, secret = SECRET) =>
  verifyMyfatoorahWebhook(
    Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    { 'myfatoorah-signature': signature, 'myfatoorah-webhook-version': version },
    secret,
  );
const sign = (text: string): string => createHmac('sha256', SECRET).update(text).digest('base64');

describe('signatures of MyFatoorah', () => {
  it('agree with their own examples', () => {
    expect(verify(version2, 'bc2ERE+I/xjGHCWYgUlWY7x/P7qIlYVckIH6bS/gR7I=', 'v2')).toEqual({
      ok: true,
      event_id: 'EV-1',
      provider_id: '6409988',
    });
    expect(verify(version1, 'aaH32YS1FhPxig3j0aO3bzxDGR3mHlHLPOvmMMx2itQ=', 'v1')).toMatchObject({
      ok: true,
      provider_id: undefined,
    });
  });

  it('of refunds name other values, and leave the gateway’s reference out in version 1', () => {
    const refund2 = {
      Event: { Code: 2, Reference: 'EV-2' },
      Data: {
        Refund: { Id: 71, Status: 'REFUNDED' },
        Amount: { ValueInBaseCurrency: '52.5' },
        ReferencedInvoice: { Id: 6409988 },
      },
    };
    expect(
      verify(
        refund2,
        sign('Refund.Id=71,Refund.Status=REFUNDED,Amount.ValueInBaseCurrency=52.5,ReferencedInvoice.Id=6409988'),
        'v2',
      ),
    ).toEqual({ ok: true, event_id: 'EV-2', provider_id: '6409988' });
    const refund1 = { EventType: 2, Data: { RefundId: 71, GatewayReference: 'x', amount: '1', InvoiceId: 6409988 } };
    expect(verify(refund1, sign('amount=1,InvoiceId=6409988,RefundId=71'), 'v1')).toMatchObject({
      ok: true,
      provider_id: '6409988',
    });
  });

  it('are refused when anything signed, the secret or the version is another', () => {
    const good = 'bc2ERE+I/xjGHCWYgUlWY7x/P7qIlYVckIH6bS/gR7I=';
    expect(
      verify(
        { ...version2, Data: { ...version2.Data, Invoice: { ...version2.Data.Invoice, Id: '6409989' } } },
        good,
        'v2',
      ),
    ).toEqual({ ok: false });
    expect(verify(version2, good, 'v2', 'other')).toEqual({ ok: false });
    expect(verify(version2, good, 'v1')).toEqual({ ok: false });
    for (const signature of [undefined, '', 'x', good.slice(1), `${good}${good}`])
      expect(verify(version2, signature, 'v2'), signature).toEqual({ ok: false });
  });

  it('without a secret, and bodies that are none, are refused', () => {
    const unsigned = createHmac('sha256', '')
      .update(
        'Invoice.Id=6409988,Invoice.Status=PAID,Transaction.Status=SUCCESS,' +
          'Transaction.PaymentId=07076409988323998875,Invoice.ExternalIdentifier=INV-1001',
      )
      .digest('base64');
    expect(verify(version2, unsigned, 'v2', '')).toEqual({ ok: false });
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"Event":{"Code":9},"Data":{}}',
      '{"Event":{"Code":1},"Data":null}',
      '{"Data":{"__proto__":1}}',
    ])
      expect(verify(body, sign(''), 'v2'), body).toEqual({ ok: false });
  });
});
