import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import {
  suggestedServicesList,
  suggestedServicesContract,
} from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { IconBan, IconCheck, IconSparkles, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { SuggestedServiceDrawer } from '../components/suggested-service-drawer';

export type SuggestedService = OutputOf<typeof suggestedServicesList.endpoints.get_records>['records'][number];
const { active, disabled } = recordStates.codes;

export function SuggestedServicesPage() {
  const { t } = useTranslation('suggested-services');
  const [open, setOpen] = useState<SuggestedService | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const setStatus = useWrite(suggestedServicesContract.set_service_status, { onSuccess: () => toast('saved') });
  const actionsOf = (row: SuggestedService): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    row.status === active
      ? { label: t('disable'), icon: IconBan, onClick: () => setStatus.mutate({ id: row.id, status: disabled }) }
      : { label: t('activate'), icon: IconCheck, onClick: () => setStatus.mutate({ id: row.id, status: active }) },
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
