import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser: its keys, and what it reads with them. */
export function makeBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const point = pair.getPublicKey();
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): string => decrypt(body, { privateKey: pair.getPrivateKey(), auth }),
  };
}
export type Browser = ReturnType<typeof makeBrowser>;

type Reader = { privateKey: Buffer; auth: Buffer };

/** The other end of RFC 8291, written from the standard and not from our own end. */
export function decrypt(body: Buffer, { privateKey, auth }: Reader): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const derive = (key: Buffer, from: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, about, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const keying = derive(own.computeSecret(sender), auth, about, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(keying, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString('utf8');
}

/** What a service makes of a letter's signature: its claims, or nothing where it is not signed by the key it names. */
export function claimsOf(authorization: string | undefined): { aud: string; exp: number; sub: string } | undefined {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  if (!token || !key) return undefined;
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  return isSigned
    ? (JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; exp: number; sub: string })
    : undefined;
}

type Letter = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service on this machine. It answers 201, or what it was told to answer next. */
export async function startPushService() {
  const letters: Letter[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    /** The next answers, one after the other. */
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
