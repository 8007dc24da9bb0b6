import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PageHead, type Crumb } from '../page-head';
import { StatusBadge } from '../marks/status-badge';
import { Form, type FormProps } from './form';
import { Fields, SubmitButton } from './form-layout';
import styles from './form.module.css';

type Props<Values extends FieldValues, Parsed> = FormProps<Values, Parsed> & {
  title: ReactNode;
  note?: ReactNode;
  crumbs?: readonly Crumb[];
  submitLabel?: string;
};

/** Many fields on a page of their own. */
export function FormPage<Values extends FieldValues, Parsed>({
  title,
  note,
  crumbs,
  submitLabel,
  form,
  onSubmit,
  children,
}: Props<Values, Parsed>) {
  return (
    <div className={styles.page}>
      <PageHead title={title} note={note} {...(crumbs && { crumbs })} />
      <Form form={form} onSubmit={onSubmit}>
        <Fields>{children}</Fields>
        <SaveBar isNew submitLabel={submitLabel} />
      </Form>
    </div>
  );
}

/** In reach at the lower edge as soon as there is something to save. A record that is not there yet always is. */
export function SaveBar({ submitLabel, isNew = false }: { submitLabel?: string | undefined; isNew?: boolean }) {
  const { t } = useTranslation('ui');
  const { reset, formState } = useFormContext();
  const { isDirty, isSubmitting } = formState;
  if (!isDirty && !isSubmitting && !isNew) return null;
  return (
    <div className={styles.saveBar} data-pinned>
      <span className={styles.grow}>{isDirty && <StatusBadge tone="warning">{t('form.notSaved')}</StatusBadge>}</span>
      {isDirty && (
        <Button variant="subtle" color="gray" onClick={() => reset()}>
          {t('form.discard')}
        </Button>
      )}
      <SubmitButton showKeys>{submitLabel}</SubmitButton>
    </div>
  );
}
