import { Button, Drawer, SegmentedControl } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../../lib/use-screen';
import { LoadingState } from '../states/states';
import { Form, type FormProps } from './form';
import { Fields, SubmitButton } from './form-layout';
import { useLeaveQuestion } from './use-unsaved-guard';
import styles from './form.module.css';

type Props<Values extends FieldValues, Parsed> = FormProps<Values, Parsed> & {
  opened: boolean;
  /** Called when the person leaves, and after a successful save. */
  onClose: () => void;
  title: ReactNode;
  submitLabel?: string;
  width?: number;
  /** What happened to the record, beside its form. */
  history?: ReactNode;
};

/** A few fields beside the list they belong to. */
export function FormDrawer<Values extends FieldValues, Parsed>({
  opened,
  onClose,
  title,
  submitLabel,
  width = 480,
  form,
  onSubmit,
  history,
  children,
}: Props<Values, Parsed>) {
  const { t } = useTranslation('ui');
  const [side, setSide] = useState<'details' | 'history'>('details');
  const { isMobile } = useScreen();
  const askToLeave = useLeaveQuestion();
  const leave = async () => {
    if (form.formState.isDirty && !(await askToLeave())) return;
    form.reset();
    onClose();
  };
  const save = async (values: Parsed) => {
    await onSubmit(values);
    onClose();
  };

  return (
    <Drawer
      opened={opened}
      onClose={() => void leave()}
      title={title}
      size={isMobile ? '100%' : width}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{
        title: { fontSize: 17, fontWeight: 700 },
        header: { paddingInline: isMobile ? 16 : 24, borderBlockEnd: '1px solid var(--line)' },
        body: { padding: 0, flex: 1 },
        content: { display: 'flex', flexDirection: 'column' },
      }}
    >
      {history && (
        <div className={styles.drawerSides}>
          <SegmentedControl
            fullWidth
            size="sm"
            value={side}
            onChange={(value) => setSide(value as typeof side)}
            data={[
              { value: 'details', label: t('details') },
              { value: 'history', label: t('history') },
            ]}
            aria-label={t('sides')}
          />
        </div>
      )}
      {side === 'history' && (
        <div className={styles.drawerBody}>
          <Suspense fallback={<LoadingState rows={4} />}>{history}</Suspense>
        </div>
      )}
      <Form form={form} onSubmit={save} className={styles.drawerForm} hidden={side === 'history'}>
        <div className={styles.drawerBody}>
          <Fields>{children}</Fields>
        </div>
        <div className={styles.drawerFoot} data-pinned>
          <Button variant="default" onClick={() => void leave()}>
            {t('cancel')}
          </Button>
          <SubmitButton showKeys>{submitLabel}</SubmitButton>
        </div>
      </Form>
    </Drawer>
  );
}
