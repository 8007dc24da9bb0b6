import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import {
  suggestedServicesList,
  suggestedServicesContract,
} from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { IconSparkles, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { SuggestedServiceDrawer } from '../components/suggested-service-drawer';

export type SuggestedService = OutputOf<typeof suggestedServicesList.endpoints.get_records>['records'][number];

export function SuggestedServicesPage() {
  const { t } = useTranslation('suggested-services');
  const [open, setOpen] = useState<SuggestedService | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const switchStatus = useStatusSwitch(suggestedServicesContract.set_service_status, {
    activate: { label: t('activate') },
    disable: { label: t('disable') },
  });
  const actionsOf = (row: SuggestedService): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    switchStatus(row),
  ];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('services.add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={suggestedServicesList}
        searchLabel={t('services.search')}
        primaryAction={add}
        empty={{ icon: IconSparkles, title: t('services.emptyTitle'), text: t('services.emptyText'), actions: add }}
        {...(mayEdit && { onOpen: setOpen, rowActions: actionsOf })}
      />
      {open && (
        <SuggestedServiceDrawer
          key={open === 'new' ? 'new' : open.id}
          service={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
