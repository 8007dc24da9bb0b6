import { surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import type { SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { RecordsField } from './records-field';
import styles from './survey.module.css';

const WAITS = [0, 1, 2, 3, 6, 12, 24, 48, 72];
const ONCE = [0, 7, 14, 30, 60, 90, 180, 365];
const VALID = [3, 7, 14, 30, 60];

/** When it goes out, in four words; who is asked, below. */
export function RuleStrip() {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const [trigger, wait, once, valid] = useWatch<SurveyInput, ['trigger', 'wait_hours', 'once_in_days', 'valid_days']>({
    name: ['trigger', 'wait_hours', 'once_in_days', 'valid_days'],
  });
  const isByHand = trigger === surveyTriggers.codes.by_hand;
  const days = (count: number): string => t('rule.days', { count });
  return (
    <>
      <div className={styles.rule}>
        <SelectField
          name="trigger"
          label={t('rule.trigger')}
          options={surveyTriggers.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
        <SelectField
          name="wait_hours"
          label={t('rule.wait')}
          options={withOwn(WAITS, wait).map((value) => ({
            value,
            label: value === 0 ? t('rule.atOnce') : t('rule.hours', { count: value }),
          }))}
        />
        <SelectField
          name="once_in_days"
          label={t('rule.once')}
          options={withOwn(ONCE, once).map((value) => ({
            value,
            label: value === 0 ? t('rule.every') : t('rule.onceIn', { count: value }),
          }))}
        />
        <SelectField
          name="valid_days"
          label={t('rule.valid')}
          options={withOwn(VALID, valid).map((value) => ({ value, label: days(value) }))}
        />
      </div>
      {!isByHand && (
        <div className={styles.who}>
          <SwitchField name="first_visit_only" label={t('rule.first')} />
          <RecordsField name="service_ids" kind="service" label={t('rule.services')} placeholder={t('rule.all')} />
          <RecordsField name="employee_ids" kind="employee" label={t('rule.employees')} placeholder={t('rule.all')} />
        </div>
      )}
    </>
  );
}

/** What is stored is offered, also where it is none of the usual ones. */
const withOwn = (usual: readonly number[], own: number): number[] =>
  [...new Set([...usual, own])].toSorted((a, b) => a - b);
