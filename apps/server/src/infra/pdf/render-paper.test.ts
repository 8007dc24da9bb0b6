import { viewTime } from '@rawnaq/domain/kernel/time/clock';
import { inflateSync } from 'node:zlib';
import type { Paper } from '@rawnaq/domain/papers/paper';
import * as samples from '@rawnaq/domain/papers/test/sample-papers';
import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PaperSize } from './draw-paper';
import { renderPaper } from './render-paper';

const draw = (paper: Paper, size: PaperSize, logo: Uint8Array | null = null): Promise<Uint8Array> =>
  renderPaper(paper, size, { language: 'en', logo }, 'somebody');
const MOST_BYTES = 100_000;

describe.each(Object.entries(samples))('%s', (_name, paper) => {
  it.each(['a4', '80mm'] as const)('is a small PDF with its own letters on %s', async (size) => {
    const pdf = readPdf(await draw(paper, size));
    expect(pdf.bytes).toBeLessThan(MOST_BYTES);
    expect(pdf.raw).toMatch(/^%PDF-1\.7/);
    expect(pdf.raw.match(/\/FontFile2/g)).toHaveLength(2);
    expect(pdf.raw).not.toMatch(/\/Helvetica/);
    const said = pdf.texts.join('\n');
    expect(said).toContain(paper.seller.name[size === 'a4' || paper.country !== 'SA' ? 'en' : 'ar']);
  });
});

it('has the words in the order they are read, whichever way they are drawn', async () => {
  const { texts } = readPdf(await draw(samples.ksaSimplified, 'a4'));
  for (const text of [
    'Simplified Tax Invoice',
    'فاتورة ضريبية مبسطة',
    'NS-000731',
    '2026-11-18 7:42 PM',
    '310458726900003',
    'ضريبة القيمة المضافة 15%',
    'زيت لحية 50 مل',
    '300.00',
    '45.00',
    '345.00',
    'بطاقة ائتمان · 034127',
  ])
    expect(texts).toContain(text);
});

it('goes over as many pages as it needs and says so on each', async () => {
  const { raw, texts } = readPdf(await draw(samples.longInvoice, 'a4'));
  const pages = raw.match(/\/Type \/Page\b/g)!.length;
  expect(pages).toBeGreaterThan(2);
  expect(texts).toContain(`Page ${pages} of ${pages} · صفحة ${pages} من ${pages}`);
  expect(texts.filter((text) => text === 'الوصف')).toHaveLength(pages);
  for (let line = 1; line <= 60; line += 1) expect(texts).toContain(String(line));
});

it('a roll is 80 mm wide and as long as its content', async () => {
  const [short, long] = await Promise.all([draw(samples.ksaRounding, '80mm'), draw(samples.longInvoice, '80mm')]);
  const [shortBox, longBox] = [boxOf(short), boxOf(long)];
  expect(shortBox.width).toBeCloseTo(226.77, 1);
  expect(longBox.width).toBeCloseTo(226.77, 1);
  expect(shortBox.height).toBeLessThan(600);
  expect(longBox.height).toBeGreaterThan(2000);
});

it('the same paper gives the same bytes', async () => {
  const [first, second] = [await draw(samples.uaeFull, 'a4'), await draw(samples.uaeFull, 'a4')];
  expect(Buffer.compare(first, second)).toBe(0);
});

it('what can not be drawn (emoji, other alphabets, orders to turn round) is left away, the rest stands', async () => {
  const { texts } = readPdf(await draw(samples.hostile, 'a4'));
  expect(texts).toContain('Noura');
  expect(texts).toContain('نُورَة');
  expect(texts).toContain('INV-</text>-1');
  expect(texts.join('')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

it('goes on without a logo that is no picture', async () => {
  const garbage = Uint8Array.from([1, 2, 3, 4]);
  const { texts } = readPdf(await draw(samples.ksaSimplified, 'a4', garbage));
  expect(texts).toContain('NS-000731');
});

it.each(['png', 'jpeg', 'webp'] as const)('holds a logo that was uploaded as %s, small', async (format) => {
  const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, place) => (place * 7919) % 251));
  const logo = await sharp(noise, { raw: { width: 600, height: 600, channels: 3 } })
    [format]()
    .toBuffer();
  const { raw, bytes } = readPdf(await draw(samples.ksaSimplified, '80mm', logo));
  expect(raw).toContain('/Subtype /Image');
  expect(bytes).toBeLessThan(MOST_BYTES + 320 * 320 * 3);
  const hidden = { ...samples.ksaSimplified, shows: { ...samples.ksaSimplified.shows, logo: false } };
  expect(readPdf(await draw(hidden, '80mm', logo)).raw).not.toContain('/Subtype /Image');
});

it('tells who asks what went wrong, and draws the next one', async () => {
  const broken = { ...samples.ksaSimplified, issued: { date: 'never', time: '' } };
  await expect(draw(broken, 'a4')).rejects.toThrow(/NS-000731/);
  expect((await draw(samples.ksaSimplified, 'a4')).length).toBeGreaterThan(1000);
});

describe('the code', () => {
  it.each(['a4', '80mm'] as const)('is read back from %s as what is printed', async (size) => {
    for (const paper of [samples.ksaSimplified, samples.ksaRounding, samples.ksaCreditNote]) {
      const pdf = readPdf(await draw(paper, size));
      const code = await scan(pdf.content);
      expect(code).toBe(paper.tax_qr);
      const [name, trn, moment, total, vat] = valuesOf(code);
      expect(name).toBe(paper.seller.name.ar);
      const printed = pdf.texts.join('\n');
      for (const text of [trn!, moment!.slice(0, 10), viewTime(moment!.slice(11, 19), 'en', '12'), total!, vat!])
        expect(printed).toContain(text);
    }
  });

  it('opens the public page where there is no tax code', async () => {
    const pdf = readPdf(await draw(samples.uaeSimplified, '80mm'));
    expect(await scan(pdf.content)).toBe(samples.uaeSimplified.link);
  });
});

/** The page descriptions unpacked, and the texts they say they show. */
function readPdf(file: Uint8Array): { raw: string; content: string; texts: string[]; bytes: number } {
  const raw = Buffer.from(file).toString('latin1');
  const content = [...raw.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed]) => inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes(' Tf'))
    .join('\n');
  const texts = [...content.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, text]) => decodeText(text!));
  return { raw, content, texts, bytes: file.length };
}

/** A string of a PDF: UTF-16 behind its mark, with a few bytes escaped. */
function decodeText(escaped: string): string {
  const bytes = escaped.replace(/\\(\d{3}|.)/gs, (_all, code: string) => ESCAPES[code] ?? code);
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const boxOf = (file: Uint8Array): { width: number; height: number } => {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(file).toString('latin1'))!;
  return { width: Number(width), height: Number(height) };
};

/** Paints the bars of the code as a printer would and reads them as a camera would. */
async function scan(content: string): Promise<string> {
  const groups = [...content.matchAll(/(?:[\d. ]+ re\n)+/g)].map(([group]) => group);
  const bars = groups
    .reduce((most, group) => (group.length > most.length ? group : most))
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const dot = bars[0]![3]!;
  const [left, top] = [Math.min(...bars.map(([x]) => x!)), Math.min(...bars.map(([, y]) => y!))];
  const [scale, quiet] = [4, 4];
  const dots = Math.round((Math.max(...bars.map(([, y]) => y!)) - top) / dot) + 1;
  const side = (dots + 2 * quiet) * scale;
  const picture = new Uint8Array(side * side).fill(255);
  const at = (value: number): number => Math.round((value / dot + quiet) * scale);
  for (const [x, y, width, height] of bars)
    for (let row = at(y! - top); row < at(y! - top + height!); row += 1)
      picture.fill(0, row * side + at(x! - left), row * side + at(x! - left + width!));
  const symbols = await scanGrayBuffer(picture.buffer, side, side);
  return symbols[0]?.decode() ?? '';
}

/** Tag, length, value; tag, length, value. */
function valuesOf(code: string): string[] {
  const bytes = Buffer.from(code, 'base64');
  const values: string[] = [];
  for (let place = 0; place < bytes.length; place += 2 + bytes[place + 1]!)
    values.push(bytes.subarray(place + 2, place + 2 + bytes[place + 1]!).toString('utf8'));
  return values;
}
