import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { whatsappCatalogueContract, whatsappCatalogueList } from '@rawnaq/domain/whatsapp/whatsapp-catalogue.contract';
import { IconBrandWhatsapp, IconEyeOff, IconPencil, IconPlus, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { CatalogueDrawer } from '../components/catalogue-drawer';

export type SoldPackageRow = OutputOf<typeof whatsappCatalogueList.endpoints.get_records>['records'][number];
const { active, disabled } = recordStates.codes;

/** What merchants can buy for WhatsApp. */
export function CataloguePage() {
  const { t } = useTranslation('message-lines');
  const [open, setOpen] = useState<SoldPackageRow | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const setStatus = useWrite(whatsappCatalogueContract.set_status, { onSuccess: () => toast('saved') });
  const actionsOf = (row: SoldPackageRow): RowAction[] => [
    { label: t('catalogue.edit'), icon: IconPencil, onClick: () => setOpen(row) },
    row.status === active
      ? {
          label: t('catalogue.stop'),
          icon: IconEyeOff,
          onClick: () => setStatus.mutate({ id: row.id, status: disabled }),
        }
      : {
          label: t('catalogue.offer'),
          icon: IconSend,
          onClick: () => setStatus.mutate({ id: row.id, status: active }),
        },
  ];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('catalogue.add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={whatsappCatalogueList}
        searchLabel={t('catalogue.search')}
        primaryAction={add}
        empty={{
          icon: IconBrandWhatsapp,
          title: t('catalogue.emptyTitle'),
          text: t('catalogue.emptyText'),
          actions: add,
        }}
        {...(mayEdit && { onOpen: setOpen, rowActions: actionsOf })}
      />
      {open && (
        <CatalogueDrawer
          key={open === 'new' ? 'new' : open.id}
          row={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
