import { describe, expect, it } from 'vitest';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { publishedContent } from '@rawnaq/domain/website-content/published-content';
import { noFacts } from '@rawnaq/domain/website-content/website-pages';
import { dictionaries } from './dictionary';
import { render, siteMap, type RenderInput } from './entry-server';
import { listedPages } from './pages';
import type { Topic } from './topics/topic-text';

const origin = 'https://rawnaq.example';
const operator = { email: 'hello@salons.example' };

function rendered(input: Partial<RenderInput>) {
  const page = render({ path: '/en', language: 'en', origin, operator, ...input });
  if (!page) throw new Error('expected a public page');
  return page;
}

describe('render', () => {
  it.each(LANGUAGES)('sends the landing page with its content in %s', (language) => {
    const page = rendered({ path: `/${language}`, language });
    const { landing, features, kinds } = dictionaries[language];
    expect(page).toMatchObject({ status: 200, language, direction: language === 'ar' ? 'rtl' : 'ltr' });
    for (const words of [landing.headlineStart, landing.lead, features.figures.text, kinds.kids.name])
      expect(page.html).toContain(words);
    expect(page.html).toContain(`href="/${language}/merchant/sign-in"`);
    expect(page.html).toContain(`href="/${language}/registration"`);
    expect(page.html).toContain(`href="/${language}/merchant/training"`);
  });

  it('describes the page to crawlers and link previews', () => {
    const { head } = rendered({ path: '/ar', language: 'ar' });
    expect(head).toContain(`<title>${dictionaries.ar.landing.title}</title>`);
    expect(head).toContain(`<meta name="description" content="${dictionaries.ar.landing.description}">`);
    expect(head).toContain(`<link rel="canonical" href="${origin}/ar">`);
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${origin}/en">`);
    expect(head).toContain(`<link rel="alternate" hreflang="ar" href="${origin}/ar">`);
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/">`);
    expect(head).toContain('<meta property="og:locale" content="ar_AE">');
    expect(head).toContain(`<meta property="og:image" content="${origin}/share-ar.png">`);
  });

  it('gives the two Arabic addresses one canonical', () => {
    expect(rendered({ path: '/', language: 'ar' }).head).toContain(`<link rel="canonical" href="${origin}/ar">`);
  });

  it('states structured facts as valid JSON that cannot close its block', () => {
    const { head } = rendered({ origin: 'https://x.example/</script>' });
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
    const facts = JSON.parse(block) as { '@graph': { '@type': string }[] };
    expect(facts['@graph'].map((fact) => fact['@type'])).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
  });

  it('asks for the first-visit choice only at the address without a language', () => {
    expect(rendered({ path: '/', language: 'ar' }).head).toContain('/first-visit.js');
    expect(rendered({ path: '/ar', language: 'ar' }).head).not.toContain('/first-visit.js');
    expect(rendered({ path: '/en' }).head).not.toContain('/first-visit.js');
  });

  it.each(['/en/not-found', '/en/no-such-page', '/en/business', '/en/online/glow'])(
    'answers %s with the not-found page',
    (path) => {
      const page = rendered({ path });
      expect(page.status).toBe(404);
      expect(page.html).toContain(dictionaries.en.notFound.heading);
      expect(page.head).toContain('<meta name="robots" content="noindex">');
      expect(page.head).not.toContain('canonical');
    },
  );

  it('keeps the path when the language is switched, and never trusts it', () => {
    expect(rendered({ path: '/en/no-such-page' }).html).toContain('href="/ar/no-such-page"');
    expect(rendered({ path: '/ar', language: 'ar' }).html).toContain('href="/en" lang="en"');
    const { html } = rendered({ path: '/en/"><script>' });
    expect(html).not.toContain('<script>');
  });

  it.each(['/merchant/sign-in', '/en/manager', '/ar/manager/dashboard', '/api/docs'])('leaves %s to others', (path) => {
    expect(render({ path, language: 'en', origin, operator })).toBeNull();
  });

  it('treats only whole segments as foreign', () => {
    expect(rendered({ path: '/en/merchants' }).status).toBe(404);
  });

  it.each(LANGUAGES)('fits a content security policy without inline styles or handlers in %s', (language) => {
    const { html, head } = rendered({ path: `/${language}`, language });
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son\w+="/);
    expect(head.match(/<script(?![^>]*(src=|application\/ld\+json))/g)).toBeNull();
  });

  it.each(LANGUAGES)('says in %s who keeps what, and whom to write to', (language) => {
    const { site } = dictionaries[language];
    const { terms, privacy } = publishedContent({});
    for (const [path, parts] of [
      ['terms-and-conditions', terms],
      ['privacy-policy', privacy],
    ] as const) {
      const of = (more: Partial<RenderInput>) => rendered({ path: `/${language}/${path}`, language, ...more }).html;
      const own = of({ operator: { name: 'Salon Cloud LLC', email: 'privacy@cloud.example' } });
      expect(own).toContain('Salon Cloud LLC');
      expect(own).toContain('href="mailto:privacy@cloud.example"');
      expect(own).not.toContain('{operator}');
      expect(of({})).not.toContain('{operator}');
      expect(of({})).toContain(site.name);
      // Every heading has its place in the contents, and every link its heading.
      const anchors = [...own.matchAll(/href="#(part-\d+)"/g)].map(([, id]) => id);
      expect(anchors).toHaveLength(parts.length + 1);
      for (const anchor of anchors) expect(own).toContain(`id="${anchor}"`);
    }
  });

  it('says the same in both languages: the same parts with the same points', () => {
    const { terms, privacy, questions } = publishedContent({});
    const shape = (language: (typeof LANGUAGES)[number]) =>
      [...terms, ...privacy, ...questions].map((section) => {
        const body = language === 'ar' ? section.arabic_body : section.english_body;
        return [body.split('\n\n').length, body.match(/^- /gm)?.length ?? 0];
      });
    expect(shape('ar')).toEqual(shape('en'));
  });

  it.each(LANGUAGES)('shows what was published, as text, in %s', (language) => {
    const section = {
      english_title: 'Why <b>?',
      arabic_title: 'لماذا <b>؟',
      english_body: 'First\n\n- one\n- two',
      arabic_body: 'أولًا\n\n- واحد\n- اثنان',
    };
    const content = {
      ...publishedContent({}),
      questions: [section],
      facts: { ...noFacts(), instagram: 'https://instagram.com/rawnaq' },
    };
    const { html, status } = rendered({ path: `/${language}/faq`, language, content });
    expect(status).toBe(200);
    expect(html).toContain('&lt;b&gt;');
    expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('href="https://instagram.com/rawnaq"');
  });

  it.each(listedPages)('describes %s to search engines, each at its own address', (name) => {
    for (const language of LANGUAGES) {
      const { head, html, status } = rendered({ path: pathTo(name, language), language });
      expect(status).toBe(200);
      expect(head).toContain(`<link rel="canonical" href="${origin}${pathTo(name, language)}">`);
      for (const code of LANGUAGES)
        expect(head).toContain(`<link rel="alternate" hreflang="${code}" href="${origin}${pathTo(name, code)}">`);
      expect(head).toMatch(/<meta name="description" content="[^"]{40,200}">/);
      expect(head).toContain(`<meta property="og:url" content="${origin}${pathTo(name, language)}">`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      // Pictures keep their place before they come, and say what they show.
      for (const [picture] of html.matchAll(/<img [^>]*>/g))
        expect(picture).toMatch(/alt="[^"]+".*width="\d+" height="\d+"/);
    }
  });

  it('has a title and a description of its own for each page', () => {
    for (const language of LANGUAGES) {
      const heads = listedPages.map((name) => rendered({ path: pathTo(name, language), language }).head);
      for (const tag of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)">/])
        expect(new Set(heads.map((head) => tag.exec(head)?.[1])).size).toBe(listedPages.length);
    }
  });

  it('says the same of each subject in both languages', () => {
    const shape = (language: (typeof LANGUAGES)[number]) =>
      Object.values(dictionaries[language].topics).map(({ topics }) =>
        Object.entries<Topic>(topics).map(([name, { points }]) => [name, points.length]),
      );
    expect(shape('ar')).toEqual(shape('en'));
  });

  it('maps every page in both languages, and nothing that nobody searches for', () => {
    const map = siteMap(origin);
    expect(map.match(/<loc>/g)).toHaveLength(listedPages.length * 2);
    expect(map).toContain(`<loc>${origin}/ar/business/beauty-center-software</loc>`);
    expect(map).not.toMatch(/success|not-found/);
    for (const path of ['/en/contact-us-success', '/en/not-found'])
      expect(rendered({ path }).head).toContain('<meta name="robots" content="noindex">');
    expect(rendered({ path: '/en/registration', query: '?request=abc' }).head).toContain('noindex');
  });

  it('finds questions by words of either language, however they are written, and marks none as a page', () => {
    const found = (query: string) => {
      const { html, head } = rendered({ path: '/en/faq', query });
      expect(head).toContain('noindex');
      return (html.match(/<summary>/g) ?? []).length;
    };
    expect(found('?q=SPREADSHEET')).toBe(1);
    expect(found(`?q=${encodeURIComponent('اكسل')}`)).toBe(1);
    expect(found(`?q=${encodeURIComponent('بطاقةَ')}`)).toBe(1);
    expect(found('?q=zzzz')).toBe(0);
    expect(rendered({ path: '/en/faq', query: '?q="><script>' }).html).not.toContain('<script>');
    expect(rendered({ path: '/ar/faq', language: 'ar' }).head).toContain('"FAQPage"');
  });

  it('shows the prices of the country asked for, those alone to search engines, and none where none are', () => {
    const prices = {
      currency: 'AED',
      countries: [
        { country: 'SA', prices: [{ item: 'basic', period: 'month', price: 11_100 }] },
        { country: 'AE', prices: [{ item: 'basic', period: 'month', price: 14_900 }] },
      ],
    } as const;
    const at = (query: string) => rendered({ prices, query });
    expect(at('').html).toContain('149');
    expect(at('?country=SA').html).toContain('111');
    expect(at('?country=SA').head).toContain('"price":"111.00"');
    expect(at('?country=XX').html).toContain('149');
    expect(rendered({}).html).not.toContain('id="pricing"');
    expect(rendered({}).head).not.toContain('"offers"');
  });

  it('draws a form again with what was typed and what is wrong, never with a password', () => {
    const tried = {
      values: { owner_name: 'Noura "N"', password: 'secret words', country: 'KW' },
      errors: { email: 'E-mail is required' },
    };
    const { html } = rendered({ path: '/en/registration', tried });
    expect(html).toContain('value="Noura &quot;N&quot;"');
    expect(html).toContain('<option value="KW" selected="">');
    expect(html).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/);
    expect(html).not.toContain('secret words');
  });

  it.each([
    ['en', ['english_name', 'arabic_name']],
    ['ar', ['arabic_name', 'english_name']],
  ] as const)('asks for the name of a salon in the reader’s own language first: %s', (language, names) => {
    const { html } = rendered({ path: `/${language}/registration`, language });
    expect([...html.matchAll(/<input id="(\w+_name)"[^>]*lang=/g)].map(([, name]) => name)).toEqual(names);
  });
});
