import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandler } from '../error-handler';
import { singleValues, takeForms } from './take-forms';

const server = fastify();
beforeAll(async () => {
  installErrorHandler(server, pino({ enabled: false }));
  takeForms(server, { mostBytes: 10_000, read: singleValues });
  server.post('/', async (request) => request.body);
  await server.ready();
});
afterAll(() => server.close());

const send = (payload: string) =>
  server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

describe('a form', () => {
  it.each([
    ['a NUL among letters', 'text=a%00b', { text: 'ab' }],
    ['a NUL in a name', 'te%00xt=a', { text: 'a' }],
    ['a NUL that comes to be by leaving one out', 'text=%%0000', { text: '%00' }],
    ['half a character', 'text=%ED%A0%80', { text: '\uFFFD\uFFFD\uFFFD' }],
    ['nothing at all', '', {}],
    ['Arabic, signs and lines', 'text=%D8%A3+%26%0D%0A', { text: 'أ &\r\n' }],
  ])('with %s is read', async (_, payload, expected) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
  });

  it('that is too long is refused, and so is what is no form', async () => {
    expect((await send(`text=${'a'.repeat(10_000)}`)).json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    const json = { 'content-type': 'application/json' };
    const sent = await server.inject({ method: 'POST', url: '/', headers: json, payload: '{"text":"\\u0000"}' });
    expect(sent.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
  });

  it('of more fields than any of ours has is refused', async () => {
    expect((await send('a=1&'.repeat(999))).json()).toEqual({ a: '1' });
    expect((await send('a=1&'.repeat(1_001))).json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('that was not sent along is an empty one', async () => {
    const answer = await server.inject({ method: 'POST', url: '/' });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  });
});
