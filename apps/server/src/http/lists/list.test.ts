import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { sql } from 'kysely';
import { asPlatform } from '../../services';
import { csvText } from './export-file';
import { folded } from './folded.query';

let world: World;
let as: string;
const FORMULAS = ['=1+1', '+1', '-1', '@sum(a1)', '\tx', '\rx', '\nx', '=cmd|"/c calc"!A1'];

beforeAll(async () => {
  world = await openWorld();
  as = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  const add = (at: string, type: number, kind: string, username: string) =>
    rowsOf(
      world,
      `
        insert into failed_login_attempts (account_id, at, type, kind, username, ip, user_agent)
        values (0, $1, $2, $3, $4, '192.0.2.9', 'x')`,
      [at, type, kind, username],
    );
  for (let index = 0; index < 30; index += 1)
    await add(
      `2026-01-${String((index % 28) + 1).padStart(2, '0')}T10:00:00Z`,
      (index % 3) + 1,
      index % 2 ? 'merchant' : 'manager',
      `user${String(index).padStart(2, '0')}`,
    );
  // Midnight in Dubai is 20:00 of the day before in UTC.
  await add('2026-03-01T19:59:59.999Z', 1, 'merchant', 'last of the first');
  await add('2026-03-01T20:00:00Z', 1, 'merchant', 'first of the second');
  await add('2026-03-02T19:59:59.999Z', 1, 'merchant', 'last of the second');
  await add('2026-03-02T20:00:00Z', 1, 'merchant', 'first of the third');
  await add('2026-04-01T00:00:00Z', 1, 'merchant', '100% sure_thing\\');
  await add('2026-04-01T00:00:01Z', 1, 'merchant', '100x surexthing');
  for (const formula of FORMULAS) await add('2026-05-01T00:00:00Z', 2, 'merchant', formula);
  await add('2026-05-01T00:00:00Z', 2, 'merchant', 'bell\u0007\u0001\u000b "quoted", comma');
  await add('2026-05-01T00:00:00Z', 2, 'merchant', 'نورة');
  await add('2026-04-10T00:00:00Z', 2, 'merchant', 'إيمان المنصوري');
});
afterAll(() => world.close());

type Asked = Record<string, string | number>;
const page = async (asked: Asked) => (await world.call(trackers.failed_logins, asked as never, { as })).body;
const names = async (asked: Asked): Promise<string[]> =>
  (await page({ page_size: 100, ...asked })).records.map((record) => record.username);
const file = (asked: Asked, language: 'en' | 'ar' = 'en') => {
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
  ).toString();
  return world.app.server.inject({
    url: `/api/manager/trackers/failed_login_attempts/export?${query}`,
    headers: { authorization: `Bearer ${as}`, 'accept-language': language },
  });
};

describe('a list', () => {
  it('comes in pages that neither repeat nor miss a row', async () => {
    const first = await page({ page_size: 10, 'f.at': '2026-01-01..2026-01-31' });
    expect(first).toMatchObject({ total: 30, page: 1, page_size: 10 });
    const all = [
      ...first.records,
      ...(await page({ page: 2, page_size: 10, 'f.at': '2026-01-01..2026-01-31' })).records,
      ...(await page({ page: 3, page_size: 10, 'f.at': '2026-01-01..2026-01-31' })).records,
    ];
    expect(new Set(all.map((record) => record.id)).size).toBe(30);
    expect((await page({ page: 4, page_size: 10, 'f.at': '2026-01-01..2026-01-31' })).records).toEqual([]);
    expect((await world.call(trackers.failed_logins, { page_size: 101 } as never, { as })).status).toBe(422);
    expect((await world.call(trackers.failed_logins, { page: 0 } as never, { as })).status).toBe(422);
  });

  it('is sorted as asked, else newest first; what can not be sorted is ignored', async () => {
    const newest = (await page({})).records.map((record) => record.at);
    expect(newest).toEqual([...newest].sort().reverse());
    const byName = await names({ sort: 'username', 'f.at': '2026-01-01..2026-01-31' });
    expect(byName).toEqual([...byName].sort());
    expect(await names({ sort: 'username', descending: 'true', 'f.at': '2026-01-01..2026-01-31' })).toEqual(
      [...byName].reverse(),
    );
    for (const sort of ['nothing', 'user_agent', 'id; drop table users', 'r.id', 'constructor'])
      expect((await page({ sort })).records.map((record) => record.at)).toEqual(newest);
  });

  it('is searched without regard to case, and % _ \\ mean themselves', async () => {
    expect(await names({ search: 'USER07' })).toEqual(['user07']);
    expect(await names({ search: '100% sure_' })).toEqual(['100% sure_thing\\']);
    expect(await names({ search: 'thing\\' })).toEqual(['100% sure_thing\\']);
    expect(await names({ search: 'نورة' })).toEqual(['نورة']);
    expect(await names({ search: "' or 1=1 --" })).toEqual([]);
  });

  it('finds letters written for each other, by an index or without one', async () => {
    for (const typed of ['نورة', 'نوره', 'منصورى', 'المنصوري'])
      expect([typed, await names({ search: typed })]).toEqual([
        typed,
        typed.length < 5 ? ['نورة'] : ['إيمان المنصوري'],
      ]);
    expect(await names({ search: 'ايمان' })).toEqual(['إيمان المنصوري']);
    expect(await names({ search: 'user٠٧' })).toEqual(['user07']);
  });

  it('folds a text as its search is folded', async () => {
    const texts = ['أمل', 'إيمان آلاء', 'سارة ليلى', 'مُؤَمَّـــن', 'رائد', 'شيماء', 'غرفة ٢۳', 'Sara ABC-7'];
    for (const text of texts)
      await asPlatform(world.services, async (tx) => {
        const { rows } = await sql<{ key: string }>`select ${folded(sql`${text}::text`)} as key`.execute(tx);
        expect(rows).toEqual([{ key: toSearchKey(text) }]);
      });
  });

  it('is filtered by choices, comma separated; unknown choices match nothing, unknown filters do nothing', async () => {
    const january = { 'f.at': '2026-01-01..2026-01-31' };
    expect((await page({ ...january, 'f.type': '1' })).total).toBe(10);
    expect((await page({ ...january, 'f.type': '1,3' })).total).toBe(20);
    expect((await page({ ...january, 'f.type': '1', 'f.kind': 'manager' })).total).toBe(5);
    expect((await page({ ...january, 'f.type': '9' })).total).toBe(0);
    expect((await page({ ...january, 'f.type': '1) or (1=1' })).total).toBe(0);
    for (const unknown of ['f.username', 'f.nothing', 'f.__proto__', 'nothing'])
      expect((await page({ ...january, [unknown]: 'x' })).total, `${unknown}`).toBe(30);
  });

  it('takes whole days of the account’s own time zone, with either end open', async () => {
    expect(await names({ 'f.at': '2026-03-02..2026-03-02', sort: 'at' })).toEqual([
      'first of the second',
      'last of the second',
    ]);
    expect(await names({ 'f.at': '2026-03-01..2026-03-01' })).toEqual(['last of the first']);
    expect(await names({ 'f.at': '2026-03-03..2026-03-31' })).toEqual(['first of the third']);
    expect((await page({ 'f.at': '..2026-01-31' })).total).toBe(30);
    expect((await page({ 'f.at': '2026-05-01..' })).total).toBe(FORMULAS.length + 2);
    const all = (await page({})).total;
    for (const nonsense of ['2026-02-30..2026-02-31', '0000-01-01..', '..2026-13-01', 'yesterday', '..', '2026-1-1..'])
      expect((await page({ 'f.at': nonsense })).total, `${nonsense}`).toBe(all);
    expect((await page({ 'f.at': '2026-02-30..2026-01-31' })).total).toBe(30);
    expect((await page({ 'f.at': '..9999-12-31' })).total).toBe(all);
  });
});

describe('an export', () => {
  it('as XLSX holds the filtered rows in the words of the language, every text a text', async () => {
    const reply = await file(
      { format: 'xlsx', 'f.at': '2026-05-01..2026-05-01', sort: 'username', descending: 'true' },
      'ar',
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('spreadsheetml');
    expect(
      decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(String(reply.headers['content-disposition']))![1]!),
    ).toMatch(/^محاولات دخول فاشلة \d{4}-\d\d-\d\d\.xlsx$/);
    const rows = await readSheet(reply.rawPayload);
    expect(rows[0]!.slice(0, 4)).toEqual(['الوقت', 'اسم المستخدم المُدخل', 'سبب الفشل', 'صفحة الدخول']);
    expect(rows).toHaveLength(1 + FORMULAS.length + 2);
    const typed = rows.slice(1).map((row) => String(row[1]));
    expect(typed).toEqual(expect.arrayContaining(['=1+1', '+1', '-1', '@sum(a1)', 'نورة']));
    expect(rows[1]!.slice(2, 4)).toEqual(['كلمة المرور', 'تاجر']);
    // A day and a time, not a text: the salon's own clock, in a cell that can be sorted and reckoned with.
    expect(rows[1]![0]).toEqual(new Date('2026-05-01T04:00:00Z'));
    expect(reply.rawPayload.includes('<f>')).toBe(false);
  });

  it('as CSV is read by spreadsheets in Arabic, and no cell is a formula', async () => {
    const reply = await file({ format: 'csv', 'f.at': '2026-05-01..2026-05-01' }, 'ar');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const text = reply.rawPayload.toString('utf8');
    expect(text.startsWith('\uFEFFالوقت,اسم المستخدم المُدخل,')).toBe(true);
    for (const formula of ['=1+1', '+1', '-1', '@sum(a1)']) expect(text).toContain(`,'${formula},`);
    for (const line of text.slice(1).split('\r\n'))
      for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+\-@\t\r\n]/);
    expect(text).toContain('نورة');
    expect((await file({ format: 'docx' })).statusCode).toBe(422);
  });

  it.each([
    ['=a', "'=a"],
    ['+a', "'+a"],
    ['-a', "'-a"],
    ['@a', "'@a"],
    ['\ta', "'\ta"],
    ['\ra', '"\'\ra"'],
    ['\na', '"\'\na"'],
    ['\0a', "'\0a"],
    ['a,"b"', '"a,""b"""'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('disarms %j', (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });

  it('needs the permission of its list, or one of its own beside it; every export has a list', () => {
    const of = (ending: string) =>
      new Map(
        world.app.endpoints
          .filter(({ url }) => url.endsWith(ending))
          .map(({ url, endpoint }) => [url.slice(0, -ending.length), endpoint.access]),
      );
    // What is no list of records is asked for by `get`.
    const [pages, files] = [new Map([...of('/get'), ...of('/get_records')]), of('/export')];
    expect(files.size).toBeGreaterThan(5);
    for (const [url, access] of files)
      expect([pages.get(url), `${pages.get(url)?.split('.')[0]}.export`], `${url}`).toContain(access);
  });
});

describe('a long list', () => {
  it('is counted to a thousand and then says that there are more, which are still there', async () => {
    const add = (from: number, to: number) =>
      rowsOf(
        world,
        `
          insert into failed_login_attempts (account_id, at, type, kind, username, ip)
          select 0, '2025-06-01', 1, 'merchant', 'many', '192.0.2.9'
          from generate_series($1::int, $2::int)`,
        [from, to],
      );
    const june = { page_size: 100, 'f.at': '2025-06-01..2025-06-30' };
    await add(1, 1_000);
    expect(await page(june)).toMatchObject({ total: 1_000, more_than_total: false });
    await add(1_001, 1_001);
    expect(await page(june)).toMatchObject({ total: 1_000, more_than_total: true });
    expect((await page({ ...june, page: 11 })).records).toHaveLength(1);
  });
});
