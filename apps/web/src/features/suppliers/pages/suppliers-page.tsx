import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { suppliersContract, suppliersList, type SupplierRecord } from '@rawnaq/domain/suppliers/suppliers.contract';
import { IconFileText, IconPencil, IconPlus, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { SupplierDrawer } from '../components/supplier-drawer';

/** Whom the salon buys from; a row opens the statement. */
export function SuppliersPage() {
  const { t } = useTranslation('suppliers');
  const language = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState<SupplierRecord | 'new'>();
  const mayEdit = usePermission('accounting.edit-suppliers');
  const switchStatus = useStatusSwitch(suppliersContract.set_status, {
    question: ({ name }: SupplierRecord) => ({ title: t('disable.question', { name }), text: t('disable.text') }),
  });
  const statement = ({ id }: SupplierRecord) =>
    pathTo('merchant-accounting-suppliers-one', language, { supplierId: id });
  const rowActions = (supplier: SupplierRecord): RowAction[] => {
    const see = { label: t('statement'), icon: IconFileText, onClick: () => void navigate(statement(supplier)) };
    if (!mayEdit) return [see];
    return [see, { label: t('edit'), icon: IconPencil, onClick: () => setOpen(supplier) }, switchStatus(supplier)];
  };
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={suppliersList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconTruckDelivery, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        to={statement}
        rowActions={rowActions}
      />
      {open && <SupplierDrawer supplier={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
