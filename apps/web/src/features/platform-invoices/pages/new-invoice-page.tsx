import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { accountItems, accountPeriods } from '@rawnaq/domain/platform-invoices/account-items.states';
import { issueInput } from '@rawnaq/domain/platform-invoices/account-invoice.inputs';
import { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PageHead } from '../../../ui/page-head';
import { MerchantSelect, merchantLabel, type ChosenMerchant } from '../components/found-select';
import { InvoiceSummary } from '../components/invoice-summary';
import { LineFields } from '../components/line-fields';
import styles from '../components/platform-invoices.module.css';

/** `?tenant=` comes from the page of a merchant. */
export function NewInvoicePage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = Number(params.get('tenant'));
  const [merchant, setMerchant] = useState<ChosenMerchant | null>(null);
  const tenant = merchant?.id ?? (Number.isSafeInteger(asked) && asked > 1 ? asked : undefined);
  const options = useRead(
    accountInvoicesContract.options,
    { tenant: tenant ?? 0 },
    {
      enabled: tenant !== undefined,
      ownFailure: true,
    },
  ).data;
  const leave = useRef<() => void>(undefined);
  const form = useZodForm(issueInput, {
    tenant: tenant ?? null,
    lines: [
      {
        item: accountItems.codes.premium,
        period: accountPeriods.codes.year,
        package_id: null,
        english_name: '',
        arabic_name: '',
        quantity: 1,
        unit_price: null,
      },
    ],
    due_on: '',
    note: '',
    channel: 'email',
  });
  const issue = useWrite(accountInvoicesContract.issue);
  const { isSubmitSuccessful, errors } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) leave.current?.();
  }, [isSubmitSuccessful]);
  const shown = merchant ?? (options ? { ...options.merchant, label: merchantLabel(options.merchant) } : null);
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const { id, number } = await issue.mutateAsync(values);
        toastSuccess(t('issued', { number: `\u2066${number}\u2069` }));
        leave.current = () => void navigate(pathTo('manager-accounting-invoice-one', language, { id }));
      }}
    >
      <PageHead
        title={t('form.title')}
        crumbs={[
          { label: pageWords['total-sales'][language], to: pathTo('manager-accounting-total-sales', language) },
          { label: t('form.title') },
        ]}
      />
      <div className={styles.form}>
        <div className={styles.cards}>
          <div className={styles.heads}>
            <MerchantSelect
              value={shown}
              onChange={(chosen) => {
                setMerchant(chosen);
                form.setValue('tenant', chosen?.id ?? null, { shouldDirty: true });
                form.clearErrors('tenant');
              }}
              error={errors.tenant?.message}
            />
            <DateField
              name="due_on"
              label={t('form.dueOn')}
              {...(options && { min: options.today, placeholder: options.due_on })}
            />
          </div>
          <LineFields sold={options} />
          <div className={styles.heads}>
            <TextField name="note" label={t('form.note')} maxLength={500} />
            <SelectField
              name="channel"
              label={t('form.send')}
              clearable
              options={(['email', 'whatsapp'] as const).map((value) => ({
                value,
                label: t(`form.channels.${value}`),
              }))}
              placeholder={t('form.channels.none')}
            />
          </div>
        </div>
        <InvoiceSummary options={options} />
      </div>
      <SaveBar isNew submitLabel={t('form.submit')} />
    </Form>
  );
}
