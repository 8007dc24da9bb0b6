import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us to write to it: a point on P-256 and 16 secret bytes. */
export type PushKeys = { p256dh: string; auth: string };
/** Drawn anew for each message; tests bring those of the standard. */
export type Drawn = { privateKey: Buffer; salt: Buffer };

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SECRET_BYTES = 16;
/** One record holds it all (RFC 8188); services take no more than this anyway. */
const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

/** The point itself is looked at when it is used: whoever sends one that lies on no curve is not written to. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false;
  try {
    createECDHWithKeys().computeSecret(pointOf(p256dh));
    return true;
  } catch {
    return false;
  }
}

/** Only that browser can read it: RFC 8291, as one record of the aes128gcm encoding. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, drawn: Drawn = draw()): Buffer {
  const ours = createECDH(CURVE);
  ours.setPrivateKey(drawn.privateKey);
  const theirPoint = pointOf(p256dh);
  const shared = ours.computeSecret(theirPoint);
  const ourPoint = ours.getPublicKey();
  const keying = derive(shared, Buffer.from(auth, 'base64url'), [label('WebPush: info'), theirPoint, ourPoint], 32);
  const key = derive(keying, drawn.salt, [label('Content-Encoding: aes128gcm')], 16);
  const nonce = derive(keying, drawn.salt, [label('Content-Encoding: nonce')], 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES, 0);
  sizes.writeUInt8(ourPoint.length, 4);
  return Buffer.concat([
    drawn.salt,
    sizes,
    ourPoint,
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(LAST_RECORD)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

const draw = (): Drawn => ({ privateKey: createECDHWithKeys().getPrivateKey(), salt: randomBytes(16) });

function createECDHWithKeys() {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

function pointOf(text: string): Buffer {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== POINT_BYTES) throw new Error('not a point');
  return point;
}

const label = (text: string): Buffer => Buffer.from(`${text}\0`, 'ascii');

const derive = (secret: Buffer, salt: Buffer, about: readonly Buffer[], length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat(about), length));
