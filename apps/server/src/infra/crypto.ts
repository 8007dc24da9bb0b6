import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const UNIQUE_BYTES = 18;
/** Asked for in one go, because asking is what takes time; each is given away once. */
let unused = Buffer.alloc(0);

/** 128 random bits and more for anything that stands in a link. */
export function newUniqueId(): string {
  if (unused.length === 0) unused = randomBytes(UNIQUE_BYTES * 128);
  const id = unused.toString('base64url', 0, UNIQUE_BYTES);
  unused = unused.subarray(UNIQUE_BYTES);
  return id;
}

/** `{account in base 36}.{256 random bits}`: only its hash is stored. */
export const newToken = (accountId: number): string =>
  `${accountId.toString(36)}.${randomBytes(32).toString('base64url')}`;

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/**
 * 32 MiB and three passes: two and a half times what OWASP asks for at least. People sign in once a day; who holds a
 * stolen hash guesses without end.
 */
const STRENGTH = { memoryCost: 32_768, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

/** Made when less work was asked for, or other work. */
export const isOfOldStrength = (stored: string): boolean =>
  !stored.includes(`$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`);

// A real hash of a random word: unknown names cost the same time as wrong passwords.
let decoy: Promise<string> | undefined;
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}

export type Sealer = {
  /** Encrypts a secret for one place; sealed text moved to another place does not open. */
  seal: (plain: string, place: string) => string;
  open: (sealed: string, place: string) => string;
  /** Keyed hash for short codes, which a plain hash would not hide. */
  digest: (text: string, place: string) => Buffer;
};

export function makeSealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'rawnaq', 'seal', 32));
  const digestKey = Buffer.from(hkdfSync('sha256', secret, 'rawnaq', 'digest', 32));
  return {
    seal(plain, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    digest: (text, place) => createHmac('sha256', digestKey).update(`${place}\n${text}`).digest(),
  };
}

export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
