import type { InputOf, OutputOf } from '@rawnaq/domain/kernel/contract';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { settingSchema } from '@rawnaq/domain/settings/define-setting';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import { businessHoursInput, settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useWrite } from '../../../lib/query';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { Loaded } from '../../../ui/states/loaded';
import {
  CustomHoursCard,
  GeneralFields,
  HolidaysCard,
  HoursFields,
  InvoiceFields,
  InvoicePreview,
  useGeneralForm,
  useSalonFacts,
  VatFields,
} from '../../settings';
import { StepForm, type StepProps } from './step-form';

type Of<E extends keyof typeof settingsContract> = StepProps & { answer: OutputOf<(typeof settingsContract)[E]> };

/** Four of the steps are settings, asked and saved as on their own pages. */
export const GeneralStep = (step: StepProps) => (
  <Loaded endpoint={settingsContract.get_general}>{(answer) => <GeneralForm {...step} answer={answer} />}</Loaded>
);
export const VatStep = (step: StepProps) => (
  <Loaded endpoint={settingsContract.get_accounting}>{(answer) => <VatForm {...step} answer={answer} />}</Loaded>
);
export const HoursStep = (step: StepProps) => (
  <Loaded endpoint={settingsContract.get_business_hours}>{(answer) => <HoursForm {...step} answer={answer} />}</Loaded>
);
export const InvoiceStep = (step: StepProps) => (
  <Loaded endpoint={settingsContract.get_invoice}>{(answer) => <InvoiceForm {...step} answer={answer} />}</Loaded>
);

function GeneralForm({ answer, ...step }: Of<'get_general'>) {
  const { form, submit } = useGeneralForm(answer);
  return (
    <StepForm {...step} form={form} onSubmit={submit}>
      <GeneralFields />
    </StepForm>
  );
}

function VatForm({ answer, ...step }: Of<'get_accounting'>) {
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(accountingSetting, salon), [salon]),
    answer.values,
  );
  const save = useWrite(settingsContract.save_accounting);
  return (
    <StepForm {...step} form={form} onSubmit={(values) => save.mutateAsync(values)}>
      <VatFields />
    </StepForm>
  );
}

function HoursForm({ answer: { time_zone, business_day_cut_off, shifts }, ...step }: Of<'get_business_hours'>) {
  const form = useZodForm(businessHoursInput, { time_zone, business_day_cut_off, shifts } as InputOf<
    typeof settingsContract.save_business_hours
  >);
  const save = useWrite(settingsContract.save_business_hours);
  return (
    <StepForm {...step} form={form} onSubmit={(values) => save.mutateAsync(values)}>
      <HoursFields />
    </StepForm>
  );
}

function InvoiceForm({ answer: { values }, ...step }: Of<'get_invoice'>) {
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(invoiceSetting, salon), [salon]),
    values,
  );
  const save = useWrite(settingsContract.save_invoice);
  const typed = useWatch({ control: form.control });
  return (
    <StepForm
      {...step}
      form={form}
      onSubmit={(sent) => save.mutateAsync(sent)}
      aside={<InvoicePreview values={{ ...values, ...typed }} />}
    >
      <InvoiceFields />
    </StepForm>
  );
}

/** Under the hours, because each has a form of its own. */
export const DaysCards = () => (
  <>
    <CustomHoursCard />
    <HolidaysCard />
  </>
);
