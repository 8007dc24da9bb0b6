import { describe, expect, it } from 'vitest';
import { readChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { renderOnline } from '../entry-server';
import type { OnlineContent } from './online-content';
import { menu, salon } from './testing/glow';

const content = (more: Partial<OnlineContent> = {}, query = ''): OnlineContent => ({
  address: 'online-home',
  salon,
  menu,
  choice: readChoice(new URLSearchParams(query)),
  when: null,
  booking: null,
  ...more,
});
const page = (given: OnlineContent | 'salon' | 'booking', language: 'en' | 'ar' = 'en') =>
  renderOnline({ content: given, language, origin: 'https://rawnaq.example', nonce: 'abc' });

describe('a salon’s page', () => {
  it.each(LANGUAGES)('is whole in %s: name, menu, price, the way on', (language) => {
    const { html, status } = page(content({}, 'lines=12:5'), language);
    expect(status).toBe(200);
    for (const words of language === 'ar'
      ? ['جلو', 'قص', 'شارع الوصل']
      : ['Glow &lt;Lounge&gt;', 'Cut', 'Al Wasl Road'])
      expect(html).toContain(words);
    expect(html).toContain(`action="/${language}/online/glow/time"`);
    expect(html).toMatch(/name="s" [^>]*value="12:5"|value="12:5"[^>]*name="s"/);
    expect(html).not.toContain('javascript:');
  });

  it('carries its colour under the nonce and nothing executable', () => {
    const { head, html } = page(content());
    expect(head).toContain('<style nonce="abc">:root{--brand:#1F5E56;');
    expect((head + html).match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
  });

  it('is described in both languages, and its steps are nobody else’s business', () => {
    const { head, html } = page(content(), 'ar');
    expect(head).toContain('<link rel="canonical" href="https://rawnaq.example/ar/online/glow">');
    expect(head).toContain('hreflang="x-default" href="https://rawnaq.example/online/glow"');
    const facts = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as {
      '@type': string;
      hasOfferCatalog: { itemListElement: { itemListElement: { price: string }[] }[] };
    };
    expect(facts['@type']).toBe('BeautySalon');
    expect(facts).toMatchObject({
      priceRange: '180.00 AED',
      geo: { latitude: 25.2, longitude: 55.3 },
      hasMap: expect.stringContaining('25.2,55.3'),
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-01', validThrough: '2026-12-02', opens: '14:00', closes: '01:00' },
        { validFrom: '2026-12-03', validThrough: '2026-12-03', opens: '00:00', closes: '00:00' },
      ],
    });
    expect(facts).not.toHaveProperty('vatID');
    expect(facts.hasOfferCatalog.itemListElement[0]!.itemListElement[0]!.price).toBe('180.00');
    for (const address of ['online-time', 'online-review', 'online-information'] as const) {
      const { head: step, html: body } = page(content({ address }));
      expect(body).not.toContain('ld+json');
      expect(step).toContain('noindex');
      expect(step).not.toContain('canonical');
    }
  });

  it('offers times as one group of radio buttons with what the summary says of them', () => {
    const when = {
      month: '2026-11',
      days: [{ date: '2026-11-18', state: 'few' as const }],
      times: { date: '2026-11-18', times: [{ start: 1500, end: 1560, employee_ids: [5] }], next_free_date: null },
    };
    const { html } = page(content({ address: 'online-time', when }, 'lines=12&date=2026-11-18&start=1500'));
    expect(html).toContain('role="radiogroup"');
    // One in the morning after Wednesday is Thursday.
    expect(html).toContain('data-range="Thu 19 Nov, 1:00 – 2:00 AM"');
    expect(html).toContain('data-people="5"');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1500"|<input[^>]*value="1500"[^>]*checked=""/);
  });

  it('says when a day is full and which is next', () => {
    const when = { month: '2026-11', days: [], times: { date: '2026-11-20', times: [], next_free_date: '2026-11-23' } };
    const { html } = page(content({ address: 'online-time', when }, 'lines=12'));
    expect(html).toContain('There is no available times for the selected date');
    expect(html).toContain('/en/online/glow/time?lines=12&amp;date=2026-11-23');
  });

  it('shows the deposit before it is asked for', () => {
    const { html } = page(content({ address: 'online-review' }, 'lines=12&date=2026-11-18&start=870&people=5'));
    for (const words of [
      'Mariam',
      'Confirm and pay the deposit',
      '<bdi dir="ltr">36</bdi>',
      '<bdi dir="ltr">8.57</bdi>',
      'Tue 17 Nov',
    ])
      expect(html).toContain(words);
  });

  it.each(LANGUAGES)('that is not there says so kindly in %s', (language) => {
    for (const missing of ['salon', 'booking'] as const)
      expect(page(missing, language)).toMatchObject({ status: 404, language });
    expect(page('salon', language).head).toContain('noindex');
  });
});
