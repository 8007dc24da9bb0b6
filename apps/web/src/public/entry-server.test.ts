import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { publishedContent } from '@rawnaq/domain/website-content/published-content';
import { noFacts } from '@rawnaq/domain/website-content/website-pages';
import { dictionaries } from './dictionary';
import { render, type RenderInput } from './entry-server';

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
    expect(page.html).toContain(`href="/${language}/merchant/free-trial"`);
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

  it.each(['/en/not-found', '/en/no-such-page', '/en/features', '/en/online/glow'])(
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
});
