import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { pathOf, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { ask, tokenOf } from '../sandbox';
import { linkedRecords } from '../sweep/linked-records';
import { baseUrl, LANGUAGES, ownAddress, type Language } from '../visit';

/**
 * What the HTML standard forbids; `standard` has no rule of mere taste. And no heading is left out: whoever hears a
 * page goes along them. Filters may stand before what they filter, and an invoice is there twice: a page shows the wide
 * paper or the roll for phones.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'heading-level': ['error', { minInitialRank: 'h2', allowMultipleH1: true }] },
});

const PAGES = [
  '',
  '/terms-and-conditions',
  '/privacy-policy',
  '/features',
  '/business/features',
  '/beauty-center-software',
  '/business/beauty-center-software',
  '/about-company',
  '/contact-us',
  '/contact-us-success',
  '/registration',
  '/faq',
  '/faq?q=trial',
  '/search',
  '/search?type=chalet&emirate=fujairah&view=25.1,56.2,3',
  '/merchant/sign-in',
  '/merchant/sign-in?as=property',
  '/manager/sign-in',
  '/merchant/free-trial',
  '/online/glow',
  '/online/nawras',
  '/online/glow/services',
  '/online/glow/menu',
  '/online/glow/price-list',
  '/online/glow/date?lines=1,2',
  '/online/glow/time?lines=1,2',
  '/online/glow/time',
  '/online/glow/information?lines=1',
  '/online/glow/review?lines=1',
];
const MISSING = [
  '/not-found',
  '/property/AAAAAAAAAAAAAAAAAAAAAA',
  '/online/nobody',
  '/online/glow/booking/AAAAAAAAAAAAAAAAAAAAAA',
];

describe.each(LANGUAGES)('the HTML of public pages in %s', (language) => {
  it.each(PAGES)('is valid: %s', async (path) => expect(await faultsOf(language, path, 200)).toEqual([]));
  it.each(MISSING)('is valid: %s', async (path) => expect(await faultsOf(language, path, 404)).toEqual([]));

  it('is valid: a booking by its own link', async () => {
    const token = await tokenOf('merchant', 'owner@glow.demo');
    const { records } = await ask<{ records: { id: number }[] }>('merchant', 'appointments/get_records?page_size=1', {
      token,
    });
    const { booking_id } = await ask<{ booking_id: string }>(
      'merchant',
      `appointments/get_record?id=${records[0]!.id}`,
      { token },
    );
    expect(await faultsOf(language, `/online/glow/booking/${booking_id}`, 200)).toEqual([]);
    for (const step of ['date', 'time', 'confirm'])
      expect(await faultsOf(language, `/online/glow/${step}?booking=${booking_id}`, 200), step).toEqual([]);
  });

  it.each([
    ['/contact-us', { topic: '1', email: 'nobody', text: '' }],
    ['/registration', { step: 'details', email: 'nobody', mobile: '12', country: 'AE' }],
    ['/registration', { step: 'verify', request: 'AAAAAAAAAAAAAAAAAAAAAA', code: '1' }],
  ])('is valid: %s, answered with what is wrong', async (path, typed) => {
    const answer = await send(`/${language}${path}`, { key: crypto.randomUUID(), ...typed });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(faultsIn(await answer.text())).toEqual([]);
  });

  it('is valid: a survey that was answered', async () => {
    const uniqueId = (await linkedRecords())['web-survey']!.uniqueId;
    const page = `/web-survey/${uniqueId}`;
    const wrong = await send(`/${language}${page}`, {});
    expect(faultsIn(await wrong.text())).toEqual([]);
    expect((await send(`/${language}${page}`, await answersTo(`/${language}${page}`))).status).toBe(303);
    for (const told of [page, `${page}?already=`]) expect(await faultsOf(language, told, 200), told).toEqual([]);
  });
});

describe('the HTML of pages that somebody was sent a link to', async () => {
  const { 'web-offer': _leadsElsewhere, ...pages } = await linkedRecords();
  const linked = Object.entries(pages) as [AddressName, { uniqueId: string }][];

  it.each(linked)('is valid: %s', async (name, values) => {
    for (const language of LANGUAGES)
      expect(await faultsOf(language, pathOf(name, language, values).replace(/^\/(en|ar)/, ''), 200), name).toEqual([]);
  });
});

describe('what machines ask for', () => {
  const get = (path: string) => fetch(baseUrl + path, { headers: ownAddress() });

  it('tells search engines to read pages, pictures and maps, and nothing of the staff', async () => {
    const lines = (await (await get('/robots.txt')).text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Allow: /api/public/online/*/picture/',
        'Allow: /api/public/stays/*/picture/',
        'Allow: /api/public/stays_banners/*/picture',
      ]),
    );
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /ar/manager/']));
    const maps = lines.filter((line) => line.startsWith('Sitemap: ')).map((line) => new URL(line.slice(9)).pathname);
    expect(maps).toEqual(['/sitemap.xml', '/sitemap-stays.xml']);
    for (const map of maps) expect((await get(map)).headers.get('content-type'), map).toMatch(/^application\/xml/);
  });

  it('has a page of the API in valid HTML', async () => {
    expect(faultsIn(await (await get('/api/docs')).text())).toEqual([]);
  });

  it('has a picture for whoever asks by habit', async () => {
    expect((await get('/favicon.ico')).headers.get('content-type')).toMatch(/^image\//);
  });
});

async function faultsOf(language: Language, path: string, status: number): Promise<string[]> {
  const answer = await fetch(`${baseUrl}/${language}${path}`, { redirect: 'manual', headers: ownAddress() });
  expect([answer.status, answer.headers.get('content-type')], path).toEqual([status, 'text/html; charset=utf-8']);
  const html = await answer.text();
  expect(html, `${path} has no mark in its tab`).toContain('rel="icon"');
  return faultsIn(html);
}

const send = (path: string, values: Record<string, string>) =>
  fetch(baseUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...ownAddress(), 'content-type': 'application/x-www-form-urlencoded', origin: baseUrl },
    body: new URLSearchParams(values),
  });

/** The first choice of each question, and a word where one is asked. */
async function answersTo(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(baseUrl + path, { headers: ownAddress() })).text();
  const answers: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<(?:input|textarea)\b[^>]*>/g)) {
    const name = /\bname="([^"]+)"/.exec(tag)?.[1];
    if (name) answers[name] ??= /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? 'Good';
  }
  return answers;
}

function faultsIn(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
