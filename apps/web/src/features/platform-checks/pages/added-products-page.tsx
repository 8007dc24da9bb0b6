import { addedProductsList } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { IconGavel, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { DecideAddedProductDrawer, type AddedProduct } from '../components/decide-added-product-drawer';

export function AddedProductsPage() {
  const { t } = useTranslation('platform-checks');
  const [open, setOpen] = useState<AddedProduct>();
  const mayDecide = usePermission('platform-checks.decide');
  const actionsOf = (row: AddedProduct): RowAction[] =>
    mayDecide && row.status === productRequestStates.codes.active
      ? [{ label: t('decide'), icon: IconGavel, onClick: () => setOpen(row) }]
      : [];

  return (
    <>
      <ListPage
        list={addedProductsList}
        rowKey={(row) => `${row.account_id}-${row.id}`}
        searchLabel={t('products.search')}
        empty={{ icon: IconListCheck, title: t('products.addedEmptyTitle'), text: t('products.addedEmptyText') }}
        rowActions={actionsOf}
      />
      {open && (
        <DecideAddedProductDrawer
          key={`${open.account_id}-${open.id}`}
          request={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
