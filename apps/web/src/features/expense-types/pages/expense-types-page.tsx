import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { expenseTypesContract, expenseTypesList } from '@rawnaq/domain/expense-types/expense-types.contract';
import { IconList, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { ExpenseTypeDrawer } from '../components/expense-type-drawer';

export type ExpenseType = OutputOf<typeof expenseTypesList.endpoints.get_records>['records'][number];

export function ExpenseTypesPage() {
  const { t } = useTranslation('expense-types');
  const language = useLanguage();
  const [open, setOpen] = useState<ExpenseType | 'new'>();
  const mayEdit = usePermission('settings.accounting');
  const switchStatus = useStatusSwitch(expenseTypesContract.set_status, {
    question: ({ arabic_name, english_name }: ExpenseType) => ({
      title: t('disable.question', { name: language === 'ar' ? arabic_name : english_name }),
      text: t('disable.text'),
    }),
  });
  const rowActions = (row: ExpenseType): RowAction[] =>
    mayEdit ? [{ label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) }, switchStatus(row)] : [];
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
