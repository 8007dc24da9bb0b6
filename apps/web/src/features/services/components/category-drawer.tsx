import { addCategoryInput, categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import { type Category } from '../api';
import { CheckNote } from './check-note';

type Props = { category?: Category | undefined; onAdded?: (id: number) => void; onClose: () => void };

export function CategoryDrawer({ category, onAdded, onClose }: Props) {
  const { t } = useTranslation('services');
  const form = useZodForm(addCategoryInput, {
    english_name: category?.english_name ?? '',
    arabic_name: category?.arabic_name ?? '',
  });
  const saved = { onSuccess: () => toast('saved') };
  const add = useWrite(categoriesContract.add, {
    // Whoever asked for it goes on with it: the choice itself says that it is saved.
    onSuccess: ({ id }) => (onAdded ? onAdded(id) : toast('saved')),
  });
  const edit = useWrite(categoriesContract.edit, saved);

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={category ? t('categories.editTitle') : t('categories.addTitle')}
      form={form}
      history={category && <HistoryTab entity="service_groups" entityId={category.id} />}
      onSubmit={(values) => (category ? edit.mutateAsync({ id: category.id, ...values }) : add.mutateAsync(values))}
    >
      {category && <CheckNote record={category} />}
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
    </FormDrawer>
  );
}
