import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { switchLanguage } from '../../../lib/language/language';
import type { Session } from '../../../lib/session';
import { Card } from '../../../ui/card';
import styles from './profile.module.css';

export function DisplayCard({ user }: { user: Session['user'] }) {
  const { t } = useTranslation(['profile', 'ui']);
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title={t('display')}>
      <p className={styles.note}>{t('displayText')}</p>
      <div className={styles.choice}>
        <span>{t('language')}</span>
        <SegmentedControl
          aria-label={t('language')}
          value={language}
          onChange={(value) => value !== language && switchLanguage(user)}
          data={[
            { value: 'en', label: <span lang="en">{ENGLISH}</span> },
            { value: 'ar', label: <span lang="ar">{ARABIC}</span> },
          ]}
        />
      </div>
      <div className={styles.choice}>
        <span>{t('colours')}</span>
        <SegmentedControl
          aria-label={t('colours')}
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
          data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`ui:theme.${value}`) }))}
        />
      </div>
    </Card>
  );
}

/** Each language is called by its own name, whichever is open. */
const ENGLISH = 'English';
const ARABIC = 'العربية';
