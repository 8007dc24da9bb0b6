import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

type Piece = string | Uint8Array;
export type ZipFile = {
  name: string;
  content: AsyncIterable<Piece> | Iterable<Piece>;
  /** Pictures, PDFs and workbooks are packed already: trying hard again costs time and wins nothing. */
  isPacked?: boolean;
};

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const WIDE_END = 0x06064b50;
const WIDE_END_LOCATOR = 0x07064b50;
const VERSION = 20;
/** The first version that knows the wide (zip64) records. */
const WIDE_VERSION = 45;
const WIDE_FIELD = 1;
/** Sizes follow the content, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first of January 1980: a file made twice is the same file. */
const DAY = 0x21;
const MOST_BYTES = 0xffff_ffff;
const MOST_ENTRIES = 0xffff;
const SMALL_BYTES = 64 * 1024;
const NOTHING_PACKED = deflateRawSync(Buffer.alloc(0));
/** One turn between the packing thread and this one for most pieces, instead of ten. */
const CHUNK_BYTES = 256 * 1024;

/**
 * A ZIP archive as it grows: no more of it is held than what is on the way and the line of each file in the directory.
 * One file in it has less than 4 GB; there may be any number of them, and together they may be larger: past the old
 * limits the directory uses wide (zip64) records. `from`: how many bytes stand before it.
 */
export async function* zipOf(files: AsyncIterable<ZipFile>, from = 0): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let offset = from;
  for await (const { name, content, isPacked } of files) {
    const start = offset;
    const place = Buffer.from(name);
    const sizes = { crc: 0, plain: 0, packed: 0 };
    const head = localHeader(place);
    offset += head.length;
    yield head;
    for await (const piece of packed(measured(content, sizes), isPacked ? 1 : 4)) {
      sizes.packed += piece.length;
      offset += piece.length;
      yield piece;
    }
    if (Math.max(sizes.plain, sizes.packed) >= MOST_BYTES) throw new RangeError('One file of an archive is too large.');
    const tail = numbers([DESCRIPTOR, 4], [sizes.crc, 4], [sizes.packed, 4], [sizes.plain, 4]);
    offset += tail.length;
    yield tail;
    entries.push(directoryEntry(place, sizes, start));
  }
  const directory = Buffer.concat(entries);
  yield directory;
  yield directoryEnd({ entries: entries.length, bytes: directory.length, start: offset });
}

/** The last record, and before it the wide one where a count or place does not fit. */
export function directoryEnd({ entries, bytes, start }: { entries: number; bytes: number; start: number }): Buffer {
  const end = numbers(
    [END, 4],
    [0, 4],
    [Math.min(entries, MOST_ENTRIES), 2],
    [Math.min(entries, MOST_ENTRIES), 2],
    [Math.min(bytes, MOST_BYTES), 4],
    [Math.min(start, MOST_BYTES), 4],
    [0, 2],
  );
  // The highest number of each field means "look in the wide record", so it is no number any more.
  if (entries < MOST_ENTRIES && bytes < MOST_BYTES && start < MOST_BYTES) return end;
  return Buffer.concat([
    numbers([WIDE_END, 4], [44, 8], [WIDE_VERSION, 2], [WIDE_VERSION, 2], [0, 4], [0, 4]),
    numbers([entries, 8], [entries, 8], [bytes, 8], [start, 8]),
    numbers([WIDE_END_LOCATOR, 4], [0, 4], [start + bytes, 8], [1, 4]),
    end,
  ]);
}

/** What is small is packed at once: a stream for each of many thousand documents would cost more than they do. */
async function* packed(content: AsyncGenerator<Uint8Array>, level: number): AsyncGenerator<Buffer> {
  const held: Uint8Array[] = [];
  let size = 0;
  while (size <= SMALL_BYTES) {
    const next = await content.next();
    if (next.done) return yield size === 0 ? NOTHING_PACKED : deflateRawSync(Buffer.concat(held), { level });
    held.push(next.value);
    size += next.value.length;
  }
  const deflate = createDeflateRaw({ level, chunkSize: CHUNK_BYTES });
  const done: Buffer[] = [];
  deflate.on('data', (bytes: Buffer) => done.push(bytes));
  const whole = finished(deflate);
  // Whoever waits hears of a failure; nobody does while the next piece is being made, or when the reader is gone.
  whole.catch(() => {});
  try {
    // By hand: a pipeline asks for the next piece when this one is packed, and either core waits for the other.
    let packing: Promise<void> | undefined;
    for await (const piece of inTurn(held, content)) {
      await packing;
      yield* done.splice(0);
      packing = new Promise((resolve, reject) => deflate.write(piece, (error) => (error ? reject(error) : resolve())));
      packing.catch(() => {});
    }
    await packing;
    deflate.end();
    await whole;
    yield* done;
  } finally {
    deflate.destroy();
  }
}

async function* inTurn(held: Iterable<Uint8Array>, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* held;
  yield* rest;
}

type Sizes = { crc: number; plain: number; packed: number };

async function* measured(content: ZipFile['content'], sizes: Sizes): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
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

function directoryEntry(name: Buffer, { crc, plain, packed }: Sizes, start: number): Buffer {
  const isFar = start >= MOST_BYTES;
  const version = isFar ? WIDE_VERSION : VERSION;
  const wide = isFar ? numbers([WIDE_FIELD, 2], [8, 2], [start, 8]) : Buffer.alloc(0);
  return Buffer.concat([
    numbers(
      [ENTRY, 4],
      [version, 2],
      [version, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [crc, 4],
      [packed, 4],
      [plain, 4],
      [name.length, 2],
      [wide.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [Math.min(start, MOST_BYTES), 4],
    ),
    name,
    wide,
  ]);
}

/** Each with its bytes, the lowest first. */
function numbers(...given: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [, bytes]) => sum + bytes, 0));
  let place = 0;
  for (const [value, bytes] of given)
    place = bytes === 8 ? buffer.writeBigUInt64LE(BigInt(value), place) : buffer.writeUIntLE(value, place, bytes);
  return buffer;
}
