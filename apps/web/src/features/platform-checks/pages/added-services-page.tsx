import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { addedServicesList, platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { IconGavel, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { DecideDrawer, mayBeDecided } from '../components/decide-drawer';

type AddedService = OutputOf<typeof addedServicesList.endpoints.get_records>['records'][number];

export function AddedServicesPage() {
  const { t } = useTranslation('platform-checks');
  const [open, setOpen] = useState<AddedService>();
  const mayDecide = usePermission('platform-checks.decide');
  const decide = useWrite(platformChecksContract.decide_service, {
    onSuccess: () => toast('saved'),
  });

  return (
    <>
      <ListPage
        list={addedServicesList}
        rowKey={(row) => `${row.account_id}-${row.id}`}
        searchLabel={t('services.search')}
        empty={{ icon: IconListCheck, title: t('services.emptyTitle'), text: t('services.emptyText') }}
        rowActions={(row) =>
          mayDecide && mayBeDecided(row) ? [{ label: t('decide'), icon: IconGavel, onClick: () => setOpen(row) }] : []
        }
      />
      {open && (
        <DecideDrawer
          key={`${open.account_id}-${open.id}`}
          entry={open}
          title={t('services.title')}
          asksGroup={true}
          onDecide={(decision) => decide.mutateAsync(decision)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
