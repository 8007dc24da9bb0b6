import { penaltiesContract, penaltyInput } from '@rawnaq/domain/penalties/penalties.contract';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { CustomerField } from './customer-field';
import styles from './customer-money.module.css';
import { apart } from './apart';

type Props = { customer?: { id: number; name: string }; onClose: () => void };

export function PenaltyDrawer({ customer, onClose }: Props) {
  const { t } = useTranslation('customer-money');
  const language = useLanguage();
  const form = useZodForm(penaltyInput, {
    ...(customer && { customer_id: customer.id }),
    type: penaltyTypes.codes.others,
    note: '',
  });
  const add = useWrite(penaltiesContract.add, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('penalty.title')}
      submitLabel={t('penalty.action')}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      {customer ? (
        <p className={styles.lead}>{t('penalty.text', { name: apart(customer.name) })}</p>
      ) : (
        <CustomerField name="customer_id" label={t('customer')} />
      )}
      <FieldRow>
        <SelectField
          name="type"
          label={t('penalty.type')}
          options={penaltyTypes.choices.map(({ value, label }) => ({ value, label: label[language] }))}
          required
        />
        <PriceField name="amount" label={t('amount')} required />
      </FieldRow>
      <TextareaField name="note" label={t('note')} maxLength={500} />
    </FormDrawer>
  );
}
