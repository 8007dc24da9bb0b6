import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { jsErrorsList } from '@rawnaq/domain/js-errors/js-errors.contract';
import { useTranslation } from 'react-i18next';
import { RecordDrawer } from '../../../ui/record-drawer';
import { CodeCell, DateTimeCell, NoValue } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { PageName } from './page-name';
import styles from './js-error-drawer.module.css';

type JsError = OutputOf<typeof jsErrorsList.endpoints.get_records>['records'][number];

export function JsErrorDrawer({ error, onClose }: { error: JsError | undefined; onClose: () => void }) {
  const { t } = useTranslation('platform-technical');
  return (
    <RecordDrawer opened={error !== undefined} onClose={onClose} title={t('errors.trace')} width={560}>
      {error && (
        <>
          <Facts
            facts={[
              { label: t('errors.page'), value: <PageName name={error.route_name} /> },
              { label: t('errors.times'), value: error.count },
              { label: t('errors.first'), value: <DateTimeCell value={error.first_at} /> },
              { label: t('errors.last'), value: <DateTimeCell value={error.last_at} /> },
              {
                label: t('errors.browser'),
                value: error.user_agent ? <CodeCell value={error.user_agent} /> : <NoValue />,
              },
            ]}
          />
          <pre className={styles.trace} dir="ltr" tabIndex={0}>
            {error.stack ? `${error.message}\n${error.stack}` : error.message}
          </pre>
        </>
      )}
    </RecordDrawer>
  );
}
