import { editedProductsList } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { IconGavel, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { DecideEditedProductDrawer, type EditedProduct } from '../components/decide-edited-product-drawer';

export function EditedProductsPage() {
  const { t } = useTranslation('platform-checks');
  const [open, setOpen] = useState<EditedProduct>();
  const mayDecide = usePermission('platform-checks.decide');
  const actionsOf = (row: EditedProduct): RowAction[] =>
    mayDecide && row.status === productRequestStates.codes.active
      ? [{ label: t('decide'), icon: IconGavel, onClick: () => setOpen(row) }]
      : [];

  return (
    <>
      <ListPage
        list={editedProductsList}
        rowKey={(row) => `${row.account_id}-${row.id}`}
        searchLabel={t('products.search')}
        empty={{ icon: IconListCheck, title: t('products.editedEmptyTitle'), text: t('products.editedEmptyText') }}
        rowActions={actionsOf}
      />
      {open && (
        <DecideEditedProductDrawer
          key={`${open.account_id}-${open.id}`}
          request={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
