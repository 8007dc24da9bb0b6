import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type S3Server = {
  endpoint: string;
  /** What lies in the buckets, by path. */
  files: Map<string, Buffer>;
  /** `GET /bucket/key` and what it was answered. */
  asked: string[];
  /** Answers so many requests with this status before it works again. */
  fail: (status: number, times: number) => void;
  /** Takes requests and says nothing. */
  freeze: (frozen: boolean) => void;
  close: () => Promise<void>;
};
type Keys = { accessKeyId: string; secretAccessKey: string };

/**
 * A store that speaks as much S3 as we use and believes nobody: each signature is worked out again from what arrived.
 */
export async function startS3Server(keys: Keys, bucket: string): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  let failing = { status: 0, times: 0 };
  let frozen = false;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (frozen) return;
      const body = Buffer.concat(parts);
      const status = failing.times > 0 ? failing.status : (refusal(request, body, keys) ?? 0);
      failing = { ...failing, times: failing.times - 1 };
      answer(request, response, body, status);
      asked.push(`${request.method} ${request.url} ${response.statusCode}`);
    });
  });
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer, status: number): void => {
    const path = request.url ?? '/';
    response.statusCode = status || 200;
    if (status) return void response.end('<Error/>');
    if (request.method === 'HEAD') {
      response.statusCode = path === `/${bucket}` ? 200 : 404;
      return void response.end();
    }
    if (!path.startsWith(`/${bucket}/`)) response.statusCode = 404;
    else if (request.method === 'PUT') files.set(path, body);
    else if (request.method === 'DELETE') {
      files.delete(path);
      response.statusCode = 204;
    } else if (files.has(path)) return void response.end(files.get(path));
    else response.statusCode = 404;
    response.end();
  };
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    fail: (status, times) => {
      failing = { status, times };
    },
    freeze: (value) => {
      frozen = value;
    },
    close: () =>
      new Promise((resume) => {
        server.close(() => resume());
        server.closeAllConnections();
      }),
  };
}

const MOST_OFF_MS = 15 * 60_000;

/**
 * The status to refuse with, or nothing: written from the description of Signature Version 4, apart from the code it
 * tests.
 */
function refusal(request: IncomingMessage, body: Buffer, keys: Keys): number | undefined {
  const {
    authorization = '',
    'x-amz-date': date = '',
    'x-amz-content-sha256': claimed = '',
  } = request.headers as Record<string, string | undefined>;
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!found) return 403;
  const [, id = '', day = '', region = '', names = '', signature = ''] = found;
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const sentAt = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  if (id !== keys.accessKeyId || !date.startsWith(day) || !(Math.abs(Date.now() - sentAt) < MOST_OFF_MS)) return 403;
  if (createHash('sha256').update(body).digest('hex') !== claimed) return 400;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return 403;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  let text = `${request.method}\n${path}\n${query}\n`;
  for (const name of names.split(';')) text += `${name}:${String(request.headers[name]).trim()}\n`;
  text += `\n${names}\n${claimed}`;
  let key: Buffer = createHmac('sha256', `AWS4${keys.secretAccessKey}`).update(day).digest();
  for (const part of [region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest();
  const wanted = createHmac('sha256', key)
    .update(
      `AWS4-HMAC-SHA256\n${date}\n${day}/${region}/s3/aws4_request\n${createHash('sha256').update(text).digest('hex')}`,
    )
    .digest();
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex')) ? undefined : 403;
}
