import type pg from 'pg';
import { readTables } from './world-tables';

/**
 * What of an account moves, and how it is written without naming where it was. Everything that has an `account_id`
 * moves unless it stands here.
 */
const STAYS: ReadonlySet<string> = new Set([
  // Who is or was signed in, and what only opens doors here.
  'sessions',
  'one_time_codes',
  'password_resets',
  'calendar_feeds',
  'payment_webhooks',
  'push_devices',
  // What is under way for a moment.
  'booking_holds',
  'idempotency_keys',
  'exports',
  'backups',
  'backup_schedules',
  // News of this installation.
  'platform_update_reads',
  // What merchants owe the platform stands in its own books.
  'account_invoice_lines',
  'account_invoice_series',
  'account_invoices',
  'platform_payments',
  'extra_users',
  'whatsapp_allowances',
  // Stored elsewhere, or found again by itself.
  'message_files',
  'sandbox_payments',
  'ledger_checks',
  'failed_login_attempts',
  // Made with whoever runs this installation.
  'contracts',
  'contract_signatures',
]);

/** Columns that never leave: what opens a login. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  users: ['password_hash', 'totp_secret', 'totp_pending', 'totp_last_step', 'auth_version'],
  // Keys of gateways and the like, sealed for this installation alone.
  account_settings: ['secrets'],
  whatsapp_connections: ['secrets'],
};
/** What stands in their place, where something must. */
const FILLED: Readonly<Record<string, string>> = {
  'account_settings.secrets': "'{}'",
  'whatsapp_connections.secrets': "'{}'",
};

/** Rows that belong to something that stays. */
const WITHOUT: Readonly<Record<string, string>> = { busy_times: 'hold_id is null' };

/** How a column is written, and read again. `$account` is the number of the account, there and here. */
type Turned = { out: string; in: string };
/** A public link begins with the account it is looked up in, so none can be that of another account. */
const link = (column: string): Turned => ({
  out: `regexp_replace(${column}, '^[0-9a-z]+-', '')`,
  in: `$link || ${column}`,
});
/** Lists that all salons share have other numbers elsewhere: what is meant is named. */
const shared = (column: string, table: string, key: string): Turned => ({
  out: `(select s.${key} from ${table} s where s.id = t.${column})`,
  in: `(select s.id from ${table} s where s.${key} = i.${column})`,
});
const TURNED: Readonly<Record<string, Turned>> = {
  'invoices.unique_id': link('unique_id'),
  'gift_cards.unique_id': link('unique_id'),
  'payment_links.reference': link('reference'),
  'products.catalogue_product_id': shared('catalogue_product_id', 'catalogue_products', 'barcode'),
  'product_requests.catalogue_product_id': shared('catalogue_product_id', 'catalogue_products', 'barcode'),
  'service_groups.suggested_id': shared('suggested_id', 'suggested_groups', 'english_key'),
  'services.suggested_id': shared('suggested_id', 'suggested_services', 'english_key'),
  // The history of the account's own row.
  'audit_log.entity_id': {
    out: `case when entity = 'accounts' and entity_id = $account::text then '@' else entity_id end`,
    in: `case when entity = 'accounts' and entity_id = '@' then $account::text else entity_id end`,
  },
  // The address of the booking page is one in the whole installation: it travels in the head.
  'account_settings.values': { out: `t."values" - 'alias'`, in: 'i."values"' },
};

export type AccountTable = {
  name: string;
  columns: string[];
  /** What is copied out: the columns in their order, of one account, in the order of the key. */
  select: (account: number) => string;
  /** From a table of the same columns into the real one. */
  insert: (account: number, from: string) => string;
};

/** The account's own row and the shared products it sells come before everything that refers to them. */
export async function readAccountTables(client: pg.ClientBase): Promise<AccountTable[]> {
  const { rows: own } = await client.query<{ name: string }>(
    `
      select c.relname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const names = new Set(own.map(({ name }) => name));
  const tables = (await readTables(client)).filter(({ name }) => names.has(name) && !STAYS.has(name));
  return [accountRow(await columnsOf(client, 'accounts')), sharedProducts, ...tables.map(tenantTable)];
}

const columnsOf = async (client: pg.ClientBase, name: string): Promise<string[]> =>
  (await readTables(client)).find((table) => table.name === name)!.columns;

/** Given anew, or known to one platform alone: where it stands with the merchant. */
const OF_ONE_PLATFORM = ['id', 'unique_id', 'auth_version', 'lead_stage', 'lead_next_on'];

function accountRow(all: readonly string[]): AccountTable {
  const columns = all.filter((column) => !OF_ONE_PLATFORM.includes(column));
  return {
    name: 'accounts',
    columns,
    select: (account) => `select ${columns.join(', ')} from accounts where id = ${account}`,
    insert: (account, from) =>
      `insert into accounts (id, unique_id, ${columns.join(', ')})
      select ${account}, $unique_id, ${columns.join(', ')} from ${from}`,
  };
}

const PRODUCT = ['barcode', 'english_name', 'arabic_name', 'english_key', 'arabic_key', 'owner_name', 'owner_key'];

/** Products of the shared catalogue that the account sells or asked for; where they are known they stay as they are. */
const sharedProducts: AccountTable = {
  name: 'catalogue_products',
  columns: PRODUCT,
  select: (account) => `
    select ${PRODUCT.join(', ')}
    from catalogue_products
    where id in (
      select catalogue_product_id from products where account_id = ${account}
      union select catalogue_product_id from product_requests where account_id = ${account})
    order by barcode collate "C"`,
  insert: (_, from) => `
    insert into catalogue_products (${PRODUCT.join(', ')})
    select ${PRODUCT.join(', ')}
    from ${from}
    on conflict do nothing`,
};

function tenantTable({
  name,
  columns: all,
  order,
}: {
  name: string;
  columns: string[];
  order: string[];
}): AccountTable {
  const secret = SECRET[name] ?? [];
  const columns = all.filter((column) => column !== 'account_id' && !secret.includes(column));
  const filled = secret.filter((column) => `${name}.${column}` in FILLED);
  const turned = (column: string): Turned | undefined => TURNED[`${name}.${column.replaceAll('"', '')}`];
  const without = WITHOUT[name] ? `and ${WITHOUT[name]}` : '';
  return {
    name,
    columns,
    select: (account) => {
      const written = columns.map((column) => {
        const how = turned(column);
        return how ? `${how.out.replaceAll('$account', String(account))} as ${column}` : `t.${column}`;
      });
      return `
        select ${written.join(', ')}
        from ${name} t
        where account_id = ${account} ${without}
        order by ${order.map((one) => `t.${one}`).join(', ')}`;
    },
    insert: (account, from) => {
      const read = columns.map((column) => {
        const how = turned(column);
        return how ? how.in.replaceAll('$account', String(account)) : `i.${column}`;
      });
      const fill = filled.map((column) => FILLED[`${name}.${column}`]!);
      return `
        insert into ${name} (${['account_id', ...columns, ...filled].join(', ')})
        select ${[String(account), ...read, ...fill].join(', ')}
        from ${from} i`;
    },
  };
}
