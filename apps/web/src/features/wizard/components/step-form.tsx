import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { WIZARD_STEPS, type WizardStep } from '@rawnaq/domain/wizard/wizard.contract';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { Form, type FormProps } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import styles from './wizard.module.css';

export type StepProps = {
  step: WizardStep;
  /** The step is saved: note it and go on. */
  onFinish: () => Promise<void>;
  onGo: (step: WizardStep) => void;
};

type Props<Values extends FieldValues, Parsed> = StepProps &
  Pick<FormProps<Values, Parsed>, 'form' | 'onSubmit' | 'children'> & { aside?: ReactNode };

/** A step that is a form: saving it finishes it. */
export function StepForm<Values extends FieldValues, Parsed>({
  form,
  onSubmit,
  children,
  aside,
  ...step
}: Props<Values, Parsed>) {
  const { t } = useTranslation('wizard');
  const save = async (values: Parsed) => {
    await onSubmit(values);
    // What is saved is not unsaved work: leaving the step asks nothing.
    form.reset(form.getValues());
    await step.onFinish();
  };
  return (
    <Form form={form} onSubmit={save}>
      <div className={aside ? styles.columns : undefined}>
        <div>{children}</div>
        {aside && (
          <aside className={styles.aside} aria-label={t('aside')}>
            {aside}
          </aside>
        )}
      </div>
      <StepFoot
        {...step}
        action={
          <SubmitButton rightSection={<IconArrowRight className="flip" size={18} stroke={1.75} />}>
            {t('saveAndContinue')}
          </SubmitButton>
        }
      />
    </Form>
  );
}

/** `note` says what keeps the step from being finished. */
export function StepFoot({
  step,
  onGo,
  action,
  note,
}: Omit<StepProps, 'onFinish'> & { action: ReactNode; note?: string | undefined }) {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const navigate = useNavigate();
  const place = WIZARD_STEPS.indexOf(step);
  const [before, after] = [WIZARD_STEPS[place - 1], WIZARD_STEPS[place + 1]];
  return (
    <div className={styles.foot} data-pinned>
      {note && (
        <b className={styles.problem} role="alert">
          {note}
        </b>
      )}
      {before && (
        <Button
          className={styles.back ?? ''}
          variant="default"
          leftSection={<IconArrowLeft className="flip" size={18} stroke={1.75} />}
          onClick={() => onGo(before)}
        >
          {t(`names.${before}`)}
        </Button>
      )}
      <span className={styles.grow} />
      <Button
        variant="subtle"
        color="gray"
        onClick={() => (after ? onGo(after) : void navigate(pathTo('merchant-dashboard', language)))}
      >
        {t('skip')}
      </Button>
      {action}
    </div>
  );
}
