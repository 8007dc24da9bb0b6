import { addCouponsInput, couponsContract } from '@rawnaq/domain/coupons/coupons.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { NumberField, PercentField, PriceField } from '../../../ui/fields/number-fields';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

/** Codes are made once, all together; another occasion is another batch. */
export function CouponsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('coupons');
  const format = useFormat();
  const add = useWrite(couponsContract.add, { onSuccess: () => toast('saved') });
  const form = useZodForm(addCouponsInput, {
    english_name: '',
    arabic_name: '',
    kind: 'percent',
    percent: null,
    amount: null,
    starts_on: format.localDate(new Date()),
    coupons_count: 50,
  });
  const kinds = [
    { value: 'percent', label: t('percentKind') },
    { value: 'amount', label: t('amountKind') },
  ];
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('addTitle')}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      <NamePair label={{ en: t('english'), ar: t('arabic') }} required autoFocus />
      <FieldRow>
        <SelectField name="kind" label={t('kind')} options={kinds} required />
        {form.watch('kind') === 'percent' ? (
          <PercentField name="percent" label={t('percent')} required />
        ) : (
          <PriceField name="amount" label={t('amount')} required />
        )}
      </FieldRow>
      <FieldRow>
        <DateField name="starts_on" label={t('from')} required />
        <DateField name="ends_on" label={t('until')} description={t('untilHint')} clearable />
      </FieldRow>
      <NumberField name="coupons_count" label={t('count')} description={t('countHint')} required />
    </FormDrawer>
  );
}
