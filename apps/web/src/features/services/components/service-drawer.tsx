import { Button } from '@mantine/core';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { netOf } from '@rawnaq/domain/kernel/vat';
import { checkService, serviceFields, servicesContract } from '@rawnaq/domain/services/services.contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { storePicture } from '../../../lib/pictures';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { MultiSelectField, SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField, PriceField } from '../../../ui/fields/number-fields';
import { NamePair } from '../../../ui/fields/text-fields';
import { ImageField } from '../../../ui/fields/upload-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import { useCategories, useNames, useServices, type Service } from '../api';
import { CategoryDrawer } from './category-drawer';
import { CheckNote } from './check-note';

const formSchema = serviceFields.extend({ picture: z.custom<File | string | null>() }).superRefine(checkService);

/** `employeeIds`: who does a new service until somebody says otherwise. */
type Props = { service?: Service | undefined; employeeIds?: readonly number[]; onClose: () => void };

export function ServiceDrawer({ service, employeeIds = [], onClose }: Props) {
  const { t } = useTranslation('services');
  const { nameOf } = useNames();
  const categories = useCategories().data?.records ?? [];
  const employees = useRead(employeesContract.get_options, {}).data?.records ?? [];
  const vatRate = useServices().data?.vat_rate ?? 0;
  const mayPrice = usePermission('menu.prices');
  const [newCategory, setNewCategory] = useState(false);
  const form = useZodForm(formSchema, startValues(service, employeeIds));
  const saved = { onSuccess: () => toast('saved') };
  const add = useWrite(servicesContract.add, saved);
  const edit = useWrite(servicesContract.edit, saved);
  const options = categories
    .filter((one) => one.status === recordStates.codes.active || one.id === service?.group_id)
    .map((one) => ({ value: one.id, label: nameOf(one) }));

  const save = async ({ picture, ...values }: z.output<typeof formSchema>) => {
    const picture_upload_id = await storePicture(picture, service?.picture_upload_id ?? null);
    const whole = { ...values, picture_upload_id };
    await (service ? edit.mutateAsync({ id: service.id, ...whole }) : add.mutateAsync(whole));
  };

  const categoryButton = (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setNewCategory(true)}
    >
      {t('services.newCategory')}
    </Button>
  );

  return (
    <>
      <FormDrawer
        opened
        onClose={onClose}
        width={560}
        title={service ? t('services.editTitle') : t('services.addTitle')}
        form={form}
        history={service && <HistoryTab entity="services" entityId={service.id} />}
        onSubmit={save}
      >
        {service && <CheckNote record={service} />}
        <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
        <div>
          <SelectField name="group_id" label={t('services.category')} options={options} required />
          {categoryButton}
        </div>
        <FieldRow>
          <PriceField
            name="price"
            label={t(vatRate > 0 ? 'services.price' : 'services.plainPrice')}
            description={vatRate > 0 && <OriginalPrice price={form.watch('price') as number | null} rate={vatRate} />}
            disabled={service !== undefined && !mayPrice}
            required
          />
          <PriceField
            name="offer_price"
            label={t('services.offerPrice')}
            description={t('services.offerPriceHint')}
            disabled={service !== undefined && !mayPrice}
          />
        </FieldRow>
        <NumberField
          name="job_time"
          label={t('services.jobTime')}
          description={t('services.jobTimeHint')}
          unit={t('services.minutes')}
          required
        />
        <FieldRow>
          <NumberField
            name="processing_time"
            label={t('services.processingTime')}
            description={t('services.processingHint')}
            unit={t('services.minutes')}
          />
          <NumberField
            name="buffer_time"
            label={t('services.bufferTime')}
            description={t('services.bufferHint')}
            unit={t('services.minutes')}
          />
        </FieldRow>
        <MultiSelectField
          name="employee_ids"
          label={t('services.whoDoesIt')}
          description={t('services.whoDoesItHint')}
          options={employees.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SwitchField name="show_to_customer" label={t('services.show')} description={t('services.showHint')} />
        <ImageField name="picture" label={t('services.picture')} />
      </FormDrawer>
      {newCategory && (
        <CategoryDrawer
          onAdded={(id) => form.setValue('group_id', id, { shouldDirty: true, shouldValidate: true })}
          onClose={() => setNewCategory(false)}
        />
      )}
    </>
  );
}

/** The gross price is what counts; what is left before VAT follows from it. */
function OriginalPrice({ price, rate }: { price: number | null; rate: number }) {
  const { t } = useTranslation('services');
  const format = useFormat();
  return t('services.originalPrice', { amount: format.money(netOf(price ?? 0, rate)) });
}

const startValues = (service: Service | undefined, employeeIds: readonly number[]) => ({
  english_name: service?.english_name ?? '',
  arabic_name: service?.arabic_name ?? '',
  group_id: service?.group_id,
  price: service?.price,
  offer_price: service?.offer_price ?? null,
  job_time: service?.job_time ?? 30,
  processing_time: service?.processing_time ?? 0,
  buffer_time: service?.buffer_time ?? 0,
  show_to_customer: service?.show_to_customer ?? true,
  employee_ids: service?.employee_ids ?? [...employeeIds],
  picture: service?.picture_url ?? null,
});
