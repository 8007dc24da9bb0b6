import { Button } from '@mantine/core';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { World } from '../shell/shell-props';
import { useLanguage } from '../../lib/language/i18n';
import { useFormat } from '../../lib/use-format';
import { Wordmark } from '../marks/mark';
import { useWorld } from '../theme/use-world';
import { SalonIllustration } from './salon-illustration';
import styles from './auth-layout.module.css';

type Props = {
  world: World;
  /** Whom the words on the picture speak to. */
  reader: UserKind;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Terms, privacy: full addresses, because they belong to the website's own build. */
  links?: readonly { label: string; href: string }[];
  onSwitchLanguage: () => void;
};

/** The calm room before the work: sign-in, forgotten passwords, lock screen, free trial. */
export function AuthLayout({ world, reader, title, lead, children, links = [], onSwitchLanguage }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const format = useFormat();
  useWorld(world);

  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.top}>
          <a className={styles.brand} href={`/${language}`}>
            <Wordmark size={38} />
            {world === 'manager' && <span className={styles.tag}>{t('shell.platform')}</span>}
          </a>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconWorld size={18} stroke={1.75} />}
            lang={language === 'ar' ? 'en' : 'ar'}
            onClick={onSwitchLanguage}
          >
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
          <h2>{t(`auth.${reader}.quote`)}</h2>
          <p>{t(`auth.${reader}.text`)}</p>
        </div>
      </aside>
    </div>
  );
}
