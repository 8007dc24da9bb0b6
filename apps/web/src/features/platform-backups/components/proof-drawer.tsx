import { Text } from '@mantine/core';
import { codeText } from '@rawnaq/domain/auth/auth.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { orEmpty } from '@rawnaq/domain/kernel/input/fields';
import { backupProof, platformBackupsContract } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';

/** What the password opened, and until when. */
export type Proof = OutputOf<(typeof platformBackupsContract)['unlock']>;

const schema = backupProof.extend({ totp: orEmpty(codeText) });

/** The signed-in person proves again who she is, and the download goes on. */
export function ProofDrawer({ onProof, onClose }: { onProof: (proof: Proof) => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation('platform-backups');
  const form = useZodForm(schema, { password: '', totp: '' });
  const unlock = useWrite(platformBackupsContract.unlock, { ownFailure: true });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('proof.title')}
      submitLabel={t('actions.download')}
      form={form}
      onSubmit={async (values) => onProof(await unlock.mutateAsync(values))}
    >
      <Text size="sm" c="dimmed">
        {t('proof.text')}
      </Text>
      <ProofFields />
    </FormDrawer>
  );
}

export function ProofFields() {
  const { t } = useTranslation('platform-backups');
  return (
    <>
      <PasswordField name="password" label={t('proof.password')} required />
      <TextField
        name="totp"
        label={t('proof.totp')}
        description={t('proof.totpHint')}
        ltr
        maxLength={6}
        autoComplete="one-time-code"
      />
    </>
  );
}
