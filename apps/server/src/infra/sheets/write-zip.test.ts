import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { directoryEnd, zipOf, type ZipFile } from './write-zip';

const folder = mkdtempSync(path.join(tmpdir(), 'rawnaq-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const zipped = (files: readonly ZipFile[], from?: number): Promise<Buffer> =>
  buffer(Readable.from(zipOf(Readable.from(files), from)));

/** Somebody else's reader: Python's own, which checks sums, sizes and places. */
function readByPython(bytes: Buffer): { count: number; bad: string | null; some: Record<string, string> } {
  const file = path.join(folder, `${Math.random()}.zip`);
  writeFileSync(file, bytes);
  const told = execFileSync('python3', ['-c', READER, file], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(told) as ReturnType<typeof readByPython>;
}
const READER = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    names = z.namelist()
    print(json.dumps({
        'count': len(names),
        'bad': z.testzip() if len(names) < 100 else None,
        'some': {n: z.read(n).hex() for n in names[:2] + names[2:][-1:]},
    }))
`;

describe('an archive', () => {
  it('is read by somebody else: texts, bytes, Arabic names, nothing at all', async () => {
    const picture = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256));
    const bytes = await zipped([
      { name: 'القوائم/العملاء.xlsx', content: ['one ', 'two'] },
      { name: 'Uploads/a.png', content: [picture.subarray(0, 999), picture.subarray(999)], isPacked: true },
      { name: 'empty.txt', content: [] },
    ]);
    expect(readByPython(bytes)).toEqual({
      count: 3,
      bad: null,
      some: {
        'القوائم/العملاء.xlsx': Buffer.from('one two').toString('hex'),
        'Uploads/a.png': picture.toString('hex'),
        'empty.txt': '',
      },
    });
    expect(readByPython(await zipped([]))).toEqual({ count: 0, bad: null, some: {} });
  });

  it('holds more files than the old record can count', async () => {
    const last = { name: 'last', content: ['the end'] };
    const files = [...Array.from({ length: 65_534 }, (_, index): ZipFile => ({ name: `${index}`, content: [] })), last];
    expect(readByPython(await zipped(files))).toMatchObject({
      count: 65_535,
      some: { last: Buffer.from('the end').toString('hex') },
    });
  }, 60_000);

  it('names places past 4 GB in wide fields, from the very number that stands for them', async () => {
    const limit = 0xffff_ffff;
    for (const [from, isWide] of [
      [limit - 100, false],
      [limit - 1, true],
      [limit, true],
      [limit + 10, true],
    ] as const) {
      const bytes = await zipped([{ name: 'a', content: [] }], from);
      const entry = bytes.indexOf(Buffer.from('504b0102', 'hex'));
      const start = bytes.readUInt32LE(entry + 42);
      const extra = bytes.readUInt16LE(entry + 30);
      expect(extra === 0 ? start : Number(bytes.readBigUInt64LE(entry + 46 + 1 + 4)), String(from)).toBe(from);
      expect(extra === 0, String(from)).toBe(from < limit);
      // Where the directory begins is written in the last record or, past the limit, in the wide one.
      const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
      const wide = bytes.indexOf(Buffer.from('504b0606', 'hex'));
      expect(wide >= 0, String(from)).toBe(isWide);
      const told = wide >= 0 ? Number(bytes.readBigUInt64LE(wide + 48)) : bytes.readUInt32LE(end + 16);
      expect(told).toBe(from + entry);
    }
  });

  it('ends with the narrow record alone while everything fits', () => {
    expect(directoryEnd({ entries: 65_534, bytes: 0xffff_fffe, start: 0xffff_fffe })).toHaveLength(22);
    for (const past of [{ entries: 65_535 }, { bytes: 0xffff_ffff }, { start: 0xffff_ffff }])
      expect(directoryEnd({ entries: 1, bytes: 1, start: 1, ...past })).toHaveLength(22 + 56 + 20);
  });

  it('fails where its content fails', async () => {
    const broken = async function* (): AsyncGenerator<string> {
      yield 'a';
      throw new Error('the store went away');
    };
    await expect(zipped([{ name: 'a', content: broken() }])).rejects.toThrow('the store went away');
  });
});
