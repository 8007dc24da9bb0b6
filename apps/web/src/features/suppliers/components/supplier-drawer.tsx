import { addSupplierInput, suppliersContract, type SupplierRecord } from '@rawnaq/domain/suppliers/suppliers.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FieldRow } from '../../../ui/form/form-layout';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';

type Props = {
  supplier?: SupplierRecord | undefined;
  /** What was typed before somebody found that it is not there. */
  name?: string;
  onClose: () => void;
  onAdded?: (supplier: { id: number; name: string }) => void;
};

/** Changes the one it is given; without one it adds. */
export function SupplierDrawer({ supplier, name = '', onClose, onAdded }: Props) {
  const { t } = useTranslation('suppliers');
  const form = useZodForm(addSupplierInput, {
    name: supplier?.name ?? name,
    contact: supplier?.contact ?? '',
    mobile: supplier?.mobile ?? '',
    email: supplier?.email ?? '',
    trn: supplier?.trn ?? '',
    note: supplier?.note ?? '',
  });
  const add = useWrite(suppliersContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(suppliersContract.edit, { onSuccess: () => toast('saved') });

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={supplier ? t('editTitle') : t('add')}
      form={form}
      history={supplier && <HistoryTab entity="suppliers" entityId={supplier.id} />}
      onSubmit={async (facts) => {
        if (supplier) return edit.mutateAsync({ id: supplier.id, ...facts });
        const { id } = await add.mutateAsync(facts);
        onAdded?.({ id, name: facts.name });
      }}
    >
      <TextField name="name" label={t('name')} required autoFocus />
      <FieldRow>
        <TextField name="contact" label={t('contact')} />
        <TextField name="mobile" label={t('mobile')} ltr type="tel" />
      </FieldRow>
      <FieldRow>
        <TextField name="email" label={t('email')} ltr />
        <TextField name="trn" label={t('trn')} ltr />
      </FieldRow>
      <TextareaField name="note" label={t('note')} maxLength={500} />
    </FormDrawer>
  );
}
