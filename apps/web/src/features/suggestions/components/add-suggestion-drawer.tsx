import { addSuggestionInput, suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';

export function AddSuggestionDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('suggestions');
  const form = useZodForm(addSuggestionInput, { title: '', body: '' });
  const add = useWrite(suggestionsContract.add, { onSuccess: () => toastSuccess(t('sent')) });

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('drawerTitle')}
      submitLabel={t('submit')}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      <TextField name="title" label={t('title')} maxLength={120} required autoFocus />
      <TextareaField name="body" label={t('body')} maxLength={4000} rows={7} required />
    </FormDrawer>
  );
}
