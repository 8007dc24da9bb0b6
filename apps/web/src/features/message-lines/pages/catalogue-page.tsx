import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { whatsappCatalogueContract, whatsappCatalogueList } from '@rawnaq/domain/whatsapp/whatsapp-catalogue.contract';
import { IconBrandWhatsapp, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { CatalogueDrawer } from '../components/catalogue-drawer';

export type SoldPackageRow = OutputOf<typeof whatsappCatalogueList.endpoints.get_records>['records'][number];

/** What merchants can buy for WhatsApp. */
export function CataloguePage() {
  const { t } = useTranslation('message-lines');
  const [open, setOpen] = useState<SoldPackageRow | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const switchStatus = useStatusSwitch(whatsappCatalogueContract.set_status, {
    activate: { label: t('catalogue.offer') },
    disable: { label: t('catalogue.stop') },
  });
  const actionsOf = (row: SoldPackageRow): RowAction[] => [
    { label: t('catalogue.edit'), icon: IconPencil, onClick: () => setOpen(row) },
    switchStatus(row),
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
