import { DirectionProvider } from '@mantine/core';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import i18next, { type i18n } from 'i18next';
import { use, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import styles from './ui-kit.module.css';

const clones = new Map<Language, Promise<i18n>>();

/** Shows its children as a reader of the language sees them, beside the language of the page. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const texts = use(textsIn(language));
  return (
    <I18nextProvider i18n={texts}>
      <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
        <div className={styles.frame} dir={directionOf(language)} lang={language}>
          {children}
        </div>
      </DirectionProvider>
    </I18nextProvider>
  );
}

function textsIn(language: Language): Promise<i18n> {
  const known = clones.get(language);
  if (known) return known;
  const made = loadClone(language);
  clones.set(language, made);
  return made;
}

async function loadClone(language: Language): Promise<i18n> {
  const clone = i18next.cloneInstance({ lng: language, ns: ['app', 'ui', 'ui-kit'] });
  await clone.changeLanguage(language);
  await clone.loadNamespaces(['app', 'ui', 'ui-kit']);
  return clone;
}
