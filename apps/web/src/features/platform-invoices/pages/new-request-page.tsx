import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { askInput, platformPaymentsContract } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { FormPage } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { AskFields } from '../components/ask-drawer';
import { OpenInvoiceSelect, type ChosenInvoice } from '../components/found-select';

export function NewRequestPage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const navigate = useNavigate();
  const [invoice, setInvoice] = useState<ChosenInvoice | null>(null);
  const leave = useRef<() => void>(undefined);
  const form = useZodForm(askInput, { due_on: '', channel: 'email' });
  const ask = useWrite(platformPaymentsContract.ask);
  const { isSubmitSuccessful, errors } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) leave.current?.();
  }, [isSubmitSuccessful]);
  return (
    <FormPage
      title={t('request.title')}
      crumbs={[
        {
          label: pageWords['payment-requests'][language],
          to: pathTo('manager-accounting-payments-requests', language),
        },
        { label: t('request.title') },
      ]}
      submitLabel={t('request.submit')}
      form={form}
      onSubmit={async (values) => {
        const { id, sent_to } = await ask.mutateAsync(values);
        toastSuccess(t('request.sent', { to: `\u2066${sent_to}\u2069` }));
        leave.current = () => void navigate(pathTo('manager-accounting-payment-request-one', language, { id }));
      }}
    >
      <OpenInvoiceSelect
        value={invoice}
        onChange={(one) => {
          setInvoice(one);
          if (one) form.setValue('invoice_id', one.id, { shouldDirty: true });
          else form.resetField('invoice_id');
          form.clearErrors('invoice_id');
        }}
        error={errors.invoice_id?.message}
      />
      <AskFields />
    </FormPage>
  );
}
