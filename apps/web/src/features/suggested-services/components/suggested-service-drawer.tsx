import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import {
  suggestedServiceFields,
  suggestedServicesContract,
} from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { MultiSelectField, SelectField } from '../../../ui/fields/choice-fields';
import { NumberField } from '../../../ui/fields/number-fields';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { HistoryTab } from '../../audit';
import { toast } from '../../../ui/toast';
import type { SuggestedService } from '../pages/suggested-services-page';

export function SuggestedServiceDrawer({
  service,
  onClose,
}: {
  service?: SuggestedService | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('suggested-services');
  const language = useLanguage();
  const groups = useRead(suggestedServicesContract.group_options, {}).data?.records ?? [];
  const form = useZodForm(suggestedServiceFields, {
    english_name: service?.english_name ?? '',
    arabic_name: service?.arabic_name ?? '',
    group_id: service?.group_id,
    job_time: service?.job_time ?? 30,
    business_types: (service?.business_types ?? []) as never,
  });
  const add = useWrite(suggestedServicesContract.add_service, { onSuccess: () => toast('saved') });
  const edit = useWrite(suggestedServicesContract.edit_service, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={service ? t('services.editTitle') : t('services.addTitle')}
      form={form}
      history={service && <HistoryTab entity="suggested_services" entityId={service.id} />}
      onSubmit={(values) => (service ? edit.mutateAsync({ id: service.id, ...values }) : add.mutateAsync(values))}
    >
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
      <SelectField
        name="group_id"
        label={t('group')}
        options={groups.map((one) => ({
          value: one.id,
          label: language === 'ar' ? one.arabic_name : one.english_name,
        }))}
        required
      />
      <NumberField name="job_time" label={t('jobTime')} unit={t('minutes')} required />
      <MultiSelectField
        name="business_types"
        label={t('kinds')}
        options={businessTypes.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        required
      />
    </FormDrawer>
  );
}
