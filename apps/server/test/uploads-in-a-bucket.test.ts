import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadRecord } from '@rawnaq/domain/uploads/uploads.contract';
import { readConfig } from '../src/config';
import { startS3Server, type S3Server } from './servers/s3-server';
import { openWorld, type World } from './world';

const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'the secret of the bucket' };
let store: S3Server;
let a: World;
let b: World;
let token: string;

beforeAll(async () => {
  store = await startS3Server(keys, 'salons');
  const env = {
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: 'salons',
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
  a = await openWorld({ env });
  b = await openWorld({ env, database: a.database });
  token = await a.signIn('a@test.rawnaq');
});
afterAll(async () => {
  await b.close();
  await a.close();
  await store.close();
});

const add = async (world: World, bytes: Buffer) => {
  const answer = await world.app.server.inject({
    method: 'POST',
    url: '/api/merchant/uploads/add_image',
    headers: { 'content-type': 'multipart/form-data; boundary=line', authorization: `Bearer ${token}` },
    payload: Buffer.concat([
      Buffer.from(
        '--line\r\ncontent-disposition: form-data; name="file"; filename="p.png"\r\ncontent-type: image/png\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n--line--\r\n'),
    ]),
  });
  return { status: answer.statusCode, body: answer.json<UploadRecord>() };
};
const picture = () =>
  sharp({ create: { width: 500, height: 500, channels: 3, background: '#8A2C6B' } })
    .png()
    .toBuffer();

it('two servers without a shared disk show each other’s uploads, small drawings too', async () => {
  const { status, body } = await add(a, await picture());
  expect(status).toBe(200);
  for (const url of [body.url, `${body.url}?size=thumb`]) {
    const shown = await b.app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.length]).toEqual([
      200,
      'image/png',
      Number(shown.headers['content-length']),
    ]);
  }
  expect([...store.files.keys()].every((name) => name.startsWith('/salons/2001/'))).toBe(true);
  for (const world of [a, b]) expect(existsSync(path.join(world.services.config.dataDir, 'uploads'))).toBe(false);
});

it('says that it can’t be stored now while the store is away, and keeps no row', async () => {
  const count = async () =>
    (await a.services.pools.platform.query('select count(*)::int as n from uploads')).rows as unknown[];
  const before = await count();
  store.fail(503, 1_000);
  expect((await add(a, await picture())).status).toBe(503);
  store.fail(0, 0);
  expect(await count()).toEqual(before);
  expect((await add(b, await picture())).status).toBe(200);
});

it('is all set or not at all', () => {
  expect(() => readConfig({ NODE_ENV: 'test', S3_BUCKET: 'salons' })).toThrow('need all of S3_ENDPOINT');
  expect(() => readConfig({ NODE_ENV: 'test', S3_ENDPOINT: 'ftp://x' })).toThrow('S3_ENDPOINT does not fit');
  expect(() => readConfig({ NODE_ENV: 'test', DATABASE_DIRECT_URL: 'postgres://x' })).toThrow('address of the pooler');
});
