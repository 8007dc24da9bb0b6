import { describe, expect, it } from 'vitest';
import { jsxText } from './jsx-text.mjs';
import { localePairs, localizedTexts } from './locales.mjs';
import { logicalDirection } from './logical-direction.mjs';

const page = 'apps/web/src/ui/card.tsx';

describe('jsxText', () => {
  it.each([
    'const a = <p>Hello</p>',
    'const a = <p>فاتورة</p>',
    `const a = <p>{'Hello'}</p>`,
    'const a = <>{`Hello ${name}`}</>',
    'const a = <input placeholder="Name" />',
    'const a = <button aria-label={`Close`} />',
    'const a = <Field label="Name" />',
    `const a = <img alt={'Logo'} />`,
    'const a = <form onSubmit={(event) => save(event)} />',
  ])('refuses %s', (text) => {
    expect(jsxText(page, text)).toHaveLength(1);
  });

  it.each([
    `const a = <p>{t('invoice.title')}</p>`,
    'const a = <p>· 12 %&nbsp;</p>',
    'const a = <kbd>Ctrl</kbd>',
    'const a = <Field name="name" label={t("name")} />',
    'const a = <img alt="" className="logo" />',
    'const a = <p>{name}</p>',
    'const a = <form noValidate onSubmit={save} />',
  ])('allows %s', (text) => {
    expect(jsxText(page, text)).toEqual([]);
  });

  it('leaves a page of the server to the browser', () => {
    expect(jsxText('apps/web/src/public/offer/offer-page.tsx', 'const a = <form method="post" />')).toEqual([]);
  });
});

describe('logicalDirection', () => {
  it.each([
    ['card.module.css', '.a { margin-left: 4px }'],
    ['card.module.css', '.a{left:0}'],
    ['card.module.css', '.a {\n  border-top-right-radius: 4px;\n}'],
    ['card.module.css', '.a { text-align: right }'],
    ['card.module.css', '.a { float: left }'],
    ['card.tsx', 'const a = <Box ml="md" />'],
    ['card.tsx', 'const a = <Text ta="right" />'],
    ['card.tsx', 'const style = { paddingLeft: 4 }'],
    ['card.tsx', 'const a = <div style={{ left: 0 }} />'],
    ['card.tsx', `const style = { textAlign: 'left' }`],
  ])('refuses in %s: %s', (file, text) => {
    expect(logicalDirection(`apps/web/src/ui/${file}`, text)).toHaveLength(1);
  });

  it.each([
    ['card.module.css', '.a { margin-inline-start: 4px; inset-inline-end: 0; text-align: start } /* left: 0 */'],
    ['card.module.css', '.copyright { color: red }'],
    ['card.tsx', 'const a = <Box ms="md" pe="sm" />'],
    ['card.tsx', 'const { left } = box.getBoundingClientRect(); const x = box.right'],
    ['card.tsx', 'const a = <LineChart margin={{ left: 0, right: 8 }} />'],
    ['card.tsx', 'const axis = { padding: { left: 12 } }'],
  ])('allows in %s: %s', (file, text) => {
    expect(logicalDirection(`apps/web/src/ui/${file}`, text)).toEqual([]);
  });
});

describe('localePairs', () => {
  const pair = (en: string, ar: string) =>
    localePairs([
      { path: 'locales/en.ts', text: `export const en = ${en} as const` },
      { path: 'locales/ar.ts', text: `export const ar = ${ar} satisfies typeof en` },
    ]).map(({ message }) => message);

  it('asks for the Arabic file', () => {
    expect(localePairs([{ path: 'locales/en.ts', text: 'export const en = {}' }])).toHaveLength(1);
  });

  it('compares nested keys both ways', () => {
    expect(pair(`{ a: { b: 'B' }, c: 'C' }`, `{ a: { d: 'د' }, c: 'ج' }`)).toEqual([
      'lacks a.b',
      'has a.d, which English lacks',
    ]);
  });

  it('asks for all six Arabic plural forms', () => {
    const en = `{ days_one: '{{count}} day', days_other: '{{count}} days' }`;
    expect(pair(en, `{ days_one: 'يوم', days_two: 'يومان', days_other: '{{count}} يوم' }`)).toEqual([
      'lacks days_zero',
      'lacks days_few',
      'lacks days_many',
    ]);
    expect(
      pair(
        en,
        "{ days_zero: 'لا أيام', days_one: 'يوم', days_two: 'يومان', days_few: '{{count}} أيام', days_many: " +
          "'{{count}} يومًا', days_other: '{{count}} يوم' }",
      ),
    ).toEqual([]);
  });

  it('compares placeholders and refuses empty texts', () => {
    expect(pair(`{ hello: 'Hello {{name}}' }`, `{ hello: 'أهلًا {{user}}' }`)).toEqual([
      'hello has other placeholders than English',
    ]);
    expect(pair(`{ hello: 'Hello ' + '{{name}}' }`, `{ hello: 'أهلًا {{name}}' }`)).toEqual([]);
    expect(pair(`{ hello: 'Hello' }`, `{ hello: ' ' }`)).toEqual(['hello is empty']);
    const forms = (many: string) =>
      `{ a_zero: 'لا شيء', a_one: 'واحد', a_two: 'اثنان', a_few: '{{n}}', a_many: '${many}', a_other: '{{n}}' }`;
    expect(pair(`{ a_one: 'one', a_other: '{{n}}' }`, forms('{{n}}'))).toEqual([]);
    expect(pair(`{ a_one: 'one', a_other: '{{n}}' }`, forms('كثير'))).toEqual([
      'a_many has other placeholders than English',
    ]);
  });
});

describe('localizedTexts', () => {
  const path = 'packages/domain/src/invoices/invoice.errors.ts';

  it.each([
    `const a = { en: 'Not found', ar: 'Not found' }`,
    `const a = { en: 'غير موجود', ar: 'غير موجود' }`,
    `const a = { en: 'Not found', ar: '' }`,
  ])('refuses %s', (text) => {
    expect(localizedTexts(path, text)).toHaveLength(1);
  });

  it.each([
    `const a = { en: 'Not found', ar: 'غير موجود' }`,
    `const a = { en: 'PDF', ar: 'PDF' }`,
    `const a = { en: 'en-US', ar: 'ar-AE' }`,
  ])('allows %s', (text) => {
    expect(localizedTexts(path, text)).toEqual([]);
  });
});
