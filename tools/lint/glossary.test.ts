import { readFileSync } from 'node:fs';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { glossaryWords, readGlossary, wordsAgainst } from './glossary.mjs';

const domain = 'packages/domain/src/employees/employee.states.ts';
const english = 'apps/web/src/features/employees/locales/en.ts';

describe('glossaryWords', () => {
  it.each([
    [domain, `const a = { en: 'State', ar: 'الحالة' }`],
    [domain, `const a = { en: 'Kinds of salon', ar: 'أنواع الصالونات' }`],
    [domain, `const a = { en: \`This \${name} is not here\`, ar: 'غير موجود' }`],
    [domain, `const a = { label: { en: { title: 'Papers' } } }`],
    [domain, `const a = view(1, 'Take away', 'حذف')`],
    [domain, `const a = { en: 'Home', ar: 'لوحة المتابعة' }`],
    [domain, `const a = group('Nails', 'غسيل وسشوار')`],
    [domain, `const a = { en: 'Online booking', ar: 'الحجز الإلكتروني' }`],
    [domain, `const a = { en: 'Disabled', ar: 'معطّل' }`],
    [domain, `const a = { en: 'Disabled', ar: 'معطل' }`],
    [domain, `const a = { en: 'Awaiting decision', ar: 'قيد المراجعة' }`],
    [domain, `const a = { en: 'In review', ar: 'طلبك بانتظار الموافقة' }`],
    [english, `export const en = { fields: { kind: 'Kind' } }`],
    ['apps/web/src/public/dictionary/website-en.ts', `export const websiteEn = { sent: 'It is on its way' }`],
    ['apps/web/src/public/stays/texts.ts', `const en = { loosen: 'Take away a filter' }`],
    ['apps/web/src/features/employees/locales/ar.ts', `export const ar = { anyone: 'أي موظف' }`],
    ['apps/server/src/demo/fill-demo-world.ts', `const a = 'غلو بيوتي لاونج'`],
    [domain, `const a = { english_body: 'Whoever asks for an account', arabic_body: 'من يطلب حسابًا' }`],
    [domain, `const a = { english_title: 'The second factor', arabic_title: 'التحقق بخطوتين' }`],
  ])('refuses in %s: %s', (path, text) => {
    expect(glossaryWords(path, text)).toHaveLength(1);
  });

  it.each([
    [domain, `const a = { state: 'state', kind: 'kind' }`],
    [domain, `const a = { english: 'kind', body: 'kind' }`],
    [domain, `const a = { en: 'United States', ar: 'الولايات المتحدة' }`],
    [domain, `const a = { en: 'Blow-dry', ar: 'استشوار' }`],
    [domain, `const a = { title: { en: 'Home', ar: 'الرئيسية' }, formerly: ['لوحة المتابعة'] }`],
    [domain, `const a = { searchWords: ['الحجز الإلكتروني'] }`],
    [domain, `const a = { en: 'E-mail', ar: 'البريد الإلكتروني' }`],
    [domain, `const a = { en: 'You can not request code in less than 1 minute', ar: 'لا يمكنك' }`],
    [english, `export const en = { remove: 'Remove {{kind}}' }`],
    ['apps/web/src/public/stays/texts.ts', `const open = 'Take away'; const seen = { en: 1 }`],
    [english, `import { kind } from './kind'; export const en = { kind: 'Type' }`],
    ['packages/domain/src/employees/employee.test.ts', `const a = { en: 'State', ar: 'الحالة' }`],
    ['e2e/tests/employees.spec.ts', `const a = 'سشوار'`],
  ])('allows in %s: %s', (path, text) => {
    expect(glossaryWords(path, text)).toEqual([]);
  });
});

describe('readGlossary', () => {
  it('takes several old words from a row, and says what to use', () => {
    const words = readGlossary('\n## Old words\n\n| not this | use |\n|---|---|\n| Boss; Chief | Owner |\n');
    expect(wordsAgainst(words, english, `export const en = { a: 'The boss', b: 'A chief' }`)).toEqual([
      { line: 1, message: '"Boss" in "The boss": Owner' },
      { line: 1, message: '"Chief" in "A chief": Owner' },
    ]);
  });

  it('does not pass by being empty', () => {
    expect(() => readGlossary('# Glossary\n\n## Old words\n')).toThrow('Old words');
  });
});

describe('the glossary', () => {
  const glossary = readFileSync(`${root}/docs/glossary.md`, 'utf8');

  it.each(Object.values(pageWords))('has the page word $en', ({ en, ar }) => {
    expect(glossary).toContain(`| ${en} | ${ar} |`);
  });

  it('names every thing once', () => {
    const [, shown = ''] = glossary.split('\n## Pages\n');
    const names = [...shown.split('\n## Old words\n')[0]!.matchAll(/^\| (?!English|---)(.+?) \| (.+?) \|/gm)];
    for (const language of [1, 2]) {
      const words = names.map((row) => row[language]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});
