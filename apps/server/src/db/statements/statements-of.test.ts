import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule, parseSync } from '@libpg-query/parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from './statements-of';

const files = ['migrations', 'functions'].flatMap((folder) =>
  readdirSync(path.join(import.meta.dirname, '..', folder)).map((name) => `${folder}/${name}`),
);

describe('statementsOf', () => {
  beforeAll(() => loadModule());

  it('cuts at the end of each statement, and nowhere else', () => {
    const sql = `-- first; one
      create table a (note text default 'it''s; fine', "odd;name" text);
      /* between; */
      create function f() returns void language plpgsql as $body$ begin perform 1; end $body$;
      do $$ begin perform $x$;$x$; end $$;
      -- the end;
    `;
    expect(statementsOf(sql).map((one) => one.trim().split('\n').at(-1)!.trim())).toEqual([
      `create table a (note text default 'it''s; fine', "odd;name" text)`,
      'create function f() returns void language plpgsql as $body$ begin perform 1; end $body$',
      'do $$ begin perform $x$;$x$; end $$',
    ]);
  });

  it.each(files)('finds in %s what PostgreSQL finds', (file) => {
    const sql = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
    const statements = statementsOf(sql);
    expect(statements).toHaveLength(parseSync(sql).stmts!.length);
    for (const statement of statements) expect(parseSync(statement).stmts).toHaveLength(1);
  });
});
