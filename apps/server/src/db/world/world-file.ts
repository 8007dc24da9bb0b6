import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * One file that holds a whole world, or one account of it, inside gzip: a first line, then sections. A section is its
 * header (JSON) and
 * chunks of bytes, each with its length in front; a chunk of length 0 ends the section. Written and read as a stream,
 * so size does not matter.
 */
const FIRST_LINES = {
  world: Buffer.from('RAWNAQ WORLD 1\n'),
  account: Buffer.from('RAWNAQ ACCOUNT 1\n'),
};
type Sort = keyof typeof FIRST_LINES;
const LONGEST_PIECE = 16 * 1024 * 1024;

export class BadWorldFile extends Error {}

/** A file by its name, or whatever opens its packed bytes anew each time: it is read more than once. */
export type WorldSource = string | (() => Readable);

export type Section<Header> = { header: Header; chunks: AsyncGenerator<Buffer> };

export const firstLine = (sort: Sort = 'world'): Buffer => FIRST_LINES[sort];

export async function* writeSection(
  header: object,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = [],
): AsyncGenerator<Buffer> {
  yield* piece(Buffer.from(JSON.stringify(header)));
  for await (const chunk of chunks) if (chunk.length) yield* piece(chunk);
  yield lengthOf(0);
}

/**
 * Sections in order. Chunks that the caller leaves are skipped. A file that breaks off, was changed or is something
 * else is refused.
 */
export async function* readSections<Header>(file: WorldSource, sort: Sort = 'world'): AsyncGenerator<Section<Header>> {
  const source = typeof file === 'string' ? createReadStream(file) : file();
  const plain = source.pipe(createGunzip());
  source.on('error', (error: Error) => plain.destroy(error));
  const bytes = byteReader(plain);
  try {
    const start = await bytes.read(FIRST_LINES[sort].length);
    if (!start?.equals(FIRST_LINES[sort]))
      throw new BadWorldFile('This is not an export of Rawnaq, or one of another format.');
    for (let header = await readPiece(bytes); header; header = await readPiece(bytes)) {
      const chunks = readChunks(bytes);
      yield { header: parseHeader<Header>(header), chunks };
      for await (const _ of chunks);
    }
  } finally {
    source.destroy();
    plain.destroy();
  }
}

function* piece(bytes: Uint8Array): Generator<Buffer> {
  yield lengthOf(bytes.length);
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function lengthOf(length: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(length);
  return prefix;
}

type ByteReader = { read: (length: number) => Promise<Buffer | undefined> };

/** Exactly `length` bytes; undefined at the end of the stream. */
function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    async read(length) {
      const parts = [held];
      let size = held.length;
      while (size < length) {
        const next = await chunks.next().catch((error: unknown) => {
          throw explained(error);
        });
        if (next.done) break;
        parts.push(next.value);
        size += next.value.length;
      }
      const all = parts.length === 1 ? held : Buffer.concat(parts);
      if (size === 0 && length > 0) return undefined;
      if (size < length) throw new BadWorldFile('The file breaks off in the middle.');
      held = all.subarray(length);
      return all.subarray(0, length);
    },
  };
}

async function readPiece(bytes: ByteReader): Promise<Buffer | undefined> {
  const prefix = await bytes.read(4);
  if (!prefix) return undefined;
  const length = prefix.readUInt32BE();
  if (length > LONGEST_PIECE) throw new BadWorldFile('The file is damaged.');
  return length === 0 ? Buffer.alloc(0) : needed(await bytes.read(length));
}

async function* readChunks(bytes: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const chunk = needed(await readPiece(bytes));
    if (chunk.length === 0) return;
    yield chunk;
  }
}

function needed(chunk: Buffer | undefined): Buffer {
  if (!chunk) throw new BadWorldFile('The file breaks off in the middle.');
  return chunk;
}

function explained(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'Z_BUF_ERROR') return new BadWorldFile('The file breaks off in the middle.', { cause: error });
  if (code.startsWith('Z_')) return new BadWorldFile('The file is damaged, or no export of Rawnaq.', { cause: error });
  if (code === 'ENOENT') return new BadWorldFile('There is no such file.', { cause: error });
  return error;
}

function parseHeader<Header>(bytes: Buffer): Header {
  try {
    return JSON.parse(bytes.toString('utf8')) as Header;
  } catch (error) {
    throw new BadWorldFile('The file is damaged.', { cause: error });
  }
}
