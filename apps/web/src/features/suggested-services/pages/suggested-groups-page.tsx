import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import {
  suggestedGroupsList,
  suggestedServicesContract,
} from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { IconCategoryPlus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { SuggestedGroupDrawer } from '../components/suggested-group-drawer';

export type SuggestedGroup = OutputOf<typeof suggestedGroupsList.endpoints.get_records>['records'][number];

export function SuggestedGroupsPage() {
  const { t } = useTranslation('suggested-services');
  const [open, setOpen] = useState<SuggestedGroup | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const switchStatus = useStatusSwitch(suggestedServicesContract.set_group_status, {
    activate: { label: t('activate') },
    disable: { label: t('disable') },
  });
  const actionsOf = (row: SuggestedGroup): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    switchStatus(row),
  ];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('groups.add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={suggestedGroupsList}
        searchLabel={t('groups.search')}
        primaryAction={add}
        empty={{ icon: IconCategoryPlus, title: t('groups.emptyTitle'), text: t('groups.emptyText'), actions: add }}
        {...(mayEdit && { onOpen: setOpen, rowActions: actionsOf })}
      />
      {open && (
        <SuggestedGroupDrawer
          key={open === 'new' ? 'new' : open.id}
          group={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
