import { accountTiers } from '@rawnaq/domain/accounts/account.states';
import { addDays, addMonths } from '@rawnaq/domain/kernel/time/local-date';
import {
  packageInput,
  platformMerchantsContract,
  type MerchantDetail,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

/** Trial or premium until a day; also the way back for an expired or suspended account. */
export function PackageDrawer({ merchant, onClose }: { merchant: MerchantDetail; onClose: () => void }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const isTrial = merchant.status === 'trial';
  const isOpen = isTrial || merchant.status === 'active';
  const later =
    merchant.ends_on && merchant.ends_on > merchant.today
      ? merchant.ends_on
      : isTrial
        ? addDays(merchant.today, 7)
        : addMonths(merchant.today, 12);
  const form = useZodForm(packageInput, {
    id: merchant.id,
    status: isTrial ? 'trial' : 'active',
    ends_on: later,
    tier: (merchant.tier as 'basic' | null) ?? null,
  });
  const save = useWrite(platformMerchantsContract.set_package, {
    onSuccess: () => toast('saved'),
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={isOpen ? t('actions.package') : t('actions.activate')}
      submitLabel={t('package.submit')}
      form={form}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <SelectField
        name="status"
        label={t('package.status')}
        required
        options={[
          { value: 'trial', label: t('package.trial') },
          { value: 'active', label: t('package.active') },
        ]}
      />
      <DateField name="ends_on" label={t('package.endsOn')} required min={merchant.today} />
      <SelectField
        name="tier"
        label={t('package.tier')}
        placeholder={t('package.noTier')}
        clearable
        options={accountTiers.choices.map(({ value, label }) => ({ value, label: label[language] }))}
      />
    </FormDrawer>
  );
}
