import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MOST_ENTRIES = 200;
const DEFLATED = 8;

/**
 * Unpacks every entry of a ZIP file with a hard limit and throws the result away: an archive says what size it wants, only unpacking
 * tells the truth. It reads the same directory as the reader of sheets does afterwards.
 */
export async function assertSmallArchive(bytes: Buffer, mostBytes: number): Promise<void> {
  const end = endOfDirectory(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new RangeError('too many entries');
  let left = mostBytes;
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('broken directory');
    const [method, packed, stated, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 42),
    ];
    if (stated > left) throw new RangeError('too large');
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const size =
      method === DEFLATED
        ? (await inflate(bytes.subarray(start, start + packed), { maxOutputLength: Math.max(1, left) })).length
        : packed;
    if (size !== stated) throw new RangeError('false size');
    left -= size;
    if (left < 0) throw new RangeError('too large');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** It stands at the end, before a comment of at most 64 KB. */
function endOfDirectory(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at -= 1)
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new RangeError('no archive');
}
