import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';

/** Who we are to push services: a key that browsers are told of, and a letter signed with it for each service. */
export type Vapid = {
  /** As browsers ask for it: the point, in base64url. */
  publicKey: string;
  /** The value of `authorization` for a service. */
  authorizationFor: (service: URL, now: Date) => string;
};

/** The number of points on P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Services refuse letters that hold for more than a day. */
const HOLDS_SECONDS = 12 * 3600;

/**
 * RFC 8292. The key follows from the secret of the installation: every process has the same without asking anybody,
 * and it is kept as safely as everything else that the secret opens.
 */
export function makeVapid(secret: string, contact: string): Vapid {
  // Sixteen bytes more than needed, so that no number is likelier than another.
  const drawn = BigInt(`0x${Buffer.from(hkdfSync('sha256', secret, 'rawnaq', 'vapid', 48)).toString('hex')}`);
  const number = Buffer.from(((drawn % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(number);
  const point = pair.getPublicKey();
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: number.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorizationFor: (service, now) => {
      const head = encoded({ typ: 'JWT', alg: 'ES256' });
      const exp = Math.floor(now.getTime() / 1000) + HOLDS_SECONDS;
      const claims = encoded({ aud: service.origin, exp, sub: `mailto:${contact}` });
      const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${head}.${claims}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
