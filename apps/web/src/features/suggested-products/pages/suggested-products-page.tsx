import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import {
  suggestedProductsContract,
  suggestedProductsList,
} from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { IconBan, IconBottle, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { SuggestedProductDrawer } from '../components/suggested-product-drawer';

export type SuggestedProduct = OutputOf<typeof suggestedProductsList.endpoints.get_records>['records'][number];
const { active, disabled } = recordStates.codes;

export function SuggestedProductsPage() {
  const { t } = useTranslation('suggested-products');
  const [open, setOpen] = useState<SuggestedProduct | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const setStatus = useWrite(suggestedProductsContract.set_status, { onSuccess: () => toast('saved') });
  const actionsOf = (row: SuggestedProduct): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    row.status === active
      ? { label: t('disable'), icon: IconBan, onClick: () => setStatus.mutate({ id: row.id, status: disabled }) }
      : { label: t('activate'), icon: IconCheck, onClick: () => setStatus.mutate({ id: row.id, status: active }) },
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
