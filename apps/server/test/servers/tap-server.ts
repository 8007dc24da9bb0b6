import { startGateway, type GatewayServer } from './gateway-server';

type Json = Record<string, unknown>;
type Charge = Json & { id: string; status: string; amount: number; refunds: Json[] };

export type TapServer = GatewayServer & {
  charges: Map<string, Charge>;
  /** What became of a try, at the gateway's page. */
  become: (id: string, status: string, change?: Json) => void;
  decideRefund: (id: string, status: string) => void;
};

/** Speaks like Tap's version 2: decimals, one try a charge, refunds decided later. */
export async function startTap(secretKey = 'sk_test_tap'): Promise<TapServer> {
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Json>();
  const refused = { status: 400, json: { errors: [{ code: '1109', description: 'echo-canary' }] } };
  let made = 0;
  const server = await startGateway(`Bearer ${secretKey}`, (step, body) => {
    const [method, kind, id] = step.split(/[ /]/);
    if (step === 'POST charges') {
      made += 1;
      const charge: Charge = {
        id: `chg_TS${made}`,
        status: 'INITIATED',
        amount: Number(body.amount),
        currency: body.currency,
        reference: { ...(body.reference as Json), track: `tck_${made}`, payment: `pay_${made}`, gateway: `gw_${made}` },
        transaction: { created: '1698392202943', url: `https://checkout.example/${made}` },
        refunds: [],
      };
      charges.set(charge.id, charge);
      return { status: 200, json: charge };
    }
    if (method === 'GET' && kind === 'charges') {
      const charge = charges.get(id!);
      return charge ? { status: 200, json: charge } : { ...refused, status: 404 };
    }
    if (step === 'POST refunds') {
      const charge = charges.get(String(body.charge_id));
      if (!charge || charge.status !== 'CAPTURED' || charge.refunds.length > 0 || body.amount !== charge.amount)
        return refused;
      const refund = { id: `re_${charge.id}`, charge_id: charge.id, status: 'PENDING', amount: body.amount };
      charge.refunds.push(refund);
      refunds.set(refund.id, refund);
      return { status: 200, json: refund };
    }
    const refund = kind === 'refunds' ? refunds.get(id!) : undefined;
    return refund ? { status: 200, json: refund } : { ...refused, status: 404 };
  });
  return {
    ...server,
    charges,
    become: (id, status, change = {}) => void Object.assign(charges.get(id)!, { status, ...change }),
    decideRefund: (id, status) => void Object.assign(refunds.get(id)!, { status }),
  };
}
