import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { backupKey, BadSealedFile, readHead, sealed, unsealed } from './sealed-file';

const key = backupKey('a secret that is long enough for backups');
const head = { made_at: '2026-11-16T03:00:00.000Z', migration: '0310_platform_backups.sql' };

async function* of(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
const seal = (plain: Buffer): Promise<Buffer> => all(sealed(of(plain), key, head));
const open = (file: Buffer, as = key): Promise<Buffer> => all(unsealed(of(file, 7_777), as));
const reasonOf = async (file: Buffer, as = key): Promise<string> => {
  const error: unknown = await open(file, as).then(
    () => undefined,
    (found: unknown) => found,
  );
  return error instanceof BadSealedFile ? error.reason : `no refusal: ${String(error)}`;
};

describe('a sealed file', () => {
  it('gives back what was put in, of every length', async () => {
    for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072, 200_001]) {
      const plain = randomBytes(length);
      expect((await open(await seal(plain))).equals(plain), `${length} bytes`).toBe(true);
    }
  });

  it('tells what it is, and nothing of what is in it', async () => {
    const file = await seal(Buffer.from('the name of a customer'));
    expect(await readHead(of(file))).toMatchObject({ format: 1, key_id: key.id, ...head });
    expect(file.includes('customer')).toBe(false);
  });

  it('is refused when it breaks off anywhere, also between two pieces', async () => {
    const file = await seal(randomBytes(65_536 * 3));
    for (const length of [20, 200, 65_900, file.length - 1])
      expect(await reasonOf(file.subarray(0, length)), `${length} bytes`).toBe('cut-off');
    const lastPiece = 4 + 65_536 + 16;
    expect(await reasonOf(file.subarray(0, file.length - lastPiece))).toBe('cut-off');
  });

  it('is refused when a bit was turned, pieces changed places or something was added', async () => {
    const file = await seal(randomBytes(200_000));
    for (const at of [60, 400, 70_000, file.length - 5]) {
      const other = Buffer.from(file);
      other.writeUInt8(other.readUInt8(at) ^ 1, at);
      expect(['changed', 'key', 'cut-off', 'format'], `byte ${at}`).toContain(await reasonOf(other));
    }
    const piece = 4 + 65_536 + 16;
    const start = 14 + 4 + file.readUInt32BE(14);
    const swapped = Buffer.concat([
      file.subarray(0, start),
      file.subarray(start + piece, start + 2 * piece),
      file.subarray(start, start + piece),
      file.subarray(start + 2 * piece),
    ]);
    expect(await reasonOf(swapped)).toBe('changed');
    expect(await reasonOf(Buffer.concat([file, Buffer.from('x')]))).toBe('changed');
  });

  it('is refused with another key, in another format and when it is something else', async () => {
    const file = await seal(randomBytes(1_000));
    expect(await reasonOf(file, backupKey('another secret that is long enough too'))).toBe('key');
    const other = Buffer.from(file.toString('latin1').replace('"format":1', '"format":9'), 'latin1');
    expect(await reasonOf(other)).toBe('format');
    expect(await reasonOf(randomBytes(500))).toBe('not-ours');
    expect(await reasonOf(Buffer.alloc(0))).toBe('not-ours');
  });
});
