import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { World } from '../../app/shell-props';
import { useLanguage } from '../../lib/i18n';
import { useFormat } from '../../lib/use-format';
import { Wordmark } from '../mark';
import { useWorld } from '../theme/use-world';
import { SalonIllustration } from './salon-illustration';
import styles from './auth-layout.module.css';

type Props = {
  world: World;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Terms, privacy: full addresses, because they belong to the website's own build. */
  links?: readonly { label: string; href: string }[];
  onSwitchLanguage: () => void;
};

/** The calm room before the work: sign-in, forgotten passwords, lock screen, free trial. */
export function AuthLayout({ world, title, lead, children, links = [], onSwitchLanguage }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const format = useFormat();
  const isManager = world === 'manager';
  useWorld(world);

  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.top}>
          <a className={styles.brand} href={`/${language}`}>
            <Wordmark size={38} />
            {isManager && <span className={styles.tag}>{t('shell.platform')}</span>}
          </a>
          <Button variant="default" size="lg" leftSection={<IconWorld size={18} stroke={1.75} />} lang={language === 'ar' ? 'en' : 'ar'} onClick={onSwitchLanguage}>
            {t('shell.otherLanguage')}
          </Button>
        </header>
        <main className={styles.middle}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={styles.foot}>
          <span>
            © {format.localDate(new Date()).slice(0, 4)} {t('brand')}
          </span>
          {links.map((link) => (
            <a key={link.href} href={link.href}>
              {link.label}
            </a>
          ))}
        </footer>
      </div>
      <aside className={styles.art}>
        <SalonIllustration />
        <div className={styles.quote}>
          <h2>{isManager ? t('auth.managerQuote') : t('auth.quote')}</h2>
          <p>{isManager ? t('auth.managerQuoteText') : t('auth.quoteText')}</p>
        </div>
      </aside>
    </div>
  );
}
