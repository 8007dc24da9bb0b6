import { Text } from '@mantine/core';
import { backupsContract, unlockInput } from '@rawnaq/domain/backups/backups.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { PasswordField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';

/** What the password opened, and until when. */
export type Proof = OutputOf<(typeof backupsContract)['unlock']>;
type Props = { onProof: (proof: Proof) => Promise<void>; onClose: () => void };

/** The signed-in person proves again who she is, and what she wanted goes on. */
export function PasswordDrawer({ onProof, onClose }: Props) {
  const { t } = useTranslation('backups');
  const form = useZodForm(unlockInput, { password: '' });
  const unlock = useWrite(backupsContract.unlock, { ownFailure: true });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('passwordTitle')}
      submitLabel={t('download')}
      form={form}
      onSubmit={async (values) => onProof(await unlock.mutateAsync(values))}
    >
      <Text size="sm" c="dimmed">
        {t('passwordText')}
      </Text>
      <PasswordField name="password" label={t('password')} required />
    </FormDrawer>
  );
}
