import { payInput } from '@rawnaq/domain/platform-invoices/account-invoice.inputs';
import { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FieldRow } from '../../../ui/form/form-layout';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { OpenInvoiceSelect, type ChosenInvoice } from './found-select';
import styles from './platform-invoices.module.css';

const BY_HAND: readonly string[] = payInput.shape.method.options;
const CARD = payInput.shape.method.enum.credit_card;
type Props = { invoice?: { id: number; number: string; total: number }; onClose: () => void };

/** Money that reached the bank: the whole invoice, and the account with it. Without an invoice, it is chosen first. */
export function PayDrawer({ invoice, onClose }: Props) {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const format = useFormat();
  const [chosen, setChosen] = useState<ChosenInvoice | null>(null);
  const form = useZodForm(payInput, {
    ...(invoice && { id: invoice.id }),
    method: 'transfer',
    paid_on: '',
    authorization_code: '',
    reference: '',
    note: '',
  });
  const pay = useWrite(accountInvoicesContract.pay, {
    onSuccess: ({ renewed_until }) =>
      toastSuccess(renewed_until ? t('pay.renewed', { date: format.date(renewed_until) }) : t('pay.done')),
  });
  const ways = useRead(accountInvoicesContract.ways, {}).data?.records ?? [];
  const about = invoice ?? chosen;
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={invoice ? t('pay.title', { number: `\u2066${invoice.number}\u2069` }) : t('pay.record')}
      submitLabel={invoice ? t('pay.action') : t('pay.record')}
      form={form}
      onSubmit={({ authorization_code, ...values }) =>
        // A code of a card that was typed before another way was chosen is none of its own.
        pay.mutateAsync({ ...values, ...(values.method === CARD && { authorization_code }) })
      }
    >
      {!invoice && (
        <OpenInvoiceSelect
          value={chosen}
          onChange={(one) => {
            setChosen(one);
            if (one) form.setValue('id', one.id, { shouldDirty: true });
            else form.resetField('id');
            form.clearErrors('id');
          }}
          error={form.formState.errors.id?.message}
        />
      )}
      {about && <p className={styles.hint}>{t('pay.text', { amount: format.money(about.total) })}</p>}
      <FieldRow>
        <SelectField
          name="method"
          label={t('pay.method')}
          required
          options={ways
            .filter(({ method }) => BY_HAND.includes(method))
            .map(({ method, name }) => ({ value: method, label: name[language] }))}
        />
        <DateField
          name="paid_on"
          label={t('pay.paidOn')}
          description={t('pay.paidOnText')}
          max={format.localDate(new Date())}
        />
      </FieldRow>
      <AuthorizationCode />
      <TextField name="reference" label={t('pay.reference')} maxLength={60} ltr />
      <TextareaField name="note" label={t('pay.note')} maxLength={500} />
    </FormDrawer>
  );
}

function AuthorizationCode() {
  const { t } = useTranslation('platform-invoices');
  const method = useWatch({ name: 'method' }) as string;
  return method === CARD ? (
    <TextField name="authorization_code" label={t('pay.authorization')} required maxLength={30} ltr />
  ) : null;
}
