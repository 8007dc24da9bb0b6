import { describe, expect, it } from 'vitest';
import { claimsOf, decrypt, makeBrowser, startPushService } from '../../../test/servers/push-service';
import { arePushKeys, encryptPush } from './encrypt-push';
import { sendPush } from './send-push';
import { makeVapid } from './vapid';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('a message that only one browser can read', () => {
  // RFC 8291, appendix A.
  const standard = {
    text: 'When I grow up, I want to be a watermelon',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    drawn: {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
    message:
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w' +
      'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  };

  it('is that of the standard, letter for letter', () => {
    expect(encryptPush(standard.text, standard.keys, standard.drawn).toString('base64url')).toBe(standard.message);
    const reader = { privateKey: bytes(standard.browserKey), auth: bytes(standard.keys.auth) };
    expect(decrypt(bytes(standard.message), reader)).toBe(standard.text);
  });

  it('comes through in both languages, and is another each time', () => {
    const browser = makeBrowser();
    const text = 'حجز أونلاين جديد: Noura 😀';
    const [first, second] = [encryptPush(text, browser.keys), encryptPush(text, browser.keys)];
    expect([browser.read(first), browser.read(second)]).toEqual([text, text]);
    expect(first.equals(second)).toBe(false);
    expect(first.includes(Buffer.from('Noura'))).toBe(false);
    expect(() => makeBrowser().read(first)).toThrow(/authenticate/);
  });

  it('needs a point of the curve and sixteen bytes', () => {
    const { keys } = makeBrowser();
    expect(arePushKeys(keys)).toBe(true);
    const offCurve = Buffer.alloc(65, 1);
    offCurve[0] = 4;
    for (const wrong of [
      { ...keys, auth: '' },
      { ...keys, auth: 'AAAA' },
      { ...keys, p256dh: '' },
      { ...keys, p256dh: keys.p256dh.slice(0, 40) },
      { ...keys, p256dh: offCurve.toString('base64url') },
    ])
      expect(arePushKeys(wrong)).toBe(false);
  });
});

describe('who we are to push services', () => {
  const secret = 'a secret for tests, long enough to pass';
  const now = new Date('2026-11-16T10:00:00Z');

  it('follows from the secret, and from no other', () => {
    const { publicKey } = makeVapid(secret, 'a@b.example');
    expect(makeVapid(secret, 'c@d.example').publicKey).toBe(publicKey);
    expect(makeVapid(`${secret}.`, 'a@b.example').publicKey).not.toBe(publicKey);
    expect(bytes(publicKey)).toHaveLength(65);
  });

  it('is signed for one service and half a day', () => {
    const letter = makeVapid(secret, 'a@b.example').authorizationFor(new URL('https://push.example/x/y'), now);
    expect(claimsOf(letter)).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1000 + 12 * 3600,
      sub: 'mailto:a@b.example',
    });
    expect(claimsOf(letter.replace('t=e', 't=f'))).toBeUndefined();
  });
});

describe('sending', () => {
  const caller = { vapid: makeVapid('a secret', 'a@b.example'), now: new Date() };
  const message = { text: 'x', ttlSeconds: 60, urgency: 'high' } as const;

  it('knows gone, later and never from the answer', async () => {
    const service = await startPushService();
    const to = { endpoint: `${service.origin}/a`, ...makeBrowser().keys };
    const kinds: string[] = [];
    for (const status of [201, 404, 410, 429, 500, 503, 400, 403, 413, 301]) {
      service.answers.push(status);
      kinds.push((await sendPush({ ...caller, outbound: { allowsLocal: true } }, to, message)).kind);
    }
    service.close();
    expect(kinds).toEqual([
      'sent',
      'gone',
      'gone',
      'later',
      'later',
      'later',
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
    expect(service.letters[0]!.headers).toMatchObject({ ttl: '60', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(await sendPush({ ...caller, outbound: { allowsLocal: true } }, to, message)).toMatchObject({
      kind: 'later',
    });
  });

  it('goes to nobody inside our own network', async () => {
    const inside = { endpoint: 'https://169.254.169.254/latest', ...makeBrowser().keys };
    expect(await sendPush({ ...caller, outbound: { allowsLocal: false } }, inside, message)).toEqual({
      kind: 'gone',
      status: null,
    });
  });
});
