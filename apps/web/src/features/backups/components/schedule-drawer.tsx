import { backupScheduleForm, backupsContract } from '@rawnaq/domain/backups/backups.contract';
import { backupRhythms } from '@rawnaq/domain/backups/backup.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { SubjectsField, type BackupOptions } from './content-fields';
import type { Proof } from './password-drawer';

type Props = {
  options: BackupOptions;
  onProof: (proof: Proof) => void;
  onClose: () => void;
};

/** Where all data of the salon goes to is confirmed by a password. */
export function ScheduleDrawer({ options, onProof, onClose }: Props) {
  const { t } = useTranslation('backups');
  const language = useLanguage();
  const { schedule } = options;
  const known = options.subjects.map(({ key }) => key);
  const form = useZodForm(backupScheduleForm, {
    rhythm: schedule?.rhythm ?? backupRhythms.codes.weekly,
    email: schedule?.email ?? options.email,
    subjects: schedule ? known.filter((key) => schedule.subjects.includes(key)) : known,
    documents: schedule?.documents ?? false,
    uploads: schedule?.uploads ?? false,
    password: '',
  });
  const unlock = useWrite(backupsContract.unlock, { ownFailure: true });
  const save = useWrite(backupsContract.set_schedule, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('mailTitle')}
      width={560}
      form={form}
      onSubmit={async ({ password, ...values }) => {
        const proof = await unlock.mutateAsync({ password });
        onProof(proof);
        await save.mutateAsync({ ...values, ticket: proof.ticket });
      }}
    >
      <SelectField
        name="rhythm"
        label={t('rhythm')}
        options={backupRhythms.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        required
      />
      {form.watch('rhythm') !== backupRhythms.codes.off && (
        <>
          <TextField name="email" type="email" ltr label={t('email')} description={t('emailHint')} required />
          <SubjectsField subjects={options.subjects} />
          {options.years.length > 0 && (
            <SwitchField name="documents" label={t('documents')} description={t('documentsHint')} />
          )}
          {options.uploads && <SwitchField name="uploads" label={t('uploads')} />}
        </>
      )}
      <PasswordField name="password" label={t('password')} description={t('passwordText')} required />
    </FormDrawer>
  );
}
