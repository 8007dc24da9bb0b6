import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { addedGroupsList, platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { IconGavel, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { DecideDrawer, mayBeDecided } from '../components/decide-drawer';

type AddedGroup = OutputOf<typeof addedGroupsList.endpoints.get_records>['records'][number];

export function AddedGroupsPage() {
  const { t } = useTranslation('platform-checks');
  const [open, setOpen] = useState<AddedGroup>();
  const mayDecide = usePermission('platform-checks.decide');
  const decide = useWrite(platformChecksContract.decide_group, {
    onSuccess: () => toast('saved'),
  });

  return (
    <>
      <ListPage
        list={addedGroupsList}
        rowKey={(row) => `${row.account_id}-${row.id}`}
        searchLabel={t('groups.search')}
        empty={{ icon: IconListCheck, title: t('groups.emptyTitle'), text: t('groups.emptyText') }}
        rowActions={(row) =>
          mayDecide && mayBeDecided(row) ? [{ label: t('decide'), icon: IconGavel, onClick: () => setOpen(row) }] : []
        }
      />
      {open && (
        <DecideDrawer
          key={`${open.account_id}-${open.id}`}
          entry={open}
          title={t('groups.title')}
          asksGroup={false}
          onDecide={(decision) => decide.mutateAsync(decision)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
