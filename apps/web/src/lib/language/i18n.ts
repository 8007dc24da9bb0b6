/**
 * Texts in two languages.
 *
 * A feature keeps its texts in `features/<name>/locales/en.ts` and `ar.ts`; the folder's name is the namespace
 * (`ui` and `app` have theirs too). Nothing has to be registered elsewhere:
 *
 *   // features/invoices/locales/en.ts
 *   export const en = { title: 'Invoices', found_one: '{{count}} invoice', found_other: '{{count}} invoices' };
 *   declare module 'i18next' { interface ResourceNamespaceMap { invoices: typeof en } }
 *
 *   // features/invoices/locales/ar.ts
 *   export const ar: Arabic<typeof en> = { title: 'الفواتير', found_zero: …, found_one: …, found_two: …, found_few: …,
 *   found_many: …, found_other: … };
 *
 *   // in a component
 *   const { t } = useTranslation('invoices');
 *   t('title'); t('found', { count: 3 }); t('app:close');
 *
 * A missing Arabic key, or a missing one of the six Arabic plural forms, does not compile; nor does `t` with an unknown
 * key. Only the open language is loaded: `app` and `ui` at the start, a feature's texts together with its first page.
 */
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
  }
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type ArabicKey<Key> = Key extends `${infer Base}_other`
  ? `${Base}_${PluralForm}`
  : Key extends `${string}_one`
    ? never
    : Key;

/** What the Arabic of these English texts must have: every key, and all six forms where English has one and other. */
export type Arabic<English> = {
  [Key in keyof English as ArabicKey<Key>]: English[Key] extends string ? string : Arabic<English[Key]>;
};

export async function startTexts(language: Language): Promise<void> {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await initTexts(language);
}

/** The texts alone, for pages drawn without a browser. */
export async function initTexts(language: Language): Promise<void> {
  await i18next
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['en', 'ar'],
      ns: ['app', 'ui'].filter((namespace) => hasTexts(namespace, language)),
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Fetches a feature's texts beside its page, so that the page does not have to wait for them afterwards. */
export async function loadTexts(namespace: string): Promise<void> {
  const language = i18next.language as Language;
  const load = loaders.get(`${language}/${namespace}`);
  if (!load || i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, (await load())[language]);
}

/** The open language, for texts that carry both languages themselves (`Localized`, `english_name` / `arabic_name`). */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;

type LocaleModule = Partial<Record<Language, Record<string, unknown>>>;
const modules = import.meta.glob<LocaleModule>([
  '../../{app,ui}/locales/{en,ar}.ts',
  '../../features/*/locales/{en,ar}.ts',
]);

const loaders = new Map(
  Object.entries(modules).map(([path, load]) => {
    const [, namespace, language] = /([^/]+)\/locales\/(en|ar)\.ts$/.exec(path)!;
    return [`${language}/${namespace}`, load] as const;
  }),
);

const hasTexts = (namespace: string, language: Language): boolean => loaders.has(`${language}/${namespace}`);

const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = loaders.get(`${language}/${namespace}`);
    if (!load) return done(new Error(`There are no texts for ${namespace} in ${language}`), null);
    load().then(
      (module) => done(null, module[language as Language] ?? {}),
      (error: Error) => done(error, null),
    );
  },
};
