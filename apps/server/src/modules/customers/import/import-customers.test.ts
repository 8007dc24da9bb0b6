import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  customerImportContract as imports,
  importColumns,
  type ImportRecord,
} from '@rawnaq/domain/customers/customer-import.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { personOf, rowsOf, tokenOf } from '../../../../test/people';
import { sheetOf, zipOf } from '../../../../test/files/sheets';
import { openWorld, type World } from '../../../../test/world';
import { newGrid } from '../../../infra/sheets/grid';
import { parseCsv } from '../../../infra/sheets/parse-csv';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  await world.startJobs();
});
afterAll(() => world.close());

type Sheet = { status: number; body: ImportRecord & { errors?: Record<string, string[]>; code?: string } };

async function send(
  name: string,
  bytes: Buffer | string,
  headers: Record<string, string> = {},
  as = token,
): Promise<Sheet> {
  const boundary = 'sheet-boundary';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ` +
        'application/octet-stream\r\n\r\n',
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const answer = await world.app.server.inject({
    method: 'POST',
    url: '/api/merchant/customers/import/upload',
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${as}`, ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const mobileOf = (index: number): string => `+97150${String(1_000_000 + index)}`;
const count = async (): Promise<number> =>
  (await rowsOf<{ n: number }>(world, 'select count(*)::int as n from customers where account_id = 2001'))[0]!.n;
const finished = async (id: number): Promise<ImportRecord> => {
  const read = async () => (await world.call(imports.get_record, { id }, { as: token })).body.record;
  await expect.poll(async () => (await read()).state, { timeout: 90_000, interval: 100 }).toBe('done');
  return read();
};
const letters = (index: number): string => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

describe('an import', () => {
  it(
    'of 10,000 rows with 200 bad ones writes nothing before the yes, says why each is bad, and adds nobody twice',
    { timeout: 180_000 },
    async () => {
      const rows = Array.from({ length: 10_000 }, (_, index) =>
        index % 50 === 0
          ? [`Bad ${index}`, index % 100 === 0 ? '12345' : mobileOf(index)]
          : [`Name ${letters(index)}`, mobileOf(index)],
      );
      const csv = `\uFEFFName / الاسم,Mobile / الجوال\r\n${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
      const { status, body } = await send('people.csv', csv);
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'checked', total_rows: 10_000, bad_rows: 200 });
      expect(await count()).toBe(0);
      const bad = await world.call(imports.get_rows, { id: body.id, only_bad: 'true' }, { as: token, language: 'ar' });
      expect(bad.body.total).toBe(200);
      expect(bad.body.records[0]).toMatchObject({
        row_number: 2,
        name: 'Bad 0',
        problems: [{ column: 'name', sentence: 'حقل الاسم يقبل الحروف فقط' }, { column: 'mobile' }],
      });
      const both = await Promise.all([1, 2, 3].map(() => world.call(imports.confirm, { id: body.id }, { as: token })));
      expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 501, 501]);
      expect(await finished(body.id)).toMatchObject({ added: 9_800, skipped: 0, done_rows: 9_800 });
      expect(await count()).toBe(9_800);
      const again = await send('people again.csv', csv);
      expect(again.body).toMatchObject({ total_rows: 10_000, bad_rows: 10_000 });
      expect((await world.call(imports.confirm, { id: again.body.id }, { as: token })).body.code).toBe(
        'IMPORT_NOTHING_TO_ADD',
      );
      expect(await count()).toBe(9_800);
    },
  );

  it('passes over a number that came in between the look and the yes', async () => {
    const { body } = await send('two.csv', `Mobile,Name\n${mobileOf(20_001)},One\n${mobileOf(20_002)},Two\n`);
    const other = await send('one.csv', `Mobile,Name\n${mobileOf(20_002)},Earlier\n`);
    for (const { id } of [other.body, body]) {
      await world.call(imports.confirm, { id }, { as: token });
      await finished(id);
    }
    expect(await finished(body.id)).toMatchObject({ added: 1, skipped: 1 });
    expect(
      await rowsOf(world, 'select name from customers where account_id = 2001 and mobile = $1', [mobileOf(20_002)]),
    ).toEqual([{ name: 'Earlier' }]);
  });

  it('reads XLSX with numbers and dates, and the template is a sheet it takes itself', async () => {
    const bytes = await writeXlsxFile([
      importColumns.map(({ label }) => ({ value: label.ar })),
      [
        { value: 'فاطمة' },
        { type: Number, value: 971509990001 },
        null,
        { value: 'أنثى' },
        { value: 'الإمارات العربية المتحدة' },
        { type: Date, value: new Date('1990-04-21T00:00:00Z'), format: 'yyyy-mm-dd' },
        { value: '=1+1' },
        { value: 'إنجليزي' },
      ],
    ]).toBuffer();
    const { body } = await send('sheet.xlsx', bytes);
    expect(body).toMatchObject({ total_rows: 1, bad_rows: 0 });
    const [row] = await rowsOf<{ cells: object }>(
      world,
      'select cells from customer_import_rows where import_id = $1',
      [body.id],
    );
    expect(row!.cells).toEqual({
      name: 'فاطمة',
      mobile: '+971509990001',
      email: null,
      gender: 2,
      nationality_id: 6,
      birth_date: '1990-04-21',
      preferred_language: 'en',
      notes: '=1+1',
      trn: null,
      identification_method: null,
      whatsapp_allowed: true,
      status: 1,
    });
    for (const format of ['csv', 'xlsx'] as const) {
      const template = await world.app.server.inject({
        url: `/api/merchant/customers/import/template?format=${format}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(template.statusCode).toBe(200);
      expect((await send(`template.${format}`, template.rawPayload)).body).toMatchObject({
        total_rows: 1,
        bad_rows: 0,
      });
    }
  });

  it('reads CSV of Arabic Windows and of other separators', async () => {
    const windows = Buffer.concat([
      Buffer.from('Name;Mobile\n'),
      Buffer.from([0xd3, 0xc7, 0xd1, 0xc9]),
      Buffer.from(`;${mobileOf(30_001)}\n`),
    ]);
    const { body } = await send('old.csv', windows);
    expect((await world.call(imports.get_rows, { id: body.id }, { as: token })).body.records).toMatchObject([
      { name: 'سارة', problems: [] },
    ]);
    const grid = newGrid(9);
    parseCsv('a\tb\n"x ""y""\n z"\t1\n', grid.put);
    expect(grid.rows()).toEqual([
      ['a', 'b'],
      ['x "y"\n z', '1'],
    ]);
  });

  it('the same upload sent again is the same import', async () => {
    const csv = `Name,Mobile\nSara,${mobileOf(40_001)}\n`;
    const [first, second] = [
      await send('a.csv', csv, { 'idempotency-key': 'k1' }),
      await send('a.csv', csv, { 'idempotency-key': 'k1' }),
    ];
    expect(second.body.id).toBe(first.body.id);
  });

  it('belongs to its salon', async () => {
    const { body } = await send('own.csv', `Name,Mobile\nSara,${mobileOf(50_001)}\n`);
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    for (const call of [imports.get_record, imports.get_rows, imports.confirm])
      expect((await world.call(call, { id: body.id } as never, { as: neighbour })).status).toBe(404);
  });
});

const headed = (rows: string): string =>
  '<worksheet><sheetData><row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Mobile</t></is>' +
  `</c></row>${rows}</sheetData></worksheet>`;

it('cells are read where they stand, far away empty ones and far away columns are passed over', async () => {
  const { body } = await send(
    'gaps.xlsx',
    sheetOf(
      headed(
        `<row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4"><v>9.71509990002E+11</v></c><c r="XFD4"><v>1</v></c></row>` +
          `<row r="1048576"><c r="A1048576" s="0"/></row>`,
      ),
      ['Sara'],
    ),
  );
  expect(body).toMatchObject({ total_rows: 1, bad_rows: 0 });
  expect((await world.call(imports.get_rows, { id: body.id }, { as: token })).body.records).toMatchObject([
    { row_number: 4, mobile: '+971509990002' },
  ]);
});

it('a sheet that takes long is read beside everything else', { timeout: 60_000 }, async () => {
  const heavy = sheetOf(headed('<row><c r="AA5"/></row>'.repeat(300_000)));
  let [last, longestGap] = [performance.now(), 0];
  const ticking = setInterval(() => {
    longestGap = Math.max(longestGap, performance.now() - last);
    last = performance.now();
  }, 5);
  const began = performance.now();
  expect((await send('heavy.xlsx', heavy)).body.code).toBe('IMPORT_SHEET_EMPTY');
  clearInterval(ticking);
  expect(longestGap).toBeLessThan((performance.now() - began) / 2);
});

it('a crowd of sheets of one salon waits in a short line, the rest is told to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => send(`${index}.csv`, 'Name,Mobile\n,\n')));
  const refused = answers.filter(({ status }) => status === 429).length;
  // Six have a place at once; where the machine is busy, one is free again before the last of the crowd has come.
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(10);
  expect(answers.filter(({ body }) => body.code === 'IMPORT_SHEET_EMPTY')).toHaveLength(16 - refused);
});

describe('a sheet is refused', () => {
  const bomb = Buffer.alloc(200 * 1024 * 1024);

  it.each([
    [
      'an archive that unpacks to 200 MB',
      'a.xlsx',
      () => zipOf([['xl/workbook.xml', bomb]]),
      'IMPORT_SHEET_UNREADABLE',
    ],
    ['one that lies about it', 'a.xlsx', () => zipOf([['xl/workbook.xml', bomb, 10]]), 'IMPORT_SHEET_UNREADABLE'],
    ['something else called xlsx', 'a.xlsx', () => Buffer.from('hello'), 'IMPORT_SHEET_UNREADABLE'],
    ['an archive without a sheet', 'a.xlsx', () => zipOf([['x.txt', Buffer.from('x')]]), 'IMPORT_SHEET_UNREADABLE'],
    [
      'one cell in the last corner of a sheet',
      'a.xlsx',
      () => sheetOf(headed('<row r="1048576"><c r="XFD1048576"><v>1</v></c><c r="A1048576"><v>1</v></c></row>')),
      'IMPORT_SHEET_TOO_LONG',
    ],
    [
      'a word of 32,000 letters in every cell',
      'a.xlsx',
      () =>
        sheetOf(
          headed(Array.from({ length: 9_000 }, () => '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>').join('')),
          ['x'.repeat(32_000)],
        ),
      'IMPORT_SHEET_UNREADABLE',
    ],
    [
      'a tag that does not end',
      'a.xlsx',
      () => sheetOf(headed(`<row><c r="${'A'.repeat(20_000_000)}"/></row>`)),
      'IMPORT_SHEET_UNREADABLE',
    ],
    ['a broken sheet', 'a.xlsx', () => sheetOf('<worksheet><sheetData><row>'), 'IMPORT_SHEET_UNREADABLE'],
    ['another kind of file', 'a.pdf', () => Buffer.from('x'), 'UPLOAD_EXTENSION'],
    ['no headings', 'a.csv', () => Buffer.from('Sara,+971501234567\n'), 'IMPORT_SHEET_COLUMNS'],
    ['nothing', 'a.csv', () => Buffer.from(''), 'IMPORT_SHEET_COLUMNS'],
    ['no rows', 'a.csv', () => Buffer.from('Name,Mobile\n,\n'), 'IMPORT_SHEET_EMPTY'],
    [
      'too many rows',
      'a.csv',
      () => Buffer.from(`Name,Mobile\n${'Sara,+971501234567\n'.repeat(10_001)}`),
      'IMPORT_SHEET_TOO_LONG',
    ],
  ])('%s', async (_what, name, bytes, code) => {
    const answer = await send(name, bytes());
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });
});

describe('what the list exports', () => {
  const exported = async (format: 'xlsx' | 'csv', language: 'en' | 'ar') =>
    (
      await world.app.server.inject({
        url: `/api/merchant/customers/export?format=${format}&search=${encodeURIComponent('Roundtrip')}`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      })
    ).rawPayload;

  it('is read by the import, in both languages and both formats', async () => {
    const added = await world.call(
      customersContract.add,
      {
        name: 'Roundtrip O’Neil-Noura',
        mobile: '052 891 7524',
        email: 'noura@test.rawnaq',
        gender: 2,
        nationality_id: 6,
        birth_date: '1990-04-21',
        notes: 'Prefers mornings\nand tea',
        preferred_language: 'en',
        trn: '100234567800003',
        identification_method: 2,
        whatsapp_allowed: false,
      },
      { as: token },
    );
    expect(added.status).toBe(200);
    await world.call(customersContract.set_status, { id: added.body.id, status: 0 }, { as: token });
    const files = await Promise.all(
      (['xlsx', 'csv'] as const).flatMap((format) =>
        (['en', 'ar'] as const).map(async (language) => ({ format, bytes: await exported(format, language) })),
      ),
    );
    await world.call(
      customersContract.edit,
      { id: added.body.id, name: 'Gone Noura', mobile: mobileOf(777_777) },
      { as: token },
    );
    for (const { format, bytes } of files) {
      const sheet = await send(`customers.${format}`, bytes);
      expect(sheet.body, format).toMatchObject({ total_rows: 1, bad_rows: 0 });
      const [{ cells }] = (await rowsOf<{ cells: Record<string, unknown> }>(
        world,
        `select cells from customer_import_rows where account_id = 2001 and import_id = ${sheet.body.id}`,
      )) as [{ cells: Record<string, unknown> }];
      expect(cells, format).toEqual({
        name: 'Roundtrip O’Neil-Noura',
        mobile: '+971528917524',
        email: 'noura@test.rawnaq',
        gender: 2,
        nationality_id: 6,
        birth_date: '1990-04-21',
        notes: 'Prefers mornings\nand tea',
        preferred_language: 'en',
        trn: '100234567800003',
        identification_method: 2,
        whatsapp_allowed: false,
        status: 0,
      });
    }
    const again = await send('customers.csv', files.at(-1)!.bytes);
    await world.call(imports.confirm, { id: again.body.id }, { as: token });
    await finished(again.body.id);
    const { records } = (await world.call(customersContract.get_records, { search: 'Roundtrip' }, { as: token })).body;
    expect(records).toMatchObject([
      { status: 0, whatsapp: 0, trn: '100234567800003', identification_method: 2, notes: 'Prefers mornings\nand tea' },
    ]);
    const { body } = await world.call(customersContract.get_record, { id: records[0]!.id }, { as: token });
    expect(body.consents).toMatchObject([{ channel: 'whatsapp', purpose: 'service', allowed: false }]);
  });
});

describe('numbers of an import', () => {
  it('are of the salon’s country where they do not say another', async () => {
    const sheet = await send(
      'local.csv',
      'Name,Mobile,Birth date\n' +
        'Hind,0521110001,21/4/1990\n' +
        'Mouza,521110002,\n' +
        'Amna,٠٥٢ ١١١ ٠٠٠٣,\n' +
        'Salma,00966521110004,\n' +
        'Rim,0521110005,2199-01-01\n',
    );
    expect(sheet.body).toMatchObject({ total_rows: 5, bad_rows: 1 });
    const { records } = (await world.call(imports.get_rows, { id: sheet.body.id }, { as: token })).body;
    expect(records.map(({ mobile }) => mobile)).toEqual([
      '+971521110001',
      '+971521110002',
      '+971521110003',
      '+966521110004',
      '+971521110005',
    ]);
    expect(records[4]!.problems).toEqual([{ column: 'birth_date', sentence: 'Birth date cannot be in the future' }]);
  });
});
