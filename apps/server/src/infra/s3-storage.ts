import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { signed, type Signer } from './sigv4';
import { assertSafeKey, type Storage } from './storage';

export type S3Place = Signer & { endpoint: string; bucket: string; prefix: string };
type Limits = { answerMs: number; bodyMs: number; pauseMs: number };

const ATTEMPTS = 3;
/** Whoever stores holds a transaction open meanwhile, which is ended after half a minute. */
const LIMITS: Limits = { answerMs: 6_000, bodyMs: 60_000, pauseMs: 200 };
/** More than anything we store may be: an answer that claims it is not ours. */
const MOST_BYTES = 4 * 1024 ** 3;

/**
 * Files in a bucket of any store that speaks S3, addressed by path, so that processes on several machines need no
 * shared disk.
 */
export function s3Storage(place: S3Place, limits: Limits = LIMITS): Storage {
  const bucket = `${place.endpoint.replace(/\/$/, '')}/${place.bucket}`;
  const urlOf = (key: string): string => `${bucket}/${place.prefix}${assertSafeKey(key)}`;

  /** Signed anew for each attempt: a signature has its moment. */
  const attempt = async (method: string, url: URL, body: Uint8Array | DiskFile | undefined): Promise<Answer> => {
    const stop = new AbortController();
    const isFile = body !== undefined && 'sha256' in body;
    const limit = isFile ? limits.bodyMs : limits.answerMs;
    const timer = setTimeout(() => stop.abort(new Error('the file store did not answer in time')), limit);
    try {
      const headers = signed(place, { method, url, body: isFile ? body.sha256 : body, now: new Date() });
      const sent = isFile
        ? {
            headers: { ...headers, 'content-length': String(body.bytes) },
            body: Readable.toWeb(createReadStream(body.path)) as ReadableStream,
            duplex: 'half' as const,
          }
        : { headers, body: body ?? null };
      const response = await fetch(url, { method, ...sent, signal: stop.signal, redirect: 'error' });
      return { response, stop };
    } finally {
      clearTimeout(timer);
    }
  };

  const ask = async (method: string, address: string, body?: Uint8Array | DiskFile): Promise<Answer> => {
    const url = new URL(address);
    for (let count = 1; ; count += 1) {
      try {
        const answer = await attempt(method, url, body);
        const { status } = answer.response;
        if (status < 500 && status !== 429) return answer;
        await answer.response.body?.cancel();
        throw new Error(`the file store answered ${status}`);
      } catch (error) {
        if (count >= ATTEMPTS) throw error;
        await new Promise((resume) => setTimeout(resume, limits.pauseMs * 2 ** count));
      }
    }
  };

  const expectStatus = async (answer: Answer, ...statuses: number[]): Promise<void> => {
    await answer.response.body?.cancel();
    if (!statuses.includes(answer.response.status))
      throw new Error(`the file store refused with ${answer.response.status}`);
  };

  return {
    async put(key, bytes) {
      await expectStatus(await ask('PUT', urlOf(key), bytes), 200);
    },
    async putFile(key, file) {
      await expectStatus(await ask('PUT', urlOf(key), await measured(file)), 200);
    },
    async remove(key) {
      await expectStatus(await ask('DELETE', urlOf(key)), 200, 204, 404);
    },
    async open(key) {
      const answer = await ask('GET', urlOf(key));
      const { response, stop } = answer;
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      const bytes = Number(response.headers.get('content-length') ?? Number.NaN);
      if (response.status !== 200 || !response.body || !(bytes <= MOST_BYTES)) {
        await response.body?.cancel();
        throw new Error(`the file store refused with ${response.status}`);
      }
      const stream = Readable.fromWeb(response.body);
      const timer = setTimeout(() => stop.abort(new Error('the file store stopped in the middle')), limits.bodyMs);
      stream.once('close', () => clearTimeout(timer));
      return { stream, bytes };
    },
    async check() {
      await expectStatus(await ask('HEAD', bucket), 200);
    },
  };
}

type Answer = { response: Response; stop: AbortController };

/** A store wants to know beforehand what comes: how much, and its sum. */
type DiskFile = { path: string; bytes: number; sha256: string };

async function measured(path: string): Promise<DiskFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
