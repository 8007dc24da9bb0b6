import { WIZARD_STEPS, WIZARD_WEIGHTS, type WizardStep } from '@rawnaq/domain/wizard/wizard.contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import styles from './wizard.module.css';

type Props = { finished: readonly string[]; current: WizardStep; onChoose: (step: WizardStep) => void };

/** Each segment is as wide as its share of the whole. */
export function Stepper({ finished, current, onChoose }: Props) {
  const { t } = useTranslation('wizard');
  const format = useFormat();
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {WIZARD_STEPS.map((step, index) => {
        const state = step === current ? 'current' : finished.includes(step) ? 'completed' : 'pending';
        const isDone = finished.includes(step);
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            data-done={isDone || undefined}
            style={{ flexGrow: WIZARD_WEIGHTS[step] }}
          >
            <button type="button" aria-current={step === current ? 'step' : undefined} onClick={() => onChoose(step)}>
              <i className={styles.bar} aria-hidden />
              <span className={styles.stepName}>
                {isDone ? <IconCircleCheck size={18} stroke={1.75} aria-hidden /> : <b aria-hidden>{index + 1}</b>}
                <span>{t(`names.${step}`)}</span>
                <small>
                  <bdi dir="ltr">{format.percent(WIZARD_WEIGHTS[step])}</bdi>
                </small>
                <span className={styles.hidden}>
                  {t(isDone ? 'states.completed' : state === 'current' ? 'states.current' : 'states.pending')}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
