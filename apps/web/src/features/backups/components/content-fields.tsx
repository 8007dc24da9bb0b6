import { Checkbox } from '@mantine/core';
import type { backupsContract } from '@rawnaq/domain/backups/backups.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../ui/fields/use-field';
import styles from './backups.module.css';

export type BackupOptions = OutputOf<(typeof backupsContract)['options']>;

/** Which lists, each with its own box, and one for all of them. */
export function SubjectsField({ subjects }: Pick<BackupOptions, 'subjects'>) {
  const { t } = useTranslation('backups');
  const { value, onChange, error } = useField<string[]>({ name: 'subjects', label: t('subjects') });
  const isAll = value.length === subjects.length;
  const set = (keys: readonly string[]) => onChange(subjects.map(({ key }) => key).filter((key) => keys.includes(key)));
  if (subjects.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('subjects')}</legend>
      <div className={styles.subjects}>
        <Checkbox
          label={t('all')}
          checked={isAll}
          indeterminate={!isAll && value.length > 0}
          onChange={() => set(isAll ? [] : subjects.map(({ key }) => key))}
        />
        {subjects.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={value.includes(key)}
            onChange={({ currentTarget }) =>
              set(currentTarget.checked ? [...value, key] : value.filter((one) => one !== key))
            }
          />
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
