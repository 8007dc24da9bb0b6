import { useController, useFormContext } from 'react-hook-form';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card';
import { NamePair } from '../../../ui/fields/text-fields';
import { PermissionMatrix } from './permission-matrix';

/** The two names and the matrix, inside a form. */
export function RoleFields() {
  const { t } = useTranslation('roles');
  const { control } = useFormContext();
  const { field } = useController({ name: 'permissions', control });
  return (
    <>
      <Card title={t('nameTitle')}>
        <NamePair label={{ en: t('names.english'), ar: t('names.arabic') }} required />
      </Card>
      <PermissionMatrix value={field.value as PermissionMap} onChange={field.onChange} />
    </>
  );
}
