import { guessedFromName } from '@rawnaq/domain/customers/customer-language.rules';
import { mobileDigitsOf, nameKeyOf, soundKeyOf } from '@rawnaq/domain/customers/customer.rules';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import pg from 'pg';

type What = { tables?: readonly string[]; more?: readonly string[] };
/**
 * Keys are not looked up row by row: every row here names one that an earlier statement wrote. Only the cluster's own
 * superuser may ask for that.
 */
const WITHOUT_LOOKING_UP = 'set session_replication_role = replica; set role rawnaq_platform';
const asSuperuser = (url: string): string => url.replace('//rawnaq_owner@', '//postgres@');

/** A migrated, filled copy of the demo world: as many rows as asked for of every kind, or of some tables alone. */
export async function filledDatabase(
  url: string,
  name: string,
  rows: number,
  { tables, more = [] }: What = {},
): Promise<string> {
  const own = await freshDatabase(url, name);
  const wanted = FILL.filter(
    (statement) => !tables || tables.some((table) => statement.trimStart().startsWith(`insert into ${table} `)),
  );
  const stepsOf = (statements: readonly string[]): Step[] =>
    statements.map((statement) => (client) => client.query(statement, [rows]));
  const fill = (steps: Step[]): Promise<void> =>
    inDatabase(asSuperuser(own), async (client) => {
      await client.query(WITHOUT_LOOKING_UP);
      await takeFrom(steps, client);
    });
  // Two at a time, one to a processor: what is made of numbers alone, then the rows that look for those.
  const first = stepsOf([...wanted, ...more].filter(isAlone));
  if (!tables || tables.includes('customers')) first.unshift((client) => fillCustomers(client, rows));
  await Promise.all([fill(first), fill(first)]);
  await Promise.all([wanted, more].map((some) => fill(stepsOf(some.filter((one) => !isAlone(one))))));
  await vacuum(own);
  return own;
}

/** The demo world once more, under a name of its own. Answers where it is. */
export async function freshDatabase(url: string, name: string): Promise<string> {
  await dropDatabase(url, name);
  await inDatabase(url, (client) => client.query(`create database ${name} template rawnaq`));
  return url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);
}

type Step = (client: pg.Client) => Promise<unknown>;

async function takeFrom(steps: Step[], client: pg.Client): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) await step(client);
}

async function vacuum(url: string): Promise<void> {
  const { rows } = await inDatabase(url, (client) =>
    client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_relation_size(oid) desc`,
    ),
  );
  const steps = rows.map(
    ({ name }): Step =>
      (client) =>
        client.query(`vacuum analyze ${name}`),
  );
  await Promise.all([1, 2].map(() => inDatabase(url, (client) => takeFrom(steps, client))));
}

/** Not by its owner, who may not send away a worker of PostgreSQL that just cleans it up. */
export const dropDatabase = (url: string, name: string): Promise<unknown> =>
  inDatabase(asSuperuser(url), (client) => client.query(`drop database if exists ${name} with (force)`));

export async function inDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options?: string,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const SALON = 1001;
const numbers = 'generate_series(1, $1::int) n';
const isAlone = (statement: string): boolean => statement.endsWith(`from ${numbers}`);

const FILL = [
  `
    insert into failed_login_attempts (account_id, at, type, kind, username, ip)
    select (array[0, 1001, 1002])[1 + n % 3], now() - n * interval '7 seconds', 1 + n % 2, 'merchant',
      'user' || n || '@example.com', ('10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256)::inet
    from ${numbers}`,
  `
    insert into blocked_ips (network, reason, blocked_at, unblocked_at)
    select ('11.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256 || '/32')::cidr, 'bench',
      now() - n * interval '7 seconds', now()
    from ${numbers}`,
  `
    insert into sessions (account_id, user_id, kind, token_hash, exclusive, created_at, last_seen_at, expires_at)
    select u.account_id, u.id, 'merchant', sha256(n::text::bytea), false, now() - n * interval '1 second',
      now() - n * interval '1 second', now() + interval '1 day'
    from ${numbers}, (select account_id, id from users where account_id = ${SALON} order by id limit 1) u`,
  `
    insert into messages (account_id, channel, recipient, template, language, subject, body, status, driver, created_at)
    select (array[1001, 1002])[1 + n % 2], 'email', 'person' || n || '@example.com', 'bench', 'en', 'Subject ' || n,
      repeat('text ', 20), ${outgoingStates.codes.success}, 'sandbox', now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into audit_log (account_id, at, actor_kind, actor_id, actor_name, action, entity, entity_id, before, after)
    select ${SALON}, now() - n * interval '7 seconds', 'merchant', 1, 'Bench', 'customers.edit', 'customers', n::text,
      '{"name":"a"}', '{"name":"b"}'
    from ${numbers}`,
  `
    insert into employees (account_id, name, mobile, sort_order)
    select ${SALON}, 'Employee ' || n, '+9715' || (10000000 + n), 1000 + n
    from ${numbers}`,
  `
    insert into attendance_entries (account_id, employee_id, business_date, checked_in_at, checked_out_at)
    select ${SALON}, e.id, (now() - n * interval '1 hour')::date, now() - n * interval '1 hour',
      now() - n * interval '1 hour' + interval '30 minutes'
    from ${numbers}, (select id from employees where account_id = ${SALON} and name = 'Employee 1') e`,
  `
    insert into service_groups (account_id, english_name, arabic_name, english_key, arabic_key, position, check_status,
      created_at)
    select ${SALON}, 'Bench ' || n, 'قياس ' || n, 'bench ' || n, 'قياس ' || n, 1000 + n,
      ${entryCheckStates.codes.new}, now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into services (account_id, group_id, english_name, arabic_name, english_key, arabic_key, price, job_time,
      position, check_status, created_at)
    select ${SALON}, g.id, 'Bench ' || n, 'قياس ' || n, 'bench ' || n, 'قياس ' || n, 10000, 30, 100000 + n,
      ${entryCheckStates.codes.new}, now() - n * interval '7 seconds'
    from ${numbers}
    join service_groups g on g.account_id = ${SALON} and g.english_key = 'bench ' || n`,
  // A salon for each of them, with its owner and one suggested service.
  `
    insert into accounts (id, unique_id, english_name, arabic_name, business_type, country, city, currency, time_zone,
      status, trial_ends_on, expires_on, created_at)
    select 500000 + n, 'bench-' || n, 'Salon ' || n, 'صالون ' || n, 'women_salon', 'AE', 'Dubai', 'AED', 'Asia/Dubai',
      (array['active', 'trial', 'requested', 'expired', 'disabled', 'rejected'])[1 + n % 6], current_date + 7,
      current_date + 300, now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into users (account_id, kind, name, email, is_owner, status, created_at)
    select 500000 + n, 'merchant', 'Owner ' || n, 'owner' || n || '@bench.example', true, n % 2,
      now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into login_directory (kind, login, tenant, user_id)
    select kind, email, account_id, id
    from users
    where account_id > 500000 and $1::int > 0`,
  `
    insert into account_requests (unique_id, english_name, arabic_name, business_type, country, city, owner_name, email,
      mobile, password_hash, language, status, tenant, created_at)
    select 'bench-' || n, 'Salon ' || n, 'صالون ' || n, 'women_salon', 'AE', 'Dubai', 'Owner ' || n,
      'owner' || n || '@bench.example', '+9715' || (10000000 + n), 'x', 'ar', 1 + n % 3, 500000 + n,
      now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into service_groups (account_id, english_name, arabic_name, english_key, arabic_key, position, suggested_id)
    select 500000 + n, 'Taken', 'مأخوذة', 'taken', 'ماخوذه', 1, (select min(id) from suggested_groups) + n % 8
    from ${numbers}`,
  `
    insert into services (account_id, group_id, english_name, arabic_name, english_key, arabic_key, price, job_time,
      position, suggested_id)
    select g.account_id, g.id, 'Taken', 'مأخوذة', 'taken', 'ماخوذه', 10000, 30, 1,
      (select min(id) from suggested_services) + g.account_id % 60
    from service_groups g
    where g.account_id > 500000 and $1::int > 0`,
  `
    with made as (insert into offers (account_id, english_name, arabic_name, english_key, arabic_key, type, price,
      created_at)
      select ${SALON}, 'Bench ' || n, 'قياس ' || n, 'bench ' || n, 'قياس ' || n,
        ${offerServiceTypes.codes.fixed}, 5000, now() - n * interval '7 seconds'
      from ${numbers} returning id)
    insert into offer_services (account_id, offer_id, service_id, position)
    select ${SALON}, made.id, s.id, s.position
    from made, (select id, position from services where account_id = ${SALON} order by position limit 2) s`,
  `
    insert into discount_codes (account_id, code, category, percent, starts_on, created_at)
    select ${SALON}, 'BENCH' || n, ${discountCodeCategories.codes.all}, 1000, current_date,
      now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into catalogue_products (barcode, english_name, arabic_name, english_key, arabic_key, owner_name, owner_key)
    select 'BENCH' || n, 'Bench ' || n, 'قياس ' || n, 'bench ' || n, 'قياس ' || n, 'Bench', 'bench'
    from ${numbers}`,
  `
    insert into products (account_id, catalogue_product_id, price, created_at)
    select ${SALON}, c.id, 5000, now() - n * interval '7 seconds'
    from ${numbers}
    join catalogue_products c on c.barcode = 'BENCH' || n`,
  `
    insert into product_requests (account_id, kind, catalogue_product_id, barcode, english_name, arabic_name,
      english_key, arabic_key, owner_name, created_at)
    select ${SALON}, k.kind, case when k.kind = 'edit' then c.id end, 'ASKED' || n, 'Asked ' || n, 'مطلوب ' || n,
      'asked ' || n, 'مطلوب ' || n, 'Bench', now() - n * interval '7 seconds'
    from ${numbers}
    join catalogue_products c on c.barcode = 'BENCH' || n
    cross join (values ('add'), ('edit')) k (kind)`,
  `
    with made as (insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, created_at)
      select ${SALON}, 'bench' || n, k.id, now() - n * interval '1 hour',
        now() - n * interval '1 hour' + interval '30 minutes', 10000, now() - n * interval '7 seconds'
      from ${numbers}, (select id from customers where account_id = ${SALON} order by id limit 1) k
      returning id, start_at, end_at)
    insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, any_employee,
      start_at, end_at, processing_time, buffer_time, price)
    select ${SALON}, made.id, 0, s.id, e.id, false, made.start_at, made.end_at, 0, 0, 10000
    from made, (select id from services where account_id = ${SALON} order by id limit 1) s,
      (select id from employees where account_id = ${SALON} order by id limit 1) e`,
  `
    insert into payment_links (account_id, reference, appointment_id, provider, amount, currency, language, return_path,
      status, method, expires_at, paid_at, created_at)
    select ${SALON}, 'bench-' || a.id, a.id, 'sandbox', 5000, 'AED', 'en', '/', ${paymentLinkStates.codes.paid}, 'card',
      a.created_at + interval '1 day', a.created_at, a.created_at
    from appointments a
    where a.account_id = ${SALON} and a.booking_id like 'bench%' and $1::int > 0`,
  // Half of them say who wrote, the others only a number.
  `
    insert into complaints (account_id, kind, customer_id, name, mobile, body, created_at)
    select ${SALON}, (array['complaint', 'suggestion'])[1 + n % 2], case when n % 2 = 0 then k.id end, 'Customer ' || n,
      '+9715' || (10000000 + n), repeat('text ', 20), now() - n * interval '7 seconds'
    from ${numbers}, (select id from customers where account_id = ${SALON} order by id limit 1) k`,
];

const FIRST = [
  'Fatima',
  'فاطمة',
  'Maryam',
  'مريم',
  'Noura',
  'نورة',
  'Aisha',
  'عائشة',
  'Hessa',
  'حصة',
  'Shamma',
  'شما',
  'Layla',
  'ليلى',
  'Amna',
  'آمنة',
  'Salma',
  'سلمى',
  'Hind',
  'هند',
  'Reem',
  'ريم',
  'Latifa',
  'لطيفة',
  'Dana',
  'دانة',
];
const LAST = [
  'Al Mansoori',
  'المنصوري',
  'Al Hashimi',
  'الهاشمي',
  'Haddad',
  'حداد',
  'Al Suwaidi',
  'السويدي',
  'Khan',
  'خان',
  'Al Marri',
  'المري',
  'Santos',
  'الكتبي',
  'Al Ketbi',
  'العتيبي',
  'Al Otaibi',
  'بن سعيد',
  'Farouk',
  'فاروق',
  'Nasser',
];

/** What searching looks at is made by the rules of the domain, so these rows are too. */
async function fillCustomers(client: pg.Client, rows: number): Promise<void> {
  const CHUNK = 5_000;
  for (let from = 0; from < rows; from += CHUNK) {
    const some = Array.from({ length: Math.min(CHUNK, rows - from) }, (_, index) => customer(from + index));
    const column = (key: keyof (typeof some)[number]): string[] => some.map((one) => one[key]);
    await client.query(
      `
        insert into customers (account_id, name, mobile, mobile_key, name_key, sound_key, mobile_digits, name_language,
          invoices_count, last_invoice_on, type, created_at)
        select ${SALON}, r.name, r.mobile, r.mobile_key, r.name_key, r.sound_key, r.mobile_digits, r.name_language,
          1 + (r.n % 9)::int,
          current_date - (r.n % 700)::int, (array['frequent', 'missed', 'new'])[1 + r.n % 3],
          now() - r.n * interval '7 seconds'
        from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
          with ordinality r (name, mobile, mobile_key, name_key, sound_key, mobile_digits, name_language, n)`,
      [
        column('name'),
        column('mobile'),
        column('mobile_key'),
        column('name_key'),
        column('sound_key'),
        column('mobile_digits'),
        column('name_language'),
      ],
    );
  }
}

function customer(index: number) {
  const name = `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length) % LAST.length]}`;
  const digits = `9715${String(20_000_000 + ((index * 7_919) % 9_999_991)).padStart(8, '0')}`;
  return {
    name,
    mobile: `+${digits}`,
    mobile_key: `bench${index}`,
    name_key: nameKeyOf(name),
    sound_key: soundKeyOf(name),
    mobile_digits: mobileDigitsOf([digits]),
    name_language: guessedFromName(name) ?? '',
  };
}
