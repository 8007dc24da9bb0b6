// @vitest-environment jsdom
// @vitest-environment jsdom
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@rawnaq/domain/kernel/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeToken } from '../tokens';
import { call, isApiFailure, upload, type ApiFailure } from './index';
import { setApiBase } from './request';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string; at: number };
type Answer = { status: number; body?: string } | 'hang up';

const seen: Seen[] = [];
let answers: Answer[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return response.end();
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, body, at: Date.now() });
      const answer = answers.shift() ?? { status: 200, body: '{"done":true}' };
      if (answer === 'hang up') return request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  seen.length = 0;
  answers = [];
  localStorage.clear();
  window.history.replaceState(null, '', '/en/merchant/customers');
});

const done = z.object({ done: z.literal(true) });
const update = endpoint({
  areas: ['merchant', 'manager'],
  method: 'POST',
  path: 'customers/:id/update',
  access: 'customers.edit',
  summary: '',
  errors: [],
  output: done,
  input: z.object({
    id: z.number(),
    name: z.string().optional(),
    email: z.string().nullable().optional(),
    tags: z.array(z.string()).optional(),
    password: z.string().optional(),
  }),
});
const list = endpoint({
  areas: ['merchant'],
  method: 'GET',
  path: 'customers/get_records',
  access: 'customers.view',
  summary: '',
  errors: [],
  output: done,
  input: z.object({ search: z.string().optional(), page: z.number() }),
});
const login = endpoint({
  areas: ['merchant', 'manager'],
  method: 'POST',
  path: 'login',
  access: 'public',
  idempotent: false,
  summary: '',
  errors: [],
  output: done,
  input: z.object({ username: z.string() }),
});
const send = endpoint({
  areas: ['merchant'],
  method: 'POST',
  path: 'uploads/add',
  access: 'signed-in',
  kind: 'upload',
  summary: '',
  errors: [],
  output: done,
  input: z.object({}),
});

const failureOf = async (calling: Promise<unknown>): Promise<ApiFailure> => {
  const error: unknown = await calling.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiFailure(error)) throw new Error(`expected an ApiFailure, got ${String(error)}`);
  return error;
};

describe('what a call sends', () => {
  it('goes to the area of the open page with the token of that area and the language of the address', async () => {
    writeToken('merchant', 'merchant-token');
    writeToken('manager', 'manager-token');
    await call(update, { id: 7, name: 'Mona' });
    window.history.replaceState(null, '', '/manager/dashboard');
    await call(update, { id: 7, name: 'Mona' });
    expect(
      seen.map(({ url, headers }) => [url, headers.authorization, headers['accept-language'], headers.accept]),
    ).toEqual([
      ['/api/merchant/customers/7/update', 'Bearer merchant-token', 'en', 'application/json'],
      ['/api/manager/customers/7/update', 'Bearer manager-token', 'ar', 'application/json'],
    ]);
  });

  it('drops empty values, trims strings, keeps empty lists and never touches a password', async () => {
    await call(update, { id: 7, name: '  Mona  ', email: null, tags: [], password: ' s3cret ' });
    expect(JSON.parse(seen[0]!.body)).toEqual({ name: 'Mona', tags: [], password: ' s3cret ' });
  });

  it('puts the input of a GET in the query and sends no idempotency key with it', async () => {
    await call(list, { page: 2, search: ' منى ' });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: `/api/merchant/customers/get_records?page=2&search=${encodeURIComponent('منى')}`,
      body: '',
    });
    expect(seen[0]!.headers['idempotency-key']).toBeUndefined();
  });

  it('gives every write its own key, or the key of the caller, and none where answers must not be stored', async () => {
    await call(update, { id: 1 });
    await call(update, { id: 1 });
    await call(update, { id: 1 }, { idempotencyKey: 'mine' });
    await call(login, { username: 'x' });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['mine', undefined]);
  });
});

describe('retries', () => {
  it('asks again after no response and after 5xx, a second apart, with the same key', async () => {
    answers = ['hang up', { status: 503, body: '{}' }];
    await expect(call(update, { id: 1, name: 'A' })).resolves.toEqual({ done: true });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
    expect(seen[1]!.at - seen[0]!.at).toBeGreaterThanOrEqual(990);
    expect(seen[2]!.at - seen[1]!.at).toBeGreaterThanOrEqual(990);
  });

  it('gives up after two retries', async () => {
    answers = [{ status: 500 }, { status: 500 }, { status: 500, body: '{"code":"UNEXPECTED","message":"Sorry"}' }];
    expect(await failureOf(call(list, { page: 1 }))).toMatchObject({
      status: 500,
      code: 'UNEXPECTED',
      message: 'Sorry',
    });
    expect(seen).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 501])('does not ask again after %i', async (status) => {
    answers = [{ status, body: '{}' }];
    expect((await failureOf(call(list, { page: 1 }))).status).toBe(status);
    expect(seen).toHaveLength(1);
  });

  it('stops waiting when the caller has gone', async () => {
    answers = [{ status: 503 }];
    const leaving = new AbortController();
    const calling = call(list, { page: 1 }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 100);
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
  });
});

describe('failures', () => {
  it('carry the status, code, sentence and field errors of the answer', async () => {
    answers = [
      {
        status: 422,
        body: JSON.stringify({
          code: 'INVALID_INPUT',
          message: 'Some fields',
          errors: { name: ['Name is required'], email: 'bad' },
        }),
      },
    ];
    expect(await failureOf(call(update, { id: 1 }))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      message: 'Some fields',
      errors: { name: ['Name is required'], email: ['bad'] },
      area: 'merchant',
      isPublic: false,
      request: 'POST customers/:id/update',
    });
  });

  it('are typed too when a proxy answers with its own page or JSON is cut off', async () => {
    answers = [{ status: 413, body: '<html>Too large</html>' }];
    expect(await failureOf(call(list, { page: 1 }))).toMatchObject({
      status: 413,
      code: 'UNREADABLE_ANSWER',
      message: '',
    });
    answers = [{ status: 200, body: '{"done":' }];
    expect(await failureOf(call(list, { page: 1 }))).toMatchObject({ status: 200, code: 'UNREADABLE_ANSWER' });
  });
});

describe('uploads', () => {
  it('send fields and file as multipart, tell the progress and pass a refusal on', async () => {
    writeToken('merchant', 'merchant-token');
    const shares: number[] = [];
    const file = new File(['picture'], 'logo.png', { type: 'image/png' });
    await expect(
      upload(send, { file, purpose: ' logo ' }, { onProgress: (share) => shares.push(share) }),
    ).resolves.toEqual({ done: true });
    expect(seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(seen[0]!.headers.authorization).toBe('Bearer merchant-token');
    expect(seen[0]!.body).toMatch(/name="purpose"\s+logo\s[\s\S]*filename="logo\.png"[\s\S]*picture/);
    expect(shares.at(-1)).toBe(1);

    answers = [
      {
        status: 422,
        body: '{"code":"INVALID_INPUT","message":"uploaded file must be one of these extensions: jpg, png"}',
      },
    ];
    expect((await failureOf(upload(send, { file }))).message).toContain('must be one of these extensions');
  });
});
