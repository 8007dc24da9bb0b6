import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { call } from '../client';

export type Desk = { base: string; token: string };
type Case = {
  /** Every place at which it may die, in its order. */
  points: readonly string[];
  path: string;
  /** A fresh input that can be sent. */
  input: (desk: Desk) => Promise<object>;
};

/** What each paper goes through in `issuePaper`, and the moment after. */
const paper = (path: string): string[] => [
  'invoice.after-lines',
  'invoice.after-number',
  'invoice.before-commit',
  `after-commit:${path}`,
];

/** What is tried with `kill -9` at each of its places. A new one is a line here. */
export const crashCases = {
  issue: {
    points: paper('till/issue'),
    path: 'till/issue',
    input: async (desk) => {
      const { services, products, employees } = await ask<{
        services: { id: number; price: number; employees: number[] }[];
        products: { id: number; price: number; quantity: number }[];
        employees: { id: number }[];
      }>(desk, 'till/catalogue');
      const service = services[0]!;
      const product = products.find(({ quantity }) => quantity > 1);
      const customers = await ask<{ records: { id: number; status: number }[] }>(desk, 'customers/get_records');
      const total = service.price + (product?.price ?? 0);
      return {
        customer_id: customers.records.find(({ status }) => status === recordStates.codes.active)!.id,
        lines: [
          {
            kind: 'service',
            service_id: service.id,
            employee_id: service.employees[0] ?? employees[0]!.id,
            unit_price: service.price,
          },
          ...(product ? [{ kind: 'product', product_id: product.id, unit_price: product.price }] : []),
        ],
        payments: [
          { method: 'cash', amount: total - 1 },
          { method: 'transfer', amount: 1 },
        ],
        expected_payable: total,
      };
    },
  },
} as const satisfies Record<string, Case>;

export type CrashCase = keyof typeof crashCases;

async function ask<T>({ base, token }: Desk, path: string): Promise<T> {
  const { status, body } = await call(base, 'GET', `merchant/${path}`, undefined, { token });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return body as T;
}
