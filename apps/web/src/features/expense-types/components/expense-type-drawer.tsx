import { addExpenseTypeInput, expenseTypesContract } from '@rawnaq/domain/expense-types/expense-types.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import type { ExpenseType } from '../pages/expense-types-page';

/** Changes the one it is given; without one it adds. */
export function ExpenseTypeDrawer({
  expenseType,
  onClose,
}: {
  expenseType: ExpenseType | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('expense-types');
  const form = useZodForm(addExpenseTypeInput, {
    english_name: expenseType?.english_name ?? '',
    arabic_name: expenseType?.arabic_name ?? '',
  });
  const add = useWrite(expenseTypesContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(expenseTypesContract.edit, { onSuccess: () => toast('saved') });

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={expenseType ? t('editTitle') : t('add')}
      form={form}
      history={expenseType && <HistoryTab entity="expense_types" entityId={expenseType.id} />}
      onSubmit={(names) => (expenseType ? edit.mutateAsync({ id: expenseType.id, ...names }) : add.mutateAsync(names))}
    >
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
    </FormDrawer>
  );
}
