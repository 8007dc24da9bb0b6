import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipFile = { name: string; content: AsyncIterable<string> | Iterable<string> };

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first of January 1980: a file made twice is the same file. */
const DAY = 0x21;
const MOST_BYTES = 0xffff_ffff;

/** A ZIP archive as it grows: no more of it is held than what is on the way. */
export async function* zipOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const start = offset;
    const place = Buffer.from(name);
    const sizes = { crc: 0, plain: 0, packed: 0 };
    const head = localHeader(place);
    offset += head.length;
    yield head;
    const deflate = createDeflateRaw({ level: 4 });
    const filled = pipeline(Readable.from(measured(content, sizes)), deflate);
    // Whoever reads hears of a failure by the stream itself.
    filled.catch(() => {});
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      sizes.packed += piece.length;
      offset += piece.length;
      yield piece;
    }
    await filled;
    if (Math.max(sizes.plain, offset) > MOST_BYTES) throw new RangeError('The file is larger than a workbook can be.');
    const tail = numbers([DESCRIPTOR, 4], [sizes.crc, 4], [sizes.packed, 4], [sizes.plain, 4]);
    offset += tail.length;
    yield tail;
    entries.push(directoryEntry(place, sizes, start));
  }
  const directory = Buffer.concat(entries);
  yield directory;
  yield numbers([END, 4], [0, 4], [entries.length, 2], [entries.length, 2], [directory.length, 4], [offset, 4], [0, 2]);
}

type Sizes = { crc: number; plain: number; packed: number };

async function* measured(content: ZipFile['content'], sizes: Sizes): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    sizes.crc = crc32(bytes, sizes.crc);
    sizes.plain += bytes.length;
    yield bytes;
  }
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    numbers(
      [LOCAL, 4],
      [VERSION, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [name.length, 2],
      [0, 2],
    ),
    name,
  ]);

const directoryEntry = (name: Buffer, { crc, plain, packed }: Sizes, start: number): Buffer =>
  Buffer.concat([
    numbers(
      [ENTRY, 4],
      [VERSION, 2],
      [VERSION, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [crc, 4],
      [packed, 4],
      [plain, 4],
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [start, 4],
    ),
    name,
  ]);

/** Each with its bytes, the lowest first. */
function numbers(...given: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [, bytes]) => sum + bytes, 0));
  let place = 0;
  for (const [value, bytes] of given) place = buffer.writeUIntLE(value, place, bytes);
  return buffer;
}
