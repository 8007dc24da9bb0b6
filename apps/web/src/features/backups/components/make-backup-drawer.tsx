import { backupKinds } from '@rawnaq/domain/backups/backup.states';
import { addBackupInput, backupsContract } from '@rawnaq/domain/backups/backups.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { MultiSelectField, SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SubjectsField, type BackupOptions } from './content-fields';

const { data, account } = backupKinds.codes;

export function MakeBackupDrawer({ options, onClose }: { options: BackupOptions; onClose: () => void }) {
  const { t } = useTranslation('backups');
  const language = useLanguage();
  const form = useZodForm(addBackupInput, {
    kind: data,
    subjects: options.subjects.map(({ key }) => key),
    years: [],
    uploads: false,
  });
  const add = useWrite(backupsContract.add, { onSuccess: () => toastSuccess(t('started')) });
  const kind = form.watch('kind');
  const kinds = backupKinds.choices.filter(({ value }) => value !== account || options.account);
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('makeTitle')}
      submitLabel={t('start')}
      width={560}
      form={form}
      onSubmit={(values) =>
        add.mutateAsync(values.kind === account ? { ...values, subjects: [], years: [], uploads: false } : values)
      }
    >
      <SelectField
        name="kind"
        label={t('kind')}
        description={kind === account ? t('accountHint') : t('dataHint')}
        options={kinds.map(({ value, label }) => ({ value, label: label[language] }))}
        required
      />
      {kind === data && (
        <>
          <SubjectsField subjects={options.subjects} />
          {options.years.length > 0 && (
            <MultiSelectField
              name="years"
              label={t('years')}
              description={t('yearsHint')}
              options={options.years.map((year) => ({ value: year, label: String(year) }))}
            />
          )}
          {options.uploads && <SwitchField name="uploads" label={t('uploads')} description={t('uploadsHint')} />}
        </>
      )}
    </FormDrawer>
  );
}
