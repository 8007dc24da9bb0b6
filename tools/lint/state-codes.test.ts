import { describe, expect, it } from 'vitest';
import { bareCodes, stateCodes } from './state-codes.mjs';

const NAMES = ['status', 'payment_status', 'state', 'type', 'gender'];
const useCase = 'apps/server/src/modules/invoices/issue-invoice.ts';
const repo = 'apps/server/src/modules/invoices/invoices.repo.ts';
const page = 'apps/web/src/features/invoices/pages/invoice-page.tsx';
const contract = 'packages/domain/src/invoices/invoices.contract.ts';

type Sample = [path: string, text: string];

const bad: Sample[] = [
  [useCase, 'if (invoice.status === 1) pay();'],
  [useCase, 'if (1 !== invoice.status) pay();'],
  [useCase, 'if (login?.status == 1) pay();'],
  [useCase, 'if (invoice!.status! > 0) pay();'],
  [useCase, `if (row['status'] === 2) pay();`],
  [useCase, 'if (Number(row.status) === 2) pay();'],
  [useCase, 'if ((row.status ?? 1) === 2) pay();'],
  [useCase, 'if (row.user_status !== 1 || paymentStatus === 2) pay();'],
  [useCase, 'if ([1, 2].includes(invoice.status)) pay();'],
  [useCase, 'switch (invoice.status) { case 1: pay(); }'],
  [useCase, 'move(states, invoice.status as 0 | 1, next);'],
  [useCase, 'await setPaymentStatus(ctx, id, 2, now);'],
  [useCase, 'save({ status: isOpen ? 1 : 0 });'],
  [useCase, 'invoice.status = 1;'],
  [useCase, 'type Change = { status: 0 | 1 };'],
  [repo, `query.where('i.status', '=', 1)`],
  [repo, `query.where('status', 'in', [1, 2])`],
  [repo, 'query.set({ gender: customer.gender ?? 4 })'],
  [repo, 'sql`select id from invoices where status = 1`'],
  [repo, 'sql`select id from invoices i where i.status<>0 and i.id = ${id}`'],
  [repo, 'sql`select id from invoices where account_id = ${account} and status in (1, 2)`'],
  [repo, 'sql`select id from invoices where status NOT IN ( 3 )`'],
  [repo, 'sql`select id from invoices where 1 = i.status`'],
  [repo, 'sql`select id from invoices where status = any(array[1, 2])`'],
  [repo, `sql\`select id from invoices where status = any('{1,2}')\``],
  [repo, `sql\`select case i.status when 1 then 'open' end from invoices i\``],
  [repo, 'sql`select case when paid then 1 else 0 end as payment_status from invoices`'],
  [repo, 'sql`select case when u.password_hash is null then 2 else u.status end from users u`'],
  [repo, 'sql`select id from invoices where status is distinct from 1`'],
  [repo, `sql\`select id from invoices where coalesce(status, 1) = 1\``],
  [repo, `sql\`select jsonb_build_object('id', id, 'status', 2) from invoices\``],
  [repo, `'update invoices set status = 2, paid_at = now()'`],
  [page, 'const badge = invoice.status === 1 ? <Paid /> : null;'],
  [page, `const query = '?f.status=1';`],
  ['tools/prove/fuzz/pools.ts', `'select id from invoices where status = 1'`],
  [contract, 'const invoice = z.object({ status: z.number().int() });'],
  [contract, 'const invoice = z.object({ payment_status: z.int().nullable() });'],
  [contract, 'const input = z.object({ status: z.union([z.literal(0), z.literal(1)]) });'],
];

const good: Sample[] = [
  [useCase, 'if (invoice.status === invoiceStates.codes.issued) pay();'],
  [useCase, 'if (answer.status === 404 || answer.status >= 500) stop();'],
  [useCase, 'if (first[type] > 0) pay();'],
  [useCase, 'const [state, setState] = useState(0);'],
  [useCase, `move(accountStates, account.status, 'trial');`],
  [repo, 'sql`select id from invoices where status = ${invoiceState.issued} and position = 1`'],
  [repo, 'sql`select id from invoices where status in (${invoiceState.held}, ${invoiceState.issued})`'],
  [repo, `sql\`select id from accounts where status in ('trial', 'active')\``],
  [repo, `query.where('status', '=', invoiceStates.codes.issued).where('position', '=', 1)`],
  [repo, 'sql`create table invoices (status smallint not null default 1 check (status in (0, 1)))`'],
  [contract, 'const invoice = z.object({ status: codeOf(invoiceStates), number: z.int() });'],
  ['apps/server/src/infra/gateway.ts', 'const answer = z.object({ type: z.number(), EventType: z.number() });'],
];

describe('states by name', () => {
  it.each(bad)('refuses in %s: %s', (path, text) => {
    expect(bareCodes(path, text, NAMES)).not.toEqual([]);
  });

  it.each(good)('allows in %s: %s', (path, text) => {
    expect(bareCodes(path, text, NAMES)).toEqual([]);
  });

  it('reads what is a state from the declared columns, and leaves tests and state lists alone', () => {
    const declared = {
      path: 'apps/server/src/db/column-codes.ts',
      text: `export const columnCodes = { 'invoices.mood': invoiceMoods, 'invoices.status': invoiceStates };`,
    };
    const text = 'if (invoice.mood === 1) pay();';
    const files = [
      declared,
      { path: useCase, text },
      { path: useCase.replace('.ts', '.test.ts'), text },
      { path: 'packages/domain/src/invoices/invoice.states.ts', text },
      { path: page, text: 'if (invoice.weather === 1) pay();' },
    ];
    expect(stateCodes(files)).toEqual([
      { path: useCase, line: 1, message: expect.stringContaining('mood as a bare number') },
    ]);
  });
});
