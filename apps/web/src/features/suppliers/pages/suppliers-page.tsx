import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { suppliersContract, suppliersList, type SupplierRecord } from '@rawnaq/domain/suppliers/suppliers.contract';
import { IconBan, IconCheck, IconFileText, IconPencil, IconPlus, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { SupplierDrawer } from '../components/supplier-drawer';

const { active, disabled } = recordStates.codes;

/** Whom the salon buys from; a row opens the statement. */
export function SuppliersPage() {
  const { t } = useTranslation('suppliers');
  const language = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState<SupplierRecord | 'new'>();
  const mayEdit = usePermission('accounting.edit-suppliers');
  const setStatus = useWrite(suppliersContract.set_status, { onSuccess: () => toast('saved') });
  const statement = ({ id }: SupplierRecord) =>
    pathTo('merchant-accounting-suppliers-one', language, { supplierId: id });
  const disable = async ({ id, name }: SupplierRecord) => {
    const question = {
      title: t('disable.question', { name }),
      text: t('disable.text'),
      action: t('disable.action'),
      danger: true,
    };
    if (await confirm(question)) setStatus.mutate({ id, status: disabled });
  };
  const rowActions = (supplier: SupplierRecord): RowAction[] => {
    const see = { label: t('statement'), icon: IconFileText, onClick: () => void navigate(statement(supplier)) };
    if (!mayEdit) return [see];
    const status =
      supplier.status === active
        ? { label: t('disable.action'), icon: IconBan, danger: true, onClick: () => void disable(supplier) }
        : {
            label: t('activate'),
            icon: IconCheck,
            onClick: () => setStatus.mutate({ id: supplier.id, status: active }),
          };
    return [see, { label: t('edit'), icon: IconPencil, onClick: () => setOpen(supplier) }, status];
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
