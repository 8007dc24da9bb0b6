import {
  addStaffInput,
  platformStaffContract,
  type StaffMember,
  type StaffRole,
} from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { HistoryTab } from '../../audit';
import { toast } from '../../../ui/toast';

export function AddStaffDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('platform-staff');
  const form = useZodForm(addStaffInput, { name: '', email: '' });
  const add = useWrite(platformStaffContract.add, { onSuccess: () => toastSuccess(t('drawer.sent')) });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('drawer.title')}
      submitLabel={t('drawer.submit')}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      <TextField name="name" label={t('drawer.name')} required autoFocus maxLength={100} />
      <TextField
        name="email"
        type="email"
        label={t('drawer.email')}
        description={t('drawer.emailHint')}
        ltr
        required
        maxLength={200}
      />
      <SelectField name="role_id" label={t('drawer.role')} required options={useRoleOptions()} />
    </FormDrawer>
  );
}

export function StaffRoleDrawer({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslation('platform-staff');
  const form = useZodForm(platformStaffContract.set_role.input, {
    id: member.id,
    ...(member.role_id !== null && { role_id: member.role_id }),
  });
  const save = useWrite(platformStaffContract.set_role, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('role.title', { name: member.name })}
      submitLabel={t('role.submit')}
      form={form}
      history={<HistoryTab entity="users" entityId={member.id} />}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <SelectField name="role_id" label={t('drawer.role')} required options={useRoleOptions()} />
    </FormDrawer>
  );
}

function useRoleOptions() {
  const language = useLanguage();
  const { data } = useRead(platformStaffContract.roles, {});
  return (data?.records ?? []).map((role) => ({ value: role.id, label: roleName(role, language) }));
}

export const roleName = (role: StaffRole, language: 'en' | 'ar'): string =>
  language === 'ar' ? role.arabic_name : role.english_name;
