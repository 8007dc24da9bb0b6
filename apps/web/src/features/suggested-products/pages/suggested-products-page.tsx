import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import {
  suggestedProductsContract,
  suggestedProductsList,
} from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { IconBottle, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { SuggestedProductDrawer } from '../components/suggested-product-drawer';

export type SuggestedProduct = OutputOf<typeof suggestedProductsList.endpoints.get_records>['records'][number];

export function SuggestedProductsPage() {
  const { t } = useTranslation('suggested-products');
  const [open, setOpen] = useState<SuggestedProduct | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const switchStatus = useStatusSwitch(suggestedProductsContract.set_status, {
    activate: { label: t('activate') },
    disable: { label: t('disable') },
  });
  const actionsOf = (row: SuggestedProduct): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    switchStatus(row),
  ];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={suggestedProductsList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconBottle, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        {...(mayEdit && { onOpen: setOpen, rowActions: actionsOf })}
      />
      {open && (
        <SuggestedProductDrawer
          key={open === 'new' ? 'new' : open.id}
          product={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
