import {
  platformStaffContract,
  staffRoleInput,
  type StaffRole,
} from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { RecordDrawer } from '../../../ui/record-drawer';
import { HistoryTab } from '../../audit';
import { toast } from '../../../ui/toast';
import { PermissionMatrix } from './permission-matrix';
import { roleName } from './staff-drawers';
import styles from './role.module.css';

/** A role of the platform: its names, and modules × actions. Built-in ones are only shown. */
export function RoleDrawer({ role, onClose }: { role: StaffRole | undefined; onClose: () => void }) {
  const { t } = useTranslation('platform-staff');
  const language = useLanguage();
  const form = useZodForm(staffRoleInput, {
    ...(role && { id: role.id }),
    english_name: role?.english_name ?? '',
    arabic_name: role?.arabic_name ?? '',
    permissions: role?.permissions ?? {},
  });
  const save = useWrite(platformStaffContract.save_role, { onSuccess: () => toast('saved') });
  if (role?.key)
    return (
      <RecordDrawer opened onClose={onClose} title={roleName(role, language)} width={560}>
        <p className={styles.note}>{t('roles.fixed')}</p>
        <PermissionMatrix value={role.permissions} />
      </RecordDrawer>
    );
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={role ? roleName(role, language) : t('roles.drawerAdd')}
      width={560}
      form={form}
      history={role && <HistoryTab entity="roles" entityId={role.id} />}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <NamePair label={{ en: t('roles.englishName'), ar: t('roles.arabicName') }} required />
      <PermissionMatrix
        value={form.watch('permissions')}
        onChange={(permissions) => form.setValue('permissions', permissions, { shouldDirty: true })}
      />
    </FormDrawer>
  );
}
