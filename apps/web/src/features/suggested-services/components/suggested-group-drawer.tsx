import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import {
  suggestedGroupFields,
  suggestedServicesContract,
} from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { MultiSelectField } from '../../../ui/fields/choice-fields';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { HistoryTab } from '../../audit';
import { toast } from '../../../ui/toast';
import type { SuggestedGroup } from '../pages/suggested-groups-page';

export function SuggestedGroupDrawer({ group, onClose }: { group?: SuggestedGroup | undefined; onClose: () => void }) {
  const { t } = useTranslation('suggested-services');
  const language = useLanguage();
  const form = useZodForm(suggestedGroupFields, {
    english_name: group?.english_name ?? '',
    arabic_name: group?.arabic_name ?? '',
    business_types: (group?.business_types ?? []) as never,
  });
  const add = useWrite(suggestedServicesContract.add_group, { onSuccess: () => toast('saved') });
  const edit = useWrite(suggestedServicesContract.edit_group, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={group ? t('groups.editTitle') : t('groups.addTitle')}
      form={form}
      history={group && <HistoryTab entity="suggested_groups" entityId={group.id} />}
      onSubmit={(values) => (group ? edit.mutateAsync({ id: group.id, ...values }) : add.mutateAsync(values))}
    >
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
      <MultiSelectField
        name="business_types"
        label={t('kinds')}
        options={businessTypes.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        required
      />
    </FormDrawer>
  );
}
