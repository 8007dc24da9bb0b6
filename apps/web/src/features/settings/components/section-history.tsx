import { Button } from '@mantine/core';
import { entityWords } from '@rawnaq/domain/audit/audit-words';
import { IconHistory } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { RecordDrawer } from '../../../ui/record-drawer';
import { LoadingState } from '../../../ui/states/states';
import { HistoryTab } from '../../audit';
import type { SectionName } from './settings-sections';
import styles from './settings.module.css';

/** The stored rows of sections that are called otherwise. */
const STORED: Partial<Record<SectionName, string>> = { gateway: 'payment-gateway', care: 'customer-care' };

/** Who changed what of a section, beside it. The general section has the week of the salon with it. */
export function SectionHistory({ section }: { section: SectionName }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const accountId = useSession()?.account?.id ?? 0;
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={18} stroke={1.75} />} onClick={() => setOpened(true)}>
        {t('history')}
      </Button>
      <RecordDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('historyOf', { section: t(`sections.${section}`) })}
        width={560}
      >
        <Suspense fallback={<LoadingState rows={4} />}>
          {section === 'whatsapp' ? (
            <HistoryTab entity="whatsapp_connections" entityId={String(accountId)} />
          ) : (
            <HistoryTab entity="account_settings" entityId={STORED[section] ?? section} />
          )}
          {section === 'general' && (
            <HistoryTab
              entity="business_hours"
              entityId="week"
              heading={<h3 className={styles.historyTitle}>{entityWords('business_hours')[language]}</h3>}
            />
          )}
        </Suspense>
      </RecordDrawer>
    </>
  );
}
