import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LanguagePair, TextField } from '../../../ui/fields/text-fields';
import styles from './property.module.css';

type Props = {
  name: string;
  title: string;
  add: string;
  fresh: object;
  /** The last field of a line, by the line's name in the form. */
  children: (line: string) => ReactNode;
};

const MOST_LINES = 12;

/** Lines that each name something in one or both languages. */
export function LineRows({ name, title, add, fresh, children }: Props) {
  const { t } = useTranslation('properties');
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <section className={styles.fields}>
      <h3>{title}</h3>
      {fields.map((field, index) => (
        <div key={field.id} className={styles.line}>
          <LanguagePair
            english={<TextField name={`${name}.${index}.name.en`} label={t('nearby.englishName')} maxLength={100} />}
            arabic={<TextField name={`${name}.${index}.name.ar`} label={t('nearby.arabicName')} maxLength={100} />}
          />
          {children(`${name}.${index}`)}
          <ActionIcon variant="default" size={42} aria-label={t('removeRow')} onClick={() => remove(index)}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fields.length < MOST_LINES && (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => append(fresh)}>
            {add}
          </Button>
        </div>
      )}
    </section>
  );
}
