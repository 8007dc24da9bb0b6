import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { jsErrorsContract, jsErrorsList } from '@rawnaq/domain/js-errors/js-errors.contract';
import { IconArrowBackUp, IconBug, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jsErrorStates } from '@rawnaq/domain/js-errors/js-error.states';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { JsErrorDrawer } from '../components/js-error-drawer';
import { PageName } from '../components/page-name';
import styles from '../components/js-error-drawer.module.css';

type JsError = OutputOf<typeof jsErrorsList.endpoints.get_records>['records'][number];

export function JsErrorsPage() {
  const { t } = useTranslation('platform-technical');
  const [open, setOpen] = useState<JsError>();
  const mayEdit = usePermission('platform-technical.edit');
  const setStatus = useWrite(jsErrorsContract.set_status, { onSuccess: () => toast('saved') });

  return (
    <>
      <ListPage
        list={jsErrorsList}
        searchLabel={t('errors.search')}
        onOpen={setOpen}
        cells={{
          message: ({ message }) => <code className={styles.message}>{message}</code>,
          route_name: ({ route_name }) => <PageName name={route_name} />,
        }}
        empty={{ icon: IconBug, title: t('errors.emptyTitle'), text: t('errors.emptyText') }}
        rowActions={({ id, status }) => {
          if (!mayEdit) return [];
          if (status === jsErrorStates.codes.open)
            return [
              {
                label: t('errors.solve'),
                icon: IconCheck,
                onClick: () => setStatus.mutate({ id, status: jsErrorStates.codes.solved }),
              },
            ];
          return [
            {
              label: t('errors.reopen'),
              icon: IconArrowBackUp,
              onClick: () => setStatus.mutate({ id, status: jsErrorStates.codes.open }),
            },
          ];
        }}
      />
      <JsErrorDrawer error={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
