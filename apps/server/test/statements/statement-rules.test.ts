import { loadModule } from '@libpg-query/parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { judge, type Catalogue, type Rule } from './statement-rules';

const catalogue: Catalogue = {
  keys: new Map([
    ['accounts', 'id'],
    ['visits', 'account_id'],
    ['lines', 'account_id'],
    ['messages', 'account_id'],
  ]),
  shared: new Set(['cities']),
  volatility: new Map([
    ['app.enqueue', 'v'],
    ['nextval', 'v'],
    ['pg_notify', 'v'],
    ['now', 's'],
    ['timezone', 's'],
  ]),
};
const rulesOf = (text: string, variables: string[] = []): Rule[] =>
  judge(text, catalogue, new Set(variables)).faults.map(({ rule }) => rule);

beforeAll(() => loadModule());

describe('judge', () => {
  it.each([
    'select * from visits where account_id = $1',
    'select * from "visits" as "v" where "v"."account_id" = $1 and (v.id = 1 or v.id = 2)',
    `
      select *
      from visits v
      join lines l on l.account_id = v.account_id and l.visit_id = v.id
      where v.account_id = $1::bigint`,
    'select * from visits v left join lines l using (account_id) where v.account_id = 7',
    'select a.id from accounts a join visits v on v.account_id = a.id where a.id = $1',
    `
      select (select count(*) from lines l where l.account_id = $1 and l.visit_id = v.id)
      from visits v
      where v.account_id = $1`,
    'with picked as (select id from visits where account_id = $1) select * from picked join cities c on true',
    `
      select *
      from (select id
        from visits
        where account_id = $1
        union all select id
        from lines
        where account_id = $1) both_of_them`,
    `
      insert into visits (account_id, id)
      values ($1, $2), ($1, $3)
      on conflict (account_id, id) do update set note = excluded.note returning id`,
    `
      update visits
      set at = now(), note = lower(note)
      where account_id = $1 and at < now() - interval '1 day' returning id`,
    'delete from visits v using lines l where v.account_id = $1 and l.account_id = v.account_id and l.visit_id = v.id',
    'select * from visits where account_id = $1 for update',
    "select app.enqueue('task', $1)",
    'select * from cities',
    "set local app.account_id = '7'",
  ])('lets pass: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  it.each<[string, Rule]>([
    ['select * from visits', 'account'],
    ['select * from visits where account_id = any($1)', 'account'],
    ['select * from visits where account_id = $1 or id = $2', 'account'],
    ['select * from visits v join lines l on l.visit_id = v.id where v.account_id = $1', 'account'],
    [
      `
        select *
        from visits v
        where v.account_id = $1 and exists (select from lines l where l.account_id = v.account_id)`,
      'account',
    ],
    [
      'select * from visits v, lateral (select 1 from lines l where l.visit_id = v.id) x where v.account_id = $1',
      'account',
    ],
    ['with old as (delete from lines returning id) select * from old', 'account'],
    ['select 1 union all select id from visits', 'account'],
    ['update visits set note = $1 where id = $2', 'account'],
    ['delete from visits using accounts a where a.id = $1', 'account'],
    ['insert into cities (id) select id from visits', 'account'],
    ['select * from visits for update skip locked', 'lock'],
    ['insert into visits (account_id) select $1 from unnest($2::bigint[])', 'insert-select'],
    ['insert into visits (account_id, place) values ($1, (select 1))', 'insert-sub-select'],
    ["select app.enqueue('task', '{}') from visits where account_id = $1", 'side-effect'],
    [
      "with w as (insert into messages (account_id) values ($1) returning id) select pg_notify('x', id::text) from w",
      'side-effect',
    ],
    ["insert into visits (account_id, id) values ($1, nextval('numbers'))", 'side-effect'],
    ['update visits set note = timezone(zone, at) where account_id = $1', 'over-columns'],
    ['update visits set note = $2 where account_id = $1 and timezone(zone, at) > $3', 'over-columns'],
    ['insert into visits (account_id) values ($1) returning now()', 'over-columns'],
    ["select set_config('app.account_id', $1, true)", 'set-config'],
  ])('refuses: %s', (text, rule) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it('knows the variables of a function', () => {
    const text = 'delete from visits t where t.account_id = p_account and timezone(p_zone, p_at) > t.at';
    expect(rulesOf(text)).toContain('account');
    expect(rulesOf(text, ['p_account', 'p_zone', 'p_at'])).toEqual([]);
  });

  it('tells what is written to lists that all salons share', () => {
    expect(judge('update cities set name = $1', catalogue)).toMatchObject({
      writes: ['cities'],
      writesShared: ['cities'],
      crosses: false,
    });
    expect(judge('select count(*) from visits', catalogue)).toMatchObject({ writesShared: [], crosses: true });
  });
});
