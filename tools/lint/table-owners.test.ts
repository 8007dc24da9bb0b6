import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { tableOwners } from './table-owners.mjs';

const LIST = `
export const tableOwners = {
  accounts: 'settings',
  visits: 'visits',
  lines: 'visits',
  links: 'links',
  keys: 'http',
} as const satisfies Record<Table, string>;
export const readByAll = ['accounts'] as const;
export const tableReads = { links: ['visits'], reports: ['lines'] } as const satisfies Record<string, readonly Table[]>;
export const wholeHouse = ['db', 'demo'] as const;
export const namesOfAll = ['audit'] as const;
`;
const inModule = (module: string) => `apps/server/src/modules/${module}/${module}.repo.ts`;
/** A house in which all is well. */
const HOUSE: Record<string, string> = {
  'apps/server/src/tables.ts': LIST,
  'apps/server/src/http/keys.ts': "tx.insertInto('keys')",
  'apps/server/src/demo/fill.ts': 'sql`insert into visits select * from links`',
  'apps/server/src/db/world/export-world.ts': 'client.query(`truncate ${tables}`)',
  'apps/server/src/db/functions/place.sql': 'create function app.place() … delete from lines; perform app.bind();',
  'apps/server/src/db/functions/bind.sql': 'create function app.bind() … insert into visits values (1);',
  'apps/server/src/db/functions/look.sql': 'create function app.look() … select from lines;',
  [inModule('settings')]: "tx.updateTable('accounts')",
  [inModule('visits')]: "sql`select app.place()`; tx.updateTable('visits').from('lines as l')",
  [inModule('links')]:
    "tx.insertInto('links'); tx.selectFrom('visits as v').innerJoin('accounts as a', 'a.id', 'v.id')",
  [inModule('reports')]: 'sql`select 1 from lines, accounts`',
  [inModule('audit')]: 'const rows = sql`select from ${sql.table(name)} t`',
};
const found = (changes: Record<string, string> = {}): string[] =>
  tableOwners(Object.entries({ ...HOUSE, ...changes }).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, message }) => `${path.replace('apps/server/src/', '')}:${line} ${message}`,
  );
const links = (text: string): string[] => found({ [inModule('links')]: `${HOUSE[inModule('links')]}\n${text}` });

describe('tableOwners', () => {
  it('lets owners write, declared readers read, and the whole house do both', () => {
    expect(found()).toEqual([]);
    expect(tableOwners([{ path: inModule('links'), text: "tx.insertInto('visits')" }])).toEqual([]);
  });

  it.each([
    "tx.insertInto('visits').values({})",
    "tx.updateTable('visits as v').set({})",
    "tx.deleteFrom('visits')",
    "tx.mergeInto('visits')",
    "const all = [keptRows('visits')]",
    'sql`insert into visits (id) values (1)`',
    'sql`INSERT INTO public."visits" values (1)`',
    'sql`update only visits set id = 1`',
    "client.query('delete from visits using links')",
    'sql`delete /* quietly */ from\n  visits`',
    'sql`merge into visits v using links l on true`',
    'sql`with gone as (delete from visits returning id) select id from gone`',
    'sql`truncate visits`',
    'sql`update ${sql.table("visits")} set id = 1`',
    "for (const table of ['links', 'visits'] as const) tx.deleteFrom(table)",
    "const put = (table: 'links' | 'visits') => tx.updateTable(table)",
    "const table = isLink ? 'links' : 'visits'; tx.updateTable(table)",
    'sql`select app.place()`',
    'sql`select app.bind()`',
  ])('refuses a write of somebody else’s table: %s', (text) => {
    expect(links(text)).toContainEqual(
      expect.stringMatching(/^modules\/links\/links\.repo\.ts:\d writes visits, which belongs to visits/),
    );
  });

  it.each([
    "tx.selectFrom('lines')",
    "tx.selectFrom(['links', 'lines as l'])",
    "tx.selectFrom('links as k').leftJoin('lines as l', 'l.id', 'k.id')",
    'sql`select id from links l, lines`',
    'sql`exists (select from lines n where n.id = 1)`',
    'sql`select 1 from links join lines on true`',
    'sql`select 1 from ${sql.table("lines")}`',
    'sql`delete from links using lines`',
    'sql`select app.look()`',
  ])('refuses an undeclared read: %s', (text) => {
    expect(links(text)).toContainEqual(expect.stringContaining('reads lines of visits: ask visits through its index'));
  });

  it('refuses a table whose name it can’t see', () => {
    for (const text of ['tx.updateTable(name)', 'tx.selectFrom(given.table)', 'sql`insert into ${name} values (1)`'])
      expect(links(text)).toEqual([expect.stringContaining('names its table by a value')]);
    expect(links("tx.selectFrom(others(ctx).as('v'))")).toEqual([]);
  });

  it('refuses a room below modules that writes their tables', () => {
    expect(found({ 'apps/server/src/http/keys.ts': "tx.deleteFrom('links')" })).toEqual([
      'http/keys.ts:1 writes links, which belongs to links: let links do it, through its index',
    ]);
  });

  it('wants a list that says no more than is true', () => {
    const list = (from: string, to: string) => found({ 'apps/server/src/tables.ts': LIST.replace(from, to) });
    expect(list("reports: ['lines']", "reports: ['lines', 'links', 'accounts']")).toEqual([
      expect.stringContaining('lets reports read links, for which there is no need'),
      expect.stringContaining('lets reports read accounts, for which there is no need'),
    ]);
    expect(list("keys: 'http'", "keys: 'https'")).toContainEqual(expect.stringContaining('names https, which is no'));
  });

  it('refuses modules that need each other, whether by import, by type or by a table', () => {
    const loop = ['tables.ts:1 modules need each other: visits → links → visits'];
    const imports = (text: string) => found({ [inModule('visits')]: `${text};${HOUSE[inModule('visits')]}` });
    expect(imports("import { close } from '../links'")).toEqual(loop);
    expect(imports("import type { Link } from '../links/index'")).toEqual(loop);
    expect(imports("const { close } = await import('../links')")).toEqual(loop);
    expect(
      found({
        'apps/server/src/tables.ts': LIST.replace('{ links:', "{ visits: ['links'], links:"),
        [inModule('visits')]: `${HOUSE[inModule('visits')]}; tx.selectFrom('links')`,
      }),
    ).toEqual(['tables.ts:1 modules need each other: visits → links → visits']);
    // History is written by everybody and names everything.
    expect(
      found({
        'apps/server/src/tables.ts': LIST.replace('{ links:', "{ audit: ['visits'], links:"),
        [inModule('audit')]: "tx.selectFrom('visits')",
        [inModule('visits')]: `import { audit } from '../audit';${HOUSE[inModule('visits')]}`,
      }),
    ).toEqual([]);
  });

  it('knows the tables of the product: payment links need appointments, never the other way', () => {
    const lists = ['apps/server/src/tables.ts', 'apps/server/src/table-reads.ts'];
    const product = (text: string): string[] =>
      tableOwners([
        ...lists.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
        { path: 'apps/server/src/modules/appointments/x.repo.ts', text },
        { path: 'apps/server/src/modules/payment-links/x.repo.ts', text: "import { y } from '../appointments';" },
      ]).map(({ message }) => message);
    expect(product("import { closePaymentLinks } from '../payment-links';")).toContainEqual(
      expect.stringMatching(/^modules need each other: .*(appointments → payment-links|payment-links → appointments)/),
    );
    expect(product("tx.updateTable('payment_links')")).toContainEqual(
      expect.stringContaining('writes payment_links, which belongs to payment-links'),
    );
    expect(product("tx.selectFrom('payment_links')")).toContainEqual(expect.stringContaining('reads payment_links'));
  });
});
