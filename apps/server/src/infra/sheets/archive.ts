import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MOST_ENTRIES = 200;
const STORED = 0;
const DEFLATED = 8;

/** Unpacks one file of the archive; undefined when it has none of that name. */
export type Archive = (name: string) => Buffer | undefined;

/**
 * A ZIP file, unpacked only as far as somebody asks. An archive says what size it wants, only unpacking tells the
 * truth: all files that are read share one limit, and it ends the unpacking itself.
 */
export function openArchive(bytes: Buffer, mostBytes: number): Archive {
  const entries = readDirectory(bytes);
  let left = mostBytes;
  return (name) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const { method, packed, local } = entry;
    if (method !== STORED && method !== DEFLATED) throw new RangeError('unknown packing');
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    const unpacked = method === DEFLATED ? inflateRawSync(content, { maxOutputLength: Math.max(1, left) }) : content;
    left -= unpacked.length;
    if (left < 0) throw new RangeError('too large');
    return unpacked;
  };
}

type Entry = { method: number; packed: number; local: number };

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = endOfDirectory(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new RangeError('too many entries');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('broken directory');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** It stands at the end, before a comment of at most 64 KB. */
function endOfDirectory(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at -= 1)
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new RangeError('no archive');
}
