import { choosesProducts, choosesServices } from '@rawnaq/domain/discount-codes/discount-code.rules';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { addDiscountCodeInput, discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { MultiSelectField, SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { NumberField, PercentField, PriceField } from '../../../ui/fields/number-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import { useNames, useServices } from '../../services';
import type { DiscountCode } from './discount-code-list';

export function DiscountCodeDrawer({ code, onClose }: { code?: DiscountCode | undefined; onClose: () => void }) {
  const { t } = useTranslation('discount-codes');
  const language = useLanguage();
  const format = useFormat();
  const { nameOf } = useNames();
  const services = useServices().data?.records ?? [];
  const products = useRead(discountCodesContract.product_options, {}).data?.records ?? [];
  const form = useZodForm(addDiscountCodeInput, startValues(code, format.localDate(new Date())));
  const add = useWrite(discountCodesContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(discountCodesContract.edit, { onSuccess: () => toast('saved') });
  const categories = discountCodeCategories.choices.map(({ value, label }) => ({ value, label: label[language] }));
  const category = form.watch('category');
  // One of the two is enough when a code is for both kinds.
  const isOneKind = category !== discountCodeCategories.codes.selected;
  const sold = products.filter((one) => one.status === recordStates.codes.active || code?.products.includes(one.id));
  const kinds = [
    { value: 'percent', label: t('percentKind') },
    { value: 'amount', label: t('amountKind') },
  ];

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={code ? t('editTitle') : t('addTitle')}
      form={form}
      history={code && <HistoryTab entity="discount_codes" entityId={code.id} />}
      onSubmit={(values) => (code ? edit.mutateAsync({ id: code.id, ...values }) : add.mutateAsync(values))}
    >
      <TextField name="code" label={t('code')} description={t('codeHint')} maxLength={20} ltr required />
      <SelectField name="category" label={t('category')} options={categories} required />
      {choosesServices(category) && (
        <MultiSelectField
          name="services"
          label={t('services')}
          description={!isOneKind && t('eitherKind')}
          options={services.map((one) => ({ value: one.id, label: nameOf(one) }))}
          required={isOneKind}
        />
      )}
      {choosesProducts(category) && (
        <MultiSelectField
          name="products"
          label={t('products')}
          description={sold.length === 0 && t('noProducts')}
          options={sold.map((one) => ({ value: one.id, label: nameOf(one) }))}
          required={isOneKind}
        />
      )}
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
      <FieldRow>
        <NumberField name="max_uses" label={t('maxUses')} description={t('noLimit')} />
        <NumberField name="max_uses_per_customer" label={t('perCustomer')} description={t('noLimit')} />
      </FieldRow>
    </FormDrawer>
  );
}

const startValues = (code: DiscountCode | undefined, today: string) => ({
  code: code?.code ?? '',
  category: code?.category ?? discountCodeCategories.codes.all,
  kind: code?.amount == null ? ('percent' as const) : ('amount' as const),
  percent: code?.percent == null ? null : Math.round(code.percent * 100),
  amount: code?.amount ?? null,
  starts_on: code?.starts_on ?? today,
  ends_on: code?.ends_on ?? undefined,
  max_uses: code?.max_uses ?? null,
  max_uses_per_customer: code?.max_uses_per_customer ?? null,
  services: code?.services ?? [],
  products: code?.products ?? [],
});
