import { inflateRawSync, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXlsx, type SheetCell } from '../../../apps/server/src/infra/sheets/write-xlsx';
import { inPairs, type Effort, type Row } from '../row';

const PIECE = 1_000;
const MOST_MEGABYTES = 50;
const COLUMNS = 12;
/** What the workbook is packed with. */
const LEVEL = 4;

/**
 * P11: a workbook as it grows, against packing its bytes alone; and how much memory it takes beyond what was there,
 * measured while nobody else keeps anything of it.
 */
export async function* xlsxRows({ pairs }: Effort, rows: number): AsyncIterable<Row> {
  await written(rows / 10);
  const grown = await memoryWhile(() => written(rows));
  const pieces = xmlOf(await kept(rows));
  const { ours, peer, ratio, note } = await inPairs(
    pairs,
    () => timed(() => written(rows)),
    () => timed(() => pipeline(Readable.from(pieces), createDeflateRaw({ level: LEVEL }), drained)),
  );
  yield {
    name: `P11 XLSX of ${rows / 1000}k rows and ${COLUMNS} columns, ms`,
    ours: ours.toFixed(0),
    against: `packing alone ${peer.toFixed(0)}`,
    ratio: ratio.toFixed(2),
    bar: '≤ 1.6',
    holds: ratio <= 1.6,
    note,
  };
  yield {
    name: `P11 memory of it beyond what was there, MB`,
    ours: grown.toFixed(0),
    against: '',
    ratio: '',
    bar: `≤ ${MOST_MEGABYTES}`,
    holds: grown <= MOST_MEGABYTES,
  };
}

const sheetOf = (rows: number): AsyncGenerator<Buffer> =>
  writeXlsx({
    name: 'Sales',
    headings: Array.from({ length: COLUMNS }, (_, index) => `Column ${index + 1}`),
    widths: Array.from({ length: COLUMNS }, () => 20),
    rightToLeft: false,
    formats: ['#,##0.00', 'dd/mm/yyyy'],
    rows: piecesOf(rows),
  });

/** Rows are there before anybody looks at the clock: what they cost is not the file's. */
const PIECES = Array.from({ length: 20 }, (_, piece) =>
  Array.from({ length: PIECE }, (_row, index) => rowOf(piece * PIECE + index)),
);
// eslint-disable-next-line require-await -- as rows of a database come: piece by piece
async function* piecesOf(rows: number): AsyncGenerator<SheetCell[][]> {
  for (let from = 0; from < rows; from += PIECE) yield PIECES[(from / PIECE) % PIECES.length]!;
}

/** As a list of sales has them: numbers, names of either script, days, amounts, and here and there nothing. */
function rowOf(n: number): SheetCell[] {
  return [
    { text: String(100_000 + n) },
    { number: 45_000 + (n % 700), format: 'dd/mm/yyyy' },
    { text: `Customer ${(n * 7919) % 99_991}` },
    { text: `عميلة ${(n * 104_729) % 99_991}` },
    { text: `+9715${String((n * 7_919) % 100_000_000).padStart(8, '0')}` },
    { text: ['Cash', 'Credit card', 'Transfer'][n % 3]! },
    { number: ((n * 37) % 90_000) / 100, format: '#,##0.00' },
    { number: ((n * 91) % 9_000) / 100, format: '#,##0.00' },
    { number: n % 12 },
    n % 5 === 0 ? null : { text: `Cut & colour <${n % 40}>` },
    n % 7 === 0 ? { text: 'note "quoted"' } : null,
    { number: n },
  ];
}

async function written(rows: number): Promise<void> {
  for await (const _ of sheetOf(rows));
}

async function kept(rows: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of sheetOf(rows)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The XML of the first file of an archive, in pieces like those it was written in. */
function xmlOf(archive: Buffer): Buffer[] {
  const HEAD = 30;
  const start = HEAD + archive.readUInt16LE(26) + archive.readUInt16LE(28);
  const xml = inflateRawSync(archive.subarray(start));
  const SIZE = 256 * 1024;
  return Array.from({ length: Math.ceil(xml.length / SIZE) }, (_, index) =>
    xml.subarray(index * SIZE, (index + 1) * SIZE),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function drained(packed: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of packed);
}

async function memoryWhile(work: () => Promise<unknown>): Promise<number> {
  const megabytes = (): number => process.memoryUsage.rss() / 1024 / 1024;
  const before = megabytes();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 5);
  await work();
  clearInterval(look);
  return Math.max(most, megabytes()) - before;
}
