import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { expenseTypesContract, expenseTypesList } from '@rawnaq/domain/expense-types/expense-types.contract';
import { IconBan, IconCheck, IconList, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { ExpenseTypeDrawer } from '../components/expense-type-drawer';

export type ExpenseType = OutputOf<typeof expenseTypesList.endpoints.get_records>['records'][number];

const { active, disabled } = recordStates.codes;

export function ExpenseTypesPage() {
  const { t } = useTranslation('expense-types');
  const language = useLanguage();
  const [open, setOpen] = useState<ExpenseType | 'new'>();
  const mayEdit = usePermission('settings.accounting');
  const setStatus = useWrite(expenseTypesContract.set_status, { onSuccess: () => toast('saved') });
  const disable = async (expenseType: ExpenseType) => {
    const name = language === 'ar' ? expenseType.arabic_name : expenseType.english_name;
    if (
      await confirm({
        title: t('disable.question', { name }),
        text: t('disable.text'),
        action: t('disable.action'),
        danger: true,
      })
    )
      setStatus.mutate({ id: expenseType.id, status: disabled });
  };
  const rowActions = (expenseType: ExpenseType): RowAction[] => {
    if (!mayEdit) return [];
    const status =
      expenseType.status === active
        ? { label: t('disable.action'), icon: IconBan, danger: true, onClick: () => void disable(expenseType) }
        : {
            label: t('activate'),
            icon: IconCheck,
            onClick: () => setStatus.mutate({ id: expenseType.id, status: active }),
          };
    return [{ label: t('edit'), icon: IconPencil, onClick: () => setOpen(expenseType) }, status];
  };
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={expenseTypesList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconList, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        onOpen={mayEdit ? setOpen : undefined}
        rowActions={rowActions}
      />
      {open && <ExpenseTypeDrawer expenseType={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
