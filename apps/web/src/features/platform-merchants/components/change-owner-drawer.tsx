import { codeText } from '@rawnaq/domain/auth/auth.contract';
import { orEmpty } from '@rawnaq/domain/kernel/input/fields';
import {
  changeOwnerInput,
  platformMerchantsContract,
  type MerchantDetail,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconUserShield } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useWrite } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { RecordDrawer } from '../../../ui/record-drawer';
import { EmptyState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { ProofFields } from '../../../ui/fields/proof-fields';

const schema = changeOwnerInput.extend({ totp: orEmpty(codeText) });

export function ChangeOwnerDrawer({ merchant, onClose }: { merchant: MerchantDetail; onClose: () => void }) {
  const { t } = useTranslation('platform-merchants');
  const candidates = merchant.users.filter(
    (user) => !user.is_owner && user.status === recordStates.codes.active && user.role_key === 'administrator',
  );
  const form = useZodForm(schema, {
    id: merchant.id,
    ...(candidates[0] && { user_id: candidates[0].id }),
    password: '',
    totp: '',
  });
  const change = useWrite(platformMerchantsContract.change_owner, {
    onSuccess: () => toast('saved'),
  });
  if (candidates.length === 0)
    return (
      <RecordDrawer opened onClose={onClose} title={t('owner.title')}>
        <EmptyState icon={IconUserShield} title={t('owner.noneTitle')} text={t('owner.none')} />
      </RecordDrawer>
    );
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('owner.title')}
      submitLabel={t('owner.submit')}
      form={form}
      onSubmit={(values) => change.mutateAsync(values)}
    >
      <SelectField
        name="user_id"
        label={t('owner.person')}
        description={t('owner.text')}
        required
        options={candidates.map((user) => ({ value: user.id, label: user.name }))}
      />
      <ProofFields />
    </FormDrawer>
  );
}
