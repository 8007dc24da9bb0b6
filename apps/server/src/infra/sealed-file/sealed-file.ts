import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/**
 * A file that only the holder of a key can read, and whose every byte is proved: a first line, a head that anybody may
 * read, then pieces of AES-256-GCM. Each piece is sealed with its place in the file and with whether it is the last, so
 * that pieces can't be left out, doubled, put in another order or cut off at the end without being noticed. The head is
 * sealed along with each piece. Written and read as a stream: size does not matter.
 */
const FIRST_LINE = Buffer.from('RAWNAQ BACKUP\n');
const FORMAT_VERSION = 1;
const PIECE = 64 * 1024;
const TAG = 16;
const LONGEST_HEAD = 64 * 1024;

/** Why a sealed file is not opened, in one sentence for whoever runs the installation. */
export class BadSealedFile extends Error {
  constructor(
    readonly reason: 'not-ours' | 'format' | 'key' | 'cut-off' | 'changed',
    message: string,
  ) {
    super(message);
  }
}

const sealedHead = z.object({
  format: z.literal(FORMAT_VERSION),
  /** Which key opens it, without telling anything of the key. */
  key_id: z.string().regex(/^[0-9a-f]{16}$/),
  salt: z.string().regex(/^[0-9a-f]{64}$/),
  made_at: z.string(),
  /** The last migration of the database it was made of. */
  migration: z.string(),
});
export type SealedHead = z.output<typeof sealedHead>;

/** The key of backups: made of a secret of the configuration, which stands in no file and no table. */
export type BackupKey = { id: string; ofFile: (salt: Buffer) => Buffer };

export function backupKey(secret: string): BackupKey {
  const master = Buffer.from(hkdfSync('sha256', secret, 'rawnaq', 'backups', 32));
  return {
    id: Buffer.from(hkdfSync('sha256', master, 'rawnaq', 'name of the key', 8)).toString('hex'),
    // A key for each file: numbers of pieces may then begin anew in each.
    ofFile: (salt) => Buffer.from(hkdfSync('sha256', master, salt, 'file', 32)),
  };
}

const nonceOf = (place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

export async function* sealed(
  chunks: AsyncIterable<Uint8Array>,
  key: BackupKey,
  { made_at, migration }: Pick<SealedHead, 'made_at' | 'migration'>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(32);
  const head: SealedHead = {
    format: FORMAT_VERSION,
    key_id: key.id,
    salt: salt.toString('hex'),
    made_at,
    migration,
  };
  const headBytes = Buffer.from(JSON.stringify(head));
  yield Buffer.concat([FIRST_LINE, lengthOf(headBytes.length), headBytes]);
  const fileKey = key.ofFile(salt);
  const bound = createHash('sha256').update(headBytes).digest();
  let place = 0;
  const piece = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(place, isLast)).setAAD(bound);
    place += 1;
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([lengthOf(body.length), body, cipher.getAuthTag()]);
  };
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    let at = 0;
    // One piece is always kept back: whether it is the last is known when the stream ends.
    for (; held.length - at > PIECE; at += PIECE) yield piece(held.subarray(at, at + PIECE), false);
    held = held.subarray(at);
  }
  yield piece(held, true);
}

/** What anybody may read of it. It is proved only together with the pieces. */
export async function readHead(chunks: AsyncIterable<Buffer>): Promise<SealedHead> {
  return (await begin(byteReader(chunks))).head;
}

/** The plain bytes, each piece proved before it is passed on. Ends well only at the mark of the last piece. */
export async function* unsealed(chunks: AsyncIterable<Buffer>, key: BackupKey): AsyncGenerator<Buffer> {
  const bytes = byteReader(chunks);
  const { head, headBytes } = await begin(bytes);
  if (head.key_id !== key.id)
    throw new BadSealedFile(
      'key',
      'This backup was made with another key: set the BACKUP_SECRET (or, where none was set, the APP_SECRET) ' +
        `of the installation that made it. The key of the file is ${head.key_id}, here it is ${key.id}.`,
    );
  const fileKey = key.ofFile(Buffer.from(head.salt, 'hex'));
  const bound = createHash('sha256').update(headBytes).digest();
  for (let place = 0; ; place += 1) {
    const length = (await needed(bytes, 4)).readUInt32BE();
    if (length > PIECE) throw changed();
    const body = await needed(bytes, length + TAG);
    const open = (isLast: boolean): Buffer | undefined => {
      const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(place, isLast))
        .setAAD(bound)
        .setAuthTag(body.subarray(length));
      const plain = decipher.update(body.subarray(0, length));
      try {
        decipher.final();
        return plain;
      } catch {
        return undefined;
      }
    };
    const isFull = length === PIECE;
    const middle = isFull ? open(false) : undefined;
    if (middle) {
      yield middle;
      continue;
    }
    const last = open(true);
    if (!last) throw changed();
    if (last.length) yield last;
    if (await bytes.read(1)) throw changed();
    return;
  }
}

async function begin(bytes: ByteReader): Promise<{ head: SealedHead; headBytes: Buffer }> {
  const start = await bytes.read(FIRST_LINE.length);
  if (!start?.equals(FIRST_LINE)) throw new BadSealedFile('not-ours', 'This is not a backup of Rawnaq.');
  const length = (await needed(bytes, 4)).readUInt32BE();
  if (length > LONGEST_HEAD) throw changed();
  const headBytes = await needed(bytes, length);
  return { head: parsed(headBytes), headBytes };
}

function parsed(bytes: Buffer): SealedHead {
  const given = asJson(bytes);
  const { success: hasFormat, data } = z.object({ format: z.int() }).safeParse(given);
  if (hasFormat && data.format !== FORMAT_VERSION)
    throw new BadSealedFile(
      'format',
      `This backup has the format ${data.format}, and this version reads format ${FORMAT_VERSION}: ` +
        'restore it with the version of Rawnaq that made it.',
    );
  const head = sealedHead.safeParse(given);
  if (!head.success) throw changed();
  return head.data;
}

function asJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const changed = (): BadSealedFile =>
  new BadSealedFile('changed', 'This backup was changed or damaged since it was made: use another one.');

async function needed(bytes: ByteReader, length: number): Promise<Buffer> {
  const found = await bytes.read(length);
  if (!found || found.length < length)
    throw new BadSealedFile('cut-off', 'This backup breaks off in the middle: copy it again, or use another one.');
  return found;
}

function lengthOf(length: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(length);
  return prefix;
}

type ByteReader = { read: (length: number) => Promise<Buffer | undefined> };

/** Up to `length` bytes, fewer only at the end; nothing after it. */
function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    async read(length) {
      const parts = [held];
      let size = held.length;
      while (size < length) {
        const next = await chunks.next();
        if (next.done) break;
        parts.push(next.value);
        size += next.value.length;
      }
      const all = parts.length === 1 ? held : Buffer.concat(parts);
      held = all.subarray(Math.min(length, size));
      if (size === 0 && length > 0) return undefined;
      return all.subarray(0, length);
    },
  };
}
