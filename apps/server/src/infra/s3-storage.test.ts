import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../test/servers/s3-server';
import { s3Storage } from './s3-storage';
import { signed } from './sigv4';

const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a/secret+with=signs' };
/** A busy machine may stand still for a moment: only who waits for no answer is in a hurry. */
const quick = { answerMs: 10_000, bodyMs: 10_000, pauseMs: 1 };
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server(keys, 'salon-files');
});
afterAll(() => server.close());
beforeEach(() => {
  server.fail(0, 0);
  server.freeze(false);
  server.asked.length = 0;
});

const storage = (change: Partial<Parameters<typeof s3Storage>[0]> = {}, waits = quick) =>
  s3Storage(
    {
      ...keys,
      endpoint: server.endpoint,
      bucket: 'salon-files',
      region: 'me-central-1',
      prefix: 'uploads/',
      ...change,
    },
    waits,
  );

describe('files in a bucket', () => {
  it('are stored, read and removed, and asked for with a signature that holds', async () => {
    const bytes = randomBytes(300_000);
    await storage().put('2001/abc_DEF-1', bytes);
    expect([...server.files.keys()]).toEqual(['/salon-files/uploads/2001/abc_DEF-1']);
    const found = await storage().open('2001/abc_DEF-1');
    expect(found!.bytes).toBe(bytes.length);
    expect((await buffer(found!.stream)).equals(bytes)).toBe(true);
    await storage().remove('2001/abc_DEF-1');
    await storage().remove('2001/abc_DEF-1');
    expect(await storage().open('2001/abc_DEF-1')).toBeUndefined();
    await storage().check();
  });

  it('are refused to whoever has another secret, another bucket or a key that climbs', async () => {
    const stranger = storage({ secretAccessKey: 'another secret' });
    await expect(stranger.put('2001/x', randomBytes(8))).rejects.toThrow('refused with 403');
    await expect(stranger.open('2001/x')).rejects.toThrow('refused with 403');
    await expect(stranger.check()).rejects.toThrow('refused with 403');
    await expect(storage({ bucket: 'another-bucket' }).check()).rejects.toThrow('refused with 404');
    for (const key of ['../x', '/x', 'a//b', 'a?b', 'a%2f', ''])
      await expect(storage().put(key, randomBytes(8)), key).rejects.toThrow('Unsafe storage key');
    expect(server.files.size).toBe(0);
  });

  it('are asked for again while the store is busy, and not for ever', async () => {
    server.fail(503, 2);
    await storage().put('2001/again', Buffer.from('once more'));
    expect(server.asked.map((line) => line.split(' ').at(-1))).toEqual(['503', '503', '200']);
    server.fail(500, 3);
    await expect(storage().open('2001/again')).rejects.toThrow('answered 500');
    await storage().remove('2001/again');
  });

  it('do not keep anybody waiting when the store says nothing', async () => {
    server.freeze(true);
    const started = Date.now();
    const hasty = storage({}, { ...quick, answerMs: 300, bodyMs: 2_000 });
    await expect(hasty.open('2001/silent')).rejects.toThrow('did not answer in time');
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});

describe('signed', () => {
  it('makes the signature of the description’s own example', () => {
    const { authorization } = signed(
      {
        region: 'us-east-1',
        accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        now: new Date('2013-05-24T00:00:00Z'),
      },
    );
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
});
