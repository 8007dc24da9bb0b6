import { pathOf, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { describe, expect, it } from 'vitest';
import { linkedRecords } from '../../sweep/linked-records';
import { baseUrl, ownAddress } from '../../visit';

/** What a program may send to a form that only people fill in. */
const NUL = '\0';
const FORMS = [
  ['stay-enquiry', { act: 'write', text: `hello${NUL}` }],
  ['stay-enquiry', { act: `wri${NUL}te`, [`te${NUL}xt`]: NUL }],
  ['stay-enquiry', { act: 'wish', alias: `glow${NUL}`, 'service-1': 'yes', note: NUL }],
  ['web-survey', { 'answer-1': NUL, comment: `fine${NUL}` }],
  ['web-invoice', { rating: '5', comment: `good${NUL}` }],
  ['account-contract', { strokes: NUL, text_hash: NUL, agreed: 'yes' }],
  ['account-invoice', { [NUL]: NUL }],
] as const satisfies readonly (readonly [AddressName, Record<string, string>])[];

const post = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  fetch(baseUrl + path, { method: 'POST', redirect: 'manual', headers: { ...ownAddress(), ...headers }, body });

describe('a form of a public page', async () => {
  const linked = await linkedRecords();
  const pathTo = (name: AddressName) => pathOf(name, 'ar', linked[name]);

  it.each(FORMS)('takes or refuses a NUL, and does not break: %s', async (name, values) => {
    const answer = await post(pathTo(name), new URLSearchParams(values));
    expect(answer.status).toBeLessThan(500);
  });

  it('of a letter is kept without the NUL', async () => {
    const path = pathTo('stay-enquiry');
    const answer = await post(path, new URLSearchParams({ act: 'write', text: `مر${NUL}حبا` }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?said=written`]);
    expect(await (await fetch(baseUrl + path, { headers: ownAddress() })).text()).toContain('<p dir="auto">مرحبا</p>');
  });

  it.each(['stay-enquiry', 'web-survey', 'web-invoice', 'account-contract'] as const)(
    'is nothing else, and may be empty: %s',
    async (name) => {
      const json = await post(pathTo(name), '{"text":"\\u0000"}', { 'content-type': 'application/json' });
      expect(json.status).toBe(422);
      expect((await post(pathTo(name), null)).status).toBeLessThan(500);
    },
  );
});
