import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import {
  WIZARD_STEPS,
  WIZARD_WEIGHTS,
  wizardContract,
  wizardPercent,
  type WizardStep,
} from '@rawnaq/domain/wizard/wizard.contract';
import type { ComponentType, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { loadSession, useKind, useSession } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { EmployeesStep } from '../components/employees-step';
import { DaysCards, GeneralStep, HoursStep, InvoiceStep, VatStep } from '../components/form-steps';
import { ServicesStep } from '../components/services-step';
import type { StepProps } from '../components/step-form';
import { Stepper } from '../components/stepper';
import styles from '../components/wizard.module.css';

const STEPS: Record<WizardStep, ComponentType<StepProps>> = {
  'general-informations': GeneralStep,
  vat: VatStep,
  'business-hours': HoursStep,
  employees: EmployeesStep,
  'invoice-setting': InvoiceStep,
  'activate-services': ServicesStep,
};

/** Six steps, in any order, each kept as soon as it is saved. The open one stands in the address. */
export function WizardPage() {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const kind = useKind();
  const account = useSession()?.account;
  const [params, setParams] = useSearchParams();
  const finish = useWrite(wizardContract.update_progress);
  if (!account) return null;

  const finished = account.wizard_progress;
  const current =
    WIZARD_STEPS.find((step) => step === params.get('tab')) ??
    WIZARD_STEPS.find((step) => !finished.includes(step)) ??
    WIZARD_STEPS[0];
  const go = (step: WizardStep) => setParams({ tab: step });
  const onFinish = async () => {
    const { wizard_progress } = await finish.mutateAsync({ step: current });
    await loadSession(kind);
    const next =
      WIZARD_STEPS.find((step, place) => place > WIZARD_STEPS.indexOf(current) && !wizard_progress.includes(step)) ??
      WIZARD_STEPS.find((step) => !wizard_progress.includes(step));
    if (next) return go(next);
    toastSuccess(t('allDone'));
    void navigate(pathTo('merchant-dashboard', language));
  };
  const percent = wizardPercent(finished);
  const left = WIZARD_STEPS.filter((step) => !finished.includes(step)).length;
  const Step = STEPS[current];
  const name = language === 'ar' ? account.arabic_name : account.english_name;
  return (
    <div className={styles.wizard}>
      <header className={styles.head}>
        <span
          className={styles.ring}
          style={{ '--share': `${percent}%` } as CSSProperties}
          role="img"
          aria-label={t('percentDone', { percent: format.percent(percent) })}
        >
          <bdi dir="ltr">{format.percent(percent)}</bdi>
        </span>
        <div>
          <h1>{t('title', { name })}</h1>
          <p>
            {left === 0
              ? t('complete')
              : finished.includes(current)
                ? t('left', { count: left })
                : t('leftWith', {
                    steps: t('left', { count: left }),
                    percent: format.percent(percent + WIZARD_WEIGHTS[current]),
                  })}
          </p>
        </div>
        <Button component={Link} to={pathTo('merchant-dashboard', language)} variant="subtle" color="gray">
          {t(left === 0 ? 'toDashboard' : 'later')}
        </Button>
      </header>
      <Stepper finished={finished} current={current} onChoose={go} />
      <div>
        <Step key={current} step={current} onFinish={onFinish} onGo={go} />
      </div>
      {current === 'business-hours' && (
        <div className={styles.aside} style={{ marginBlockStart: 24 }}>
          <DaysCards />
        </div>
      )}
    </div>
  );
}
