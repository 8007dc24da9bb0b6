import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { writeXlsx, type SheetCell } from './write-xlsx';

const sheet = (rows: readonly (readonly SheetCell[])[], piece = 3) => ({
  name: 'Rows: [all]',
  headings: ['Name', 'Amount'],
  widths: [20, 20],
  rightToLeft: false,
  formats: ['0.00'],
  rows: Readable.from(
    Array.from({ length: Math.ceil(rows.length / piece) }, (_, index) =>
      rows.slice(index * piece, (index + 1) * piece),
    ),
  ),
});
const bytesOf = (generator: AsyncIterable<Buffer>): Promise<Buffer> => buffer(Readable.from(generator));

describe('a workbook', () => {
  it('says what it was told: texts, numbers, gaps', async () => {
    const rows: SheetCell[][] = [
      [{ text: '=1+1' }, { number: 1.5, format: '0.00' }],
      [{ text: 'نورة <&> "x"\r\n\u0007' }, null],
      [null, { number: -3 }],
    ];
    expect(await readSheet(await bytesOf(writeXlsx(sheet(rows))))).toEqual([
      ['Name', 'Amount'],
      ['=1+1', 1.5],
      ['نورة <&> "x"', null],
      [null, -3],
    ]);
  });

  it('without rows has its headings', async () => {
    expect(await readSheet(await bytesOf(writeXlsx(sheet([]))))).toEqual([['Name', 'Amount']]);
  });

  it('goes on with the next sheet where one is full, and loses no row', async () => {
    const rows = Array.from({ length: 10 }, (_, index): SheetCell[] => [{ text: `row ${index}` }, { number: index }]);
    const bytes = await bytesOf(writeXlsx(sheet(rows, 4), 4));
    const sheets = await readXlsxFile(bytes);
    expect(sheets.map(({ data }) => data.length)).toEqual([4, 4, 4, 2]);
    expect(sheets.flatMap(({ data }) => data.slice(1).map((row) => row[1]))).toEqual(rows.map((_, index) => index));
  });

  it('fails where its rows fail, and ends no file', async () => {
    const broken = async function* (): AsyncGenerator<readonly (readonly SheetCell[])[]> {
      yield [[{ text: 'a' }, null]];
      throw new Error('the database went away');
    };
    await expect(bytesOf(writeXlsx({ ...sheet([]), rows: broken() }))).rejects.toThrow('the database went away');
  });
});
