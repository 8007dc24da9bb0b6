import { createHash, createHmac } from 'node:crypto';

export type Signer = { region: string; accessKeyId: string; secretAccessKey: string };
type Asked = {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  /** Its bytes, or their SHA-256 in hex where they are too many to hold. */
  body?: Uint8Array | string | undefined;
  now: Date;
};

const SERVICE = 's3';
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The headers that prove to an S3-compatible store who asks (AWS Signature Version 4, the whole request in one piece).
 */
export function signed(
  { region, accessKeyId, secretAccessKey }: Signer,
  { method, url, headers = {}, body = new Uint8Array(), now }: Asked,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const bodyHash = typeof body === 'string' ? body : sha256(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).toSorted();
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${all[name]!.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, SERVICE, 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, ` +
      `Signature=${hmac(key, text).toString('hex')}`,
  };
}
