import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { MenuIcon } from '../shell/shell-props';
import { Fields } from '../form/form-layout';
import { useCurrentInView } from '../use-current-in-view';
import styles from './settings-section.module.css';

export type SettingsLink = { label: string; icon: MenuIcon; to: string };

/** Sections at the start, the form in the middle, and where it helps a live preview at the end. */
export function SettingsLayout({
  links,
  preview,
  children,
}: {
  links: readonly SettingsLink[];
  preview?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const strip = useCurrentInView<HTMLUListElement>(useLocation().pathname);
  return (
    <div className={styles.layout} data-preview={preview ? true : undefined}>
      <nav className={styles.nav} aria-label={t('settings.sections')}>
        <ul ref={strip}>
          {links.map(({ label, icon: Icon, to }) => (
            <li key={to}>
              <NavLink className={styles.link ?? ''} to={to}>
                <Icon size={18} stroke={1.75} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
      {preview && (
        <aside className={styles.preview} aria-label={t('settings.preview')}>
          <div className={styles.previewTitle}>{t('settings.preview')}</div>
          {preview}
        </aside>
      )}
    </div>
  );
}

export function SettingsSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <Fields>{children}</Fields>
    </section>
  );
}
