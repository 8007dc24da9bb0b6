import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../test/files/read-zip';
import { directoryEnd, zipOf, type ZipFile } from './write-zip';

const zipped = (files: readonly ZipFile[], from?: number): Promise<Buffer> =>
  buffer(Readable.from(zipOf(Readable.from(files), from)));

describe('an archive', () => {
  it('is read by somebody else: texts, bytes, Arabic names, nothing at all', async () => {
    const picture = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256));
    const bytes = await zipped([
      { name: 'القوائم/العملاء.xlsx', content: ['one ', 'two'] },
      { name: 'Uploads/a.png', content: [picture.subarray(0, 999), picture.subarray(999)], isPacked: true },
      { name: 'empty.txt', content: [] },
    ]);
    expect([...readZip(bytes)]).toEqual([
      ['القوائم/العملاء.xlsx', Buffer.from('one two')],
      ['Uploads/a.png', picture],
      ['empty.txt', Buffer.alloc(0)],
    ]);
    expect(readZip(await zipped([])).size).toBe(0);
  });

  it('holds more files than the old record can count', async () => {
    const last = { name: 'last', content: ['the end'] };
    const files = [...Array.from({ length: 65_534 }, (_, index): ZipFile => ({ name: `${index}`, content: [] })), last];
    const read = readZip(await zipped(files));
    expect(read.size).toBe(65_535);
    expect(String(read.get('last'))).toBe('the end');
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

  it.each([1, 200_000])('fails where its content fails, after %i letters', async (letters) => {
    const broken = async function* (): AsyncGenerator<string> {
      yield 'a'.repeat(letters);
      throw new Error('the store went away');
    };
    await expect(zipped([{ name: 'a', content: broken() }])).rejects.toThrow('the store went away');
  });

  it('asks for no more when its reader is gone', async () => {
    let asked = 0;
    const endless = async function* (): AsyncGenerator<Buffer> {
      for (;;) {
        asked += 1;
        yield randomBytes(100_000);
      }
    };
    let read = 0;
    for await (const bytes of zipOf(Readable.from([{ name: 'a', content: endless() }]))) {
      read += bytes.length;
      if (read > 1_000_000) break;
    }
    const until = asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBe(until);
    expect(asked).toBeLessThan(20);
  });
});
