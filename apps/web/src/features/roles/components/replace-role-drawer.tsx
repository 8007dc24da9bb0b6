import { rolesContract, type Role } from '@rawnaq/domain/roles/roles.contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRead, useWrite } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';

const input = z.object({ replace_with_id: z.number().int() });

/** A role people have can go only when they get another one in the same moment. */
export function ReplaceRoleDrawer({ role, onClose, onDone }: { role: Role; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('roles');
  const options = useRead(rolesContract.get_options, {}).data?.records ?? [];
  const form = useZodForm(input, {});
  const remove = useWrite(rolesContract.remove, {
    onSuccess: () => void setTimeout(onDone),
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('replaceTitle')}
      submitLabel={t('remove')}
      form={form}
      onSubmit={(values) => remove.mutateAsync({ id: role.id, ...values })}
    >
      <p style={{ margin: 0 }}>{t('replaceText')}</p>
      <SelectField
        name="replace_with_id"
        label={t('replaceWith')}
        options={options.filter((one) => one.id !== role.id).map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
    </FormDrawer>
  );
}
