import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;
type Fault = { status?: number; body?: string; delayMs?: number; drop?: boolean };
type Invoice = { request: Json; status: string; transactions: Json[]; refunds: { id: number; status: string }[] };
export type Asked = { step: string; token: string; body: Json };

export type MyfatoorahServer = {
  url: string;
  asked: Asked[];
  invoices: Map<string, Invoice>;
  /** The customer pays at the gateway's page. What she should have paid is filled in. */
  pay: (invoiceId: string, change?: Json & { reference?: string }) => void;
  decline: (invoiceId: string) => void;
  /** Decides about the refund of an invoice. */
  decideRefund: (invoiceId: string, status: 'Refunded' | 'Canceled') => void;
  /** The next calls of this step go wrong in this way. */
  fail: (step: string, fault: Fault, times?: number) => void;
  close: () => Promise<void>;
};

/** Speaks like MyFatoorah's version 2: bearer token, envelope, their spelling. Only tokens given here are known. */
export async function startMyfatoorah(tokens: readonly string[] = ['mf-token']): Promise<MyfatoorahServer> {
  const asked: Asked[] = [];
  const invoices = new Map<string, Invoice>();
  const faults = new Map<string, Fault[]>();
  let nextId = 6_409_987;
  const known = (id: string): Invoice => {
    const invoice = invoices.get(id);
    if (!invoice) throw new Error(`no invoice ${id}`);
    return invoice;
  };

  const steps: Record<string, (body: Json) => Json | undefined> = {
    SendPayment(body) {
      const items = body.InvoiceItems as { Quantity: number; UnitPrice: number }[];
      if (
        items.reduce((sum, item) => sum + item.Quantity * item.UnitPrice, 0) !== body.InvoiceValue ||
        String(body.CallBackUrl).length > 254
      )
        return undefined;
      nextId += 1;
      invoices.set(String(nextId), { request: body, status: 'Pending', transactions: [], refunds: [] });
      return {
        InvoiceId: nextId,
        InvoiceURL: `https://pay.example/${nextId}`,
        CustomerReference: body.CustomerReference,
      };
    },
    GetPaymentStatus({ Key, KeyType }) {
      const found = [...invoices].find(
        ([id, { request }]) => (KeyType === 'CustomerReference' ? request.CustomerReference : id) === Key,
      );
      if (!found) return undefined;
      const [id, { request, status, transactions }] = found;
      return {
        InvoiceId: Number(id),
        InvoiceStatus: status,
        InvoiceValue: request.InvoiceValue,
        CustomerReference: request.CustomerReference,
        InvoiceTransactions: transactions,
      };
    },
    MakeRefund({ Key, Amount }) {
      const invoice = invoices.get(String(Key));
      if (
        !invoice ||
        invoice.status !== 'Paid' ||
        invoice.refunds.some((refund) => refund.status !== 'Canceled') ||
        Amount !== invoice.request.InvoiceValue
      )
        return undefined;
      nextId += 1;
      invoice.refunds.push({ id: nextId, status: 'Pending' });
      return { Key, RefundId: nextId, RefundReference: `R${nextId}`, Amount, Comment: '' };
    },
    GetRefundStatus({ Key }) {
      const refunds = [...invoices.values()]
        .flatMap((invoice) => invoice.refunds)
        .filter((refund) => String(refund.id) === String(Key));
      return refunds.length
        ? { RefundStatusResult: refunds.map(({ id, status }) => ({ RefundId: id, RefundStatus: status })) }
        : undefined;
    },
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const step = request.url!.replace('/v2/', '');
    const token = String(request.headers.authorization).replace('Bearer ', '');
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Json;
    asked.push({ step, token, body });
    const fault = faults.get(step)?.shift();
    if (fault?.delayMs) await new Promise((resume) => setTimeout(resume, fault.delayMs));
    if (fault?.drop) return void request.socket.destroy();
    const send = (status: number, text: string): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (fault?.status || fault?.body !== undefined)
      return send(fault.status ?? 200, fault.body ?? '{"Message":"echo-canary"}');
    if (!tokens.includes(token)) return send(401, '{"Message":"Authorization has been denied for this request."}');
    const made = steps[step]?.(body);
    send(
      200,
      JSON.stringify(
        made
          ? { IsSuccess: true, Message: '', ValidationErrors: null, Data: made }
          : {
              IsSuccess: false,
              Message: 'Invalid data echo-canary',
              ValidationErrors: [{ Name: 'Key', Error: 'echo-canary' }],
              Data: null,
            },
      ),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    invoices,
    pay(invoiceId, { reference, ...change } = {}) {
      const invoice = known(invoiceId);
      invoice.status = 'Paid';
      if (reference !== undefined) invoice.request.CustomerReference = reference;
      invoice.transactions.push({
        PaymentGateway: 'KNET',
        TransactionStatus: 'Succss',
        PaymentId: `0707${invoiceId}${invoice.transactions.length}`,
        PaidCurrency: invoice.request.DisplayCurrencyIso,
        PaidCurrencyValue: Number(invoice.request.InvoiceValue).toFixed(3),
        CustomerServiceCharge: '0.000',
        Error: null,
        ...change,
      });
    },
    decline(invoiceId) {
      known(invoiceId).transactions.push({
        PaymentGateway: 'KNET',
        TransactionStatus: 'Failed',
        PaymentId: '1',
        PaidCurrency: 'AED',
        PaidCurrencyValue: '0',
        Error: 'Not captured',
      });
    },
    decideRefund(invoiceId, status) {
      for (const refund of known(invoiceId).refunds) if (refund.status === 'Pending') refund.status = status;
    },
    fail(step, fault, times = 1) {
      faults.set(
        step,
        Array.from({ length: times }, () => fault),
      );
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}
