import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { PageHead } from '../../../ui/page-head';
import { AllNotifications } from '../components/all-notifications';
import { DevicesCard } from '../components/devices-card';
import { TypesCard } from '../components/types-card';
import styles from '../components/notifications.module.css';

/** What one was told, and what one wants to be told. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  return (
    <>
      <PageHead title={pageWords.notifications[language]} />
      <DetailTabs
        label={t('tabs')}
        tabs={[
          { id: 'all', label: t('all'), content: () => <AllNotifications /> },
          {
            id: 'settings',
            label: t('settings'),
            content: () => (
              <div className={styles.settings}>
                <TypesCard />
                <DevicesCard />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
