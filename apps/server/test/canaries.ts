import type pg from 'pg';
import { tablesOf } from './catalogue/catalogue';

type Column = {
  name: string;
  type: string;
  needed: boolean;
  choices: string[] | null;
  target: string | null;
  target_column: string | null;
  target_has_account: boolean;
};

/** What begins in a day ends a little later. */
const AN_HOUR_LATER = "now() + interval '25 hours'";

/** Values, as SQL, where a rule of the table asks for a particular one or the canary should be seen by a list. */
const PARTICULAR: Record<string, Record<string, string>> = {
  contracts: { template_id: '1', text_hash: "repeat('0', 64)", document: "'{}'" },
  contract_signatures: { text_hash: "repeat('0', 64)", seal: "repeat('0', 64)", strokes: "'[]'" },
  sessions: { kind: "'merchant'", exclusive: 'false', user_agent: "'Canary/1'" },
  messages: { status: '0', driver: "'sandbox'" },
  whatsapp_connections: { provider: "'sandbox'", settings: "'{}'", secrets: "'{}'" },
  provider_notices: { problem: "'unmatched'", body: `'{"note":"Canary كناري"}'` },
  notifications: {
    type: "'suggestion-answers'",
    code: "'answered'",
    values: `'{"state":"new","title":"Canary كناري"}'`,
  },
  invoices: {
    list: '0',
    discount: '0',
    subtotal: '0',
    vat: '0',
    total: '0',
    payable: '0',
    kind: '1',
    original_id: 'null',
    unique_id: "'canary-invoice-000000000'",
  },
  invoice_lines: { list: '0', gross: '0', net: '0', vat: '0' },
  customer_packages: { uses_total: '1', uses_left: '1', value: '0', open_value: '0' },
  deposits: { amount: '1', open_amount: '1', open_vat: '0' },
  deposit_keeps: { amount: '1' },
  receivables: { amount: '1', open_amount: '1' },
  gift_cards: { code: "'CANARY01'", type: '2' },
  coupon_batches: { percent: '1000' },
  coupons: { code: "'CANARY01'" },
  payments: {
    amount: '1',
    method: "'cash'",
    source: '0',
    status: '1',
    invoice_id: '(select id from invoices where account_id = 2002 limit 1)',
  },
  stock_documents: { kind: '1', number: '1', net: '0', vat: '0' },
  stock_series: { last_number: '1' },
  expenses: {
    type_id: '(select id from expense_types where account_id = 2002 limit 1)',
    status: '1',
    net: '1',
    vat: '0',
    total: '1',
    open_amount: '1',
    invoice_date: 'current_date',
    due_on: 'current_date',
  },
  expense_payments: { amount: '1', method: "'cash'", status: '1' },
  account_invoices: {
    unique_id: "'canary-account-invoice'",
    status: "'issued'",
    seller: "'{}'",
    buyer: "'{}'",
    subtotal: '1',
    vat: '0',
    total: '1',
    tier: 'null',
    months: 'null',
  },
  account_invoice_lines: { item: "'other'", period: 'null', quantity: '1', net: '0', vat: '0', gross: '0' },
  platform_payments: { status: '1', amount: '1', method: "'cash'", paid_on: 'null' },
  // For a visit, an invoice, the deposit of a stay or, of the platform, what a merchant owes.
  payment_links: { appointment_id: '(select id from appointments where account_id = 2002 limit 1)' },
  till_counts: { expected: '0', counted: '0', difference: '0' },
  surveys: { trigger: '1', status: '0', rule: "'canary'" },
  survey_versions: { version: '1', design: `'{"questions":[],"english_thanks":"","arabic_thanks":""}'` },
  survey_sends: { unique_id: "'canary-survey-0000000000'", language: "'en'", answered_at: 'now()' },
  uploads: { unique_id: "'canary-upload-0000000000'", mime: "'image/png'" },
  services: { job_time: '15' },
  discount_codes: { percent: '1000' },
  product_requests: { barcode: "'CANARY0001'" },
  business_hours: { end_quarter: '8' },
  employee_shifts: { end_quarter: '8' },
  appointments: { end_at: AN_HOUR_LATER },
  appointment_lines: { end_at: AN_HOUR_LATER },
  block_times: { end_at: AN_HOUR_LATER },
  property_partners: { alias: "'canary'" },
  property_enquiries: { language: "'en'", arrives_on: 'current_date', leaves_on: 'current_date + 1' },
  property_feed_nights: { arrives_on: 'current_date', leaves_on: 'current_date + 1' },
  property_nights: {
    kind: "'block'",
    enquiry_id: 'null',
    valid_until: 'null',
    arrives_on: 'current_date',
    leaves_on: 'current_date + 1',
  },
  busy_times: {
    end_at: AN_HOUR_LATER,
    employee_id: '(select id from employees where account_id = 2002 limit 1)',
    block_id: '(select id from block_times where account_id = 2002 limit 1)',
  },
};

/**
 * One row of the neighbour (2002) in every tenant table, each free text a canary, made from the catalogue. Answers the
 * tables that could not be filled.
 */
export async function addCanaries(pool: pg.Pool): Promise<string[]> {
  // The neighbour's product is one of the shared catalogue, which is nobody's secret.
  await pool.query(
    `
      insert into catalogue_products (barcode, english_name, arabic_name, english_key, arabic_key, owner_name,
        owner_key)
      values ('SHARED0001', 'Shared', 'مشترك', 'shared', 'مشترك', 'Maker', 'maker')
      on conflict do nothing`,
  );
  await pool.query(
    `
      insert into platform_updates (id, english_title, arabic_title, english_body, arabic_body, status, published_at,
        created_at, updated_at)
      overriding system value
      values (1, 'Shared', 'مشترك', 'Shared', 'مشترك', 1, now(), now(), now())
      on conflict do nothing`,
  );
  // A journal and its postings come together or not at all.
  await pool.query(`begin;
    insert into journals (account_id, id, day, event, postings, note, created_at)
      values (2002, 1, current_date, 1, 2, 'Canary كناري', now()) on conflict do nothing;
    insert into postings
      (account_id, journal_id, position, out_of, day, ledger_account, amount, previous, sum_before, sum_after)
      values (2002, 1, 1, 2, current_date, 1100, 5, null, 0, 5), (2002, 1, 2, 2, current_date, 4100, -5, 1, 5, 0)
      on conflict do nothing;
    commit`);
  let waiting = (await tablesOf(pool)).filter((table) => table.key === 'account_id').map((table) => table.name);
  let failures: string[] = [];
  // A table waits until the tables it points to have their canary; when a round brings nothing more, the rest is told.
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    failures = [];
    const left: string[] = [];
    for (const table of waiting) {
      const problem = await fill(pool, table).then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (problem === undefined) continue;
      left.push(table);
      failures.push(`${table}: ${problem}`);
    }
    waiting = left;
  }
  return failures;
}

async function fill(pool: pg.Pool, table: string): Promise<void> {
  const { rowCount } = await pool.query(`select 1 from ${table} where account_id = 2002 limit 1`);
  if (rowCount) return;
  const columns = (await columnsOf(pool, table)).filter(
    (column) => column.name !== 'account_id' && (column.needed || column.name === 'id'),
  );
  const values: Record<string, string> = {
    account_id: '2002',
    ...Object.fromEntries(columns.map((column) => [column.name, valueOf(column)])),
    ...PARTICULAR[table],
  };
  await pool.query(
    `
      insert into ${table} (${Object.keys(values).join(', ')}) overriding system value
      values (${Object.values(values).join(', ')})`,
  );
}

function valueOf(column: Column): string {
  if (column.name === 'id' && !column.target) return '800001';
  if (column.target && column.target !== 'accounts')
    return `
      (select ${column.target_column}
        from ${column.target}
        ${column.target_has_account ? 'where account_id = 2002' : ''}
        order by 1 desc limit 1)`;
  const [choice] = column.choices ?? [];
  if (choice !== undefined) return `'${choice}'`;
  const known: Record<string, string> = {
    text: "'Canary كناري'",
    bytea: "'canary'",
    bool: 'true',
    jsonb: `'{"note":"Canary"}'`,
    json: `'{"note":"Canary"}'`,
    timestamptz: "now() + interval '1 day'",
    date: 'current_date',
    time: "'10:00'",
    inet: "'192.0.2.1'",
    cidr: "'192.0.2.0/24'",
    uuid: 'gen_random_uuid()',
    _text: "'{Canary}'",
    _int4: "'{}'",
    _int8: "'{}'",
  };
  return known[column.type] ?? '1';
}

async function columnsOf(pool: pg.Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `
      select a.attname as name, t.typname as type,
        a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = '' as needed,
        (select array_agg(m[1])
          from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') m
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as choices,
        f.target, f.target_column, coalesce(f.target_has_account, false) as target_has_account
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join lateral (select c.confrelid::regclass::text as target,
        (select attname
          from pg_attribute
          where attrelid = c.confrelid and attnum = c.confkey[array_position(c.conkey, a.attnum)]) as target_column,
        exists (select from pg_attribute where attrelid = c.confrelid and attname = 'account_id') as target_has_account
        from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any(c.conkey) and a.attname <> 'account_id'
        limit 1) f on true
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [`public.${table}`],
  );
  return rows;
}
