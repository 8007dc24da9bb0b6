import { describe, expect, it } from 'vitest';
import { checkRows, keysOf, readHeadings } from './customer-import.rules';
import { importColumns } from './customer-import.contract';

const both = importColumns.map(({ label }) => `${label.en} / ${label.ar}`);
const places = readHeadings(both)!;
const check = (rows: (string | null)[][], inAccount: string[] = []) => checkRows(rows, places, new Set(inAccount));

describe('headings', () => {
  it.each([
    [both],
    [importColumns.map(({ label }) => label.en.toUpperCase())],
    [importColumns.map(({ label }) => label.ar)],
  ])('%j are understood', (headings) =>
    expect([...readHeadings(headings)!.keys()]).toEqual(importColumns.map(({ key }) => key)),
  );
  it('in any order, with others between, but never without name and mobile', () => {
    expect(readHeadings(['Points', 'الجوال', null, 'Name'])).toEqual(
      new Map([
        ['mobile', 1],
        ['name', 3],
      ]),
    );
    expect(readHeadings(['Name', 'Points'])).toBeUndefined();
    expect(readHeadings([])).toBeUndefined();
  });
});

describe('rows', () => {
  it('a good one is ready to be stored', () => {
    expect(
      check([
        [' فاطمة  المنصوري ', '00971 050 482 1937', 'F@Example.com', 'أنثى', 'UAE', '21/4/1990', 'Likes mint'],
      ])[0],
    ).toMatchObject({ problems: [{ column: 'nationality', key: 'not-in-list' }] });
    expect(
      check([
        [' فاطمة  المنصوري ', '00971 050 482 1937', 'F@Example.com', 'أنثى', 'AE', '21/4/1990', 'Likes mint', 'عربي'],
      ]),
    ).toEqual([
      {
        row_number: 2,
        cells: {
          name: 'فاطمة المنصوري',
          mobile: '+971504821937',
          email: 'f@example.com',
          gender: 2,
          nationality_id: 6,
          birth_date: '1990-04-21',
          preferred_language: 'ar',
          notes: 'Likes mint',
          trn: null,
          identification_method: null,
          whatsapp_allowed: true,
          status: 1,
        },
        problems: [],
      },
    ]);
  });

  it('each problem names its column', () => {
    const [row] = check([
      ['Sara 2', '05048', 'nobody', 'x', 'Atlantis', '31/02/1990', 'card 4111 1111 1111 1111', 'Klingon'].concat([
        '12',
        'a dream',
        'maybe',
        'gone',
      ]),
    ]);
    expect(row!.problems.map(({ column, key }) => [column, key])).toEqual([
      ['name', 'letters'],
      ['mobile', 'mobile-prefix'],
      ['email', 'email'],
      ['gender', 'not-in-list'],
      ['nationality', 'not-in-list'],
      ['birth_date', 'date'],
      ['notes', 'card-number'],
      ['language', 'not-in-list'],
      ['trn', 'exact-length'],
      ['identification_method', 'not-in-list'],
      ['whatsapp', 'not-in-list'],
      ['status', 'not-in-list'],
    ]);
    expect(check([['', '', null, null, null, null, 'x']])[0]!.problems.map(({ key }) => key)).toEqual([
      'required',
      'required',
    ]);
    expect(check([['=HYPERLINK("x")', '+971504821937']])[0]!.problems[0]).toMatchObject({
      column: 'name',
      key: 'letters',
    });
  });

  it('what the list exports beside: the tax number of the country, what she allowed, whether she is served', () => {
    const row = (trn: string, how: string, whatsapp: string, status: string) =>
      checkRows([['Sara', '+971504821937', ...Array(6).fill(''), trn, how, whatsapp, status]], places, new Set(), {
        country: 'OM',
      })[0]!;
    expect(row('om 1100012345', 'الأصدقاء', 'Not allowed', 'موقوف')).toMatchObject({
      problems: [],
      cells: { trn: 'OM1100012345', identification_method: 2, whatsapp_allowed: false, status: 0 },
    });
    expect(row('100234567800003', '', '', '').problems).toEqual([{ column: 'trn', key: 'trn-oman' }]);
  });

  it('a name may have the marks of names, and no digits', () => {
    for (const name of ['Sara-Jane', "O'Neil", 'O’Neil', 'د. منى', 'عبـــير', 'Bloom & Co.']) {
      expect(check([[name, '+971504821937']])[0]!.problems, name).toEqual([]);
    }
    for (const name of ['Sara 2', 'سارة ٢', 'a_b', '=1+1']) {
      expect(check([[name, '+971504821937']])[0]!.problems, name).toEqual([{ column: 'name', key: 'letters' }]);
    }
  });

  it('notes that are too long are not searched for a card', () => {
    const began = Date.now();
    const [row] = check([['Sara', '+971504821937', '', '', '', '', '3 8 '.repeat(2_000_000)]]);
    expect(row!.problems).toMatchObject([{ column: 'notes', key: 'max-length' }]);
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it('a sheet of the longest cells is judged in the time it takes to read it', () => {
    const long = 'Atlantis '.repeat(3_600);
    const columns = Array.from({ length: 12 }, () => long);
    const began = Date.now();
    expect(readHeadings([...both, ...Array.from({ length: 48 }, () => '/'.repeat(32_000))])).toEqual(places);
    for (const { problems } of check(Array.from({ length: 25 }, () => columns)))
      expect(problems.map(({ column }) => column)).toContain('nationality');
    // Each nationality alone was compared with 750 names for three seconds.
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  it('notes keep their lines', () => {
    const at = readHeadings(['Name', 'Mobile', 'Notes'])!;
    const [row] = checkRows([['Sara', '+971504821937', " '=Mint\r\n  no sugar "]], at, new Set());
    expect(row!.cells.notes).toBe('=Mint\n  no sugar');
  });

  it('a number counts once in the sheet and once in the account, however it is written', () => {
    const rows = [
      ['Sara', '+971504821937'],
      ['Mona', '971 50 482 1937'],
      ['Huda', '+970599123456'],
      ['Reem', '+972599123456'],
      ['Old', '+966501234567'],
    ];
    expect(check(rows, ['+966501234567']).map(({ problems }) => problems[0]?.key)).toEqual([
      undefined,
      'mobile-in-sheet',
      undefined,
      'mobile-in-sheet',
      'mobile-in-account',
    ]);
    expect(keysOf(rows, places)).toEqual([
      '+971504821937',
      '+971504821937',
      '+970599123456',
      '+970599123456',
      '+966501234567',
    ]);
  });

  it('empty ones are passed over and the others keep the number they have in the sheet', () => {
    expect(
      check([['', ' ', null], ['Sara', '+971504821937'], [], ['Mona', '+971504821938']]).map(
        ({ row_number }) => row_number,
      ),
    ).toEqual([3, 5]);
  });
});
