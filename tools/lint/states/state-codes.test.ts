import { describe, expect, it } from 'vitest';
import { bareCodes, stateCodes } from './state-codes.mjs';
import { stateNames } from './state-names.mjs';

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
  [useCase, 'if (new Set([1, 2]).has(invoice.status)) pay();'],
  [useCase, 'const OPEN = [1, 2] as const; if (OPEN.includes(invoice.status)) pay();'],
  [useCase, 'const OPEN = new Set<number>([1]); if (OPEN.has(invoice.status)) pay();'],
  [useCase, `const word = new Map([[1, 'open']]).get(invoice.status);`],
  [useCase, `const word = { 1: 'open', 2: 'paid' }[invoice.status];`],
  [useCase, `const WORDS = { 1: 'open' } as Record<number, string>; const word = WORDS[invoice.status];`],
  [useCase, `const word = ['none', 'open'][invoice.status];`],
  [useCase, 'export const pay = (status = 1) => status;'],
  [useCase, 'export function pay({ status = 1 }: Invoice) {}'],
  [useCase, 'const status = 1 as const;'],
  [useCase, 'save({ status: isOpen ? (1 as const) : (0 as const) });'],
  [useCase, 'export function pay(status: number) {}'],
  [useCase, 'type Change = { payment_status: number | null };'],
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
  [repo, 'sql`select id from invoices where status = ${1}`'],
  [repo, 'sql`select id from invoices where status = ${sql.lit(1)}`'],
  [repo, 'sql`select id from invoices where status in (${1}, ${2})`'],
  [repo, 'sql`select id from invoices where i.status::int = 1`'],
  [repo, 'sql`select id from invoices where status = (1)`'],
  [repo, 'sql`select id from invoices where status between 1 and 2`'],
  [repo, 'sql`insert into invoices (account_id, status) values (${id}, 1)`'],
  [repo, `sql\`insert into invoices (id, status, day) values (\${id}, 2, now()), (1, \${open}, 'a, (b')\``],
  [repo, `sql\`insert into invoices (status, day) values (\${open}, coalesce(a, b)), (1, now()) returning id\``],
  [repo, 'sql`insert into invoices (account_id, status) select i.id, 1 as status from invoices i`'],
  [repo, `query.where('status', '=', sql.lit(1))`],
  [repo, `query.set({ status: eb.val(2) })`],
  [repo, 'query.set({ status: sql<number>`2` })'],
  [repo, `'update invoices set status = 2, paid_at = now()'`],
  [page, 'const badge = invoice.status === 1 ? <Paid /> : null;'],
  [page, `const query = '?f.status=1';`],
  [page, 'const badge = <Badge status={1} />;'],
  ['apps/server/src/db/functions/issue.sql', 'select from invoices i where i.status <> 1;'],
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
  [useCase, 'if (OPEN.has(invoice.status) || names.includes(invoice.name)) pay();'],
  [useCase, 'const WORDS = { [states.open]: 1 }; const word = WORDS[invoice.status]; const one = [a, b][index];'],
  [useCase, 'export const isOpen = (status: Code<"invoices.status">, filter: { type: string | number }) => status;'],
  ['apps/server/src/infra/gateway.ts', 'export type Answer = { status: number };'],
  [repo, 'sql`insert into invoices (position, status) values (1, ${open}) on conflict do nothing`'],
  [repo, 'sql`insert into lines (position, status) select 1, l.status from lines l where l.position = 1`'],
  [
    'apps/server/src/db/functions/issue.sql',
    '-- status = 1\nselect from invoices where status = {states.open} limit 1;',
  ],
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
    const migration = 'apps/server/src/db/migrations/0001_a.sql';
    const sql = 'update invoices set mood = 1;';
    const files = [
      declared,
      { path: migration, text: sql },
      { path: migration.replace('migrations', 'functions'), text: `create function a()\n${sql}` },
      { path: useCase, text },
      { path: useCase.replace('.ts', '.test.ts'), text },
      { path: 'packages/domain/src/invoices/invoice.states.ts', text },
      { path: page, text: 'if (invoice.weather === 1) pay();' },
    ];
    expect(stateCodes(files)).toEqual([
      {
        path: 'apps/server/src/db/functions/0001_a.sql',
        line: 2,
        message: expect.stringContaining('mood as a bare number'),
      },
      { path: useCase, line: 1, message: expect.stringContaining('mood as a bare number') },
    ]);
  });

  it('knows the fields that contracts give codes which are numbers', () => {
    const files = [
      { path: 'apps/server/src/db/column-codes.ts', text: `export const columnCodes = { 'a.status': states };` },
      {
        path: 'packages/domain/src/a/a.states.ts',
        text: `export const moods = defineCodes({ good: { code: 1, label } });
          export const ends = defineStates({ over: { code: 'over', label, moves: [] } });`,
      },
      {
        path: contract,
        text: `const fields = { mood: codeOf(moods).nullable(), end: codeOf(ends) };
          const a = z.object({ feelings: z.array(codeOf(moods)).optional() });`,
      },
    ];
    expect(stateNames(files)).toEqual(['status', 'mood', 'feelings']);
  });
});
