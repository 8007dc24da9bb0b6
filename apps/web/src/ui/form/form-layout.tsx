import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';

/** Fields below each other with one rhythm. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

/** Stands inside a `Form`; says which keys do the same. */
export function SubmitButton({
  children,
  showKeys = false,
  ...rest
}: ButtonProps & { children?: ReactNode; showKeys?: boolean }) {
  const { t } = useTranslation('ui');
  const { isSubmitting } = useFormState();
  const keys = (
    <kbd className={styles.keys} aria-hidden>
      Ctrl ⏎
    </kbd>
  );
  return (
    <Button
      type="submit"
      loading={isSubmitting}
      aria-keyshortcuts="Control+Enter"
      rightSection={showKeys ? keys : undefined}
      {...rest}
    >
      {children ?? t('form.save')}
    </Button>
  );
}
