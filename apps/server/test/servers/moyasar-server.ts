import { randomUUID } from 'node:crypto';
import { startGateway, type GatewayServer } from './gateway-server';

type Json = Record<string, unknown>;
type Invoice = Json & { id: string; status: string; amount: number; payments: Json[] };

export type MoyasarServer = GatewayServer & {
  invoices: Map<string, Invoice>;
  /** A try at the gateway's page. */
  attempt: (id: string, status: 'paid' | 'failed', change?: Json) => void;
};

/** Speaks like Moyasar's version 1: halalas, basic authorization, an invoice with its payments. */
export async function startMoyasar(secretKey = 'sk_test_moyasar'): Promise<MoyasarServer> {
  const invoices = new Map<string, Invoice>();
  const refused = { status: 400, json: { type: 'invalid_request_error', message: 'echo-canary' } };
  const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const server = await startGateway(basic, (step, body) => {
    const [method, kind, id, action] = step.split(/[ /]/);
    if (step === 'POST invoices') {
      if (!(Number(body.amount) >= 100) || Number.isNaN(Date.parse(String(body.expired_at)))) return refused;
      const invoice: Invoice = {
        ...body,
        id: randomUUID(),
        status: 'initiated',
        amount: Number(body.amount),
        payments: [],
      };
      invoice.url = `https://checkout.example/invoices/${invoice.id}?lang=en`;
      invoices.set(invoice.id, invoice);
      return { status: 201, json: invoice };
    }
    if (method === 'GET' && kind === 'invoices') {
      const invoice = invoices.get(id!);
      return invoice ? { status: 200, json: invoice } : { ...refused, status: 404 };
    }
    const invoice = [...invoices.values()].find(({ payments }) => payments.some((one) => one.id === id));
    const payment = invoice?.payments.find((one) => one.id === id);
    if (!payment || action !== 'refund' || payment.status !== 'paid' || body.amount !== payment.amount) return refused;
    Object.assign(payment, { status: 'refunded', refunded: payment.amount });
    invoice!.status = 'refunded';
    return { status: 200, json: payment };
  });
  return {
    ...server,
    invoices,
    attempt(id, status, change = {}) {
      const invoice = invoices.get(id)!;
      if (status === 'paid') invoice.status = 'paid';
      invoice.payments.push({
        id: randomUUID(),
        invoice_id: id,
        status,
        amount: invoice.amount,
        currency: invoice.currency,
        source: { type: 'creditcard', company: 'mada' },
        ...change,
      });
    },
  };
}
