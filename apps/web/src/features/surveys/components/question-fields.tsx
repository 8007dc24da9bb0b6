import { ActionIcon, Button, Select, Switch } from '@mantine/core';
import { EMPLOYEE_PLACE, MOST_CHOICES, type QuestionInput } from '@rawnaq/domain/surveys/survey-design';
import { questionKinds } from '@rawnaq/domain/surveys/survey.states';
import type { SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NamePair } from '../../../ui/fields/text-fields';
import { OrderList } from '../../../ui/inputs/order-list';
import styles from './survey.module.css';

type Props = { place: number; question: QuestionInput };

export function QuestionFields({ place, question }: Props) {
  const { t } = useTranslation('surveys');
  const { setValue } = useFormContext<SurveyInput>();
  const at = `questions.${place}` as const;
  const { stars, choice } = questionKinds.codes;
  const change = { shouldDirty: true, shouldValidate: false };
  return (
    <div className={styles.fields}>
      <NamePair
        english={`${at}.english_text`}
        arabic={`${at}.arabic_text`}
        label={{ en: t('english'), ar: t('arabic') }}
        required
        autoFocus
      />
      {question.kind === choice && <Choices place={place} />}
      <div className={styles.switches}>
        {question.kind === stars && (
          <>
            <Switch
              label={t('each')}
              checked={question.each_employee}
              onChange={({ currentTarget: { checked } }) => {
                setValue(`${at}.each_employee`, checked, change);
                setValue(`${at}.english_text`, withEmployee(question.english_text, checked), change);
                setValue(`${at}.arabic_text`, withEmployee(question.arabic_text, checked), change);
              }}
            />
            <Select
              aria-label={t('complaintAt')}
              className={styles.complaint ?? ''}
              allowDeselect={false}
              value={String(question.complaint_at ?? 0)}
              onChange={(value) => setValue(`${at}.complaint_at`, Number(value) || null, change)}
              data={[0, 1, 2, 3, 4].map((count) => ({
                value: String(count),
                label: `${t('complaintAt')}: ${count === 0 ? t('never') : t('starsOrFewer', { count })}`,
              }))}
            />
          </>
        )}
        {question.kind === choice && (
          <Switch
            label={t('several')}
            checked={question.several}
            onChange={({ currentTarget: { checked } }) => setValue(`${at}.several`, checked, change)}
          />
        )}
        <Switch
          label={t('required')}
          checked={question.required}
          onChange={({ currentTarget: { checked } }) => setValue(`${at}.required`, checked, change)}
        />
      </div>
    </div>
  );
}

function Choices({ place }: { place: number }) {
  const { t } = useTranslation('surveys');
  const { formState, getValues } = useFormContext<SurveyInput>();
  const name = `questions.${place}.choices` as const;
  const { fields, append, remove, replace } = useFieldArray<SurveyInput, typeof name>({ name });
  const problem = formState.errors.questions?.[place]?.choices;
  const message = problem && 'message' in problem ? String(problem.message ?? '') : '';
  return (
    <>
      <OrderList
        label={t('questions')}
        items={fields}
        keyOf={({ id }) => id}
        nameOf={({ id }) => t('choice', { place: fields.findIndex((one) => one.id === id) + 1 })}
        onReorder={(items) => {
          const values = getValues(name);
          replace(items.map(({ id }) => values[fields.findIndex((one) => one.id === id)]!));
        }}
      >
        {(item) => {
          const at = fields.findIndex(({ id }) => id === item.id);
          return (
            <div className={styles.choice}>
              <NamePair
                english={`${name}.${at}.english_text`}
                arabic={`${name}.${at}.arabic_text`}
                label={{
                  en: `${t('choice', { place: at + 1 })} · ${t('english')}`,
                  ar: `${t('choice', { place: at + 1 })} · ${t('arabic')}`,
                }}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={fields.length <= 2}
                aria-label={t('removeChoice', { place: at + 1 })}
                onClick={() => remove(at)}
              >
                <IconX size={18} stroke={1.75} />
              </ActionIcon>
            </div>
          );
        }}
      </OrderList>
      {message && (
        <p className={styles.problem} role="alert">
          {message}
        </p>
      )}
      <Button
        className={styles.addChoice ?? ''}
        variant="subtle"
        color="gray"
        disabled={fields.length >= MOST_CHOICES}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => append({ number: null, english_text: '', arabic_text: '' })}
      >
        {t('addChoice')}
      </Button>
    </>
  );
}

/** The place of the employee goes into both texts with the switch, and out of them again. */
function withEmployee(text: string, isWanted: boolean): string {
  if (isWanted) return text.includes(EMPLOYEE_PLACE) ? text : `${text} ${EMPLOYEE_PLACE}`.trim();
  return text.replaceAll(EMPLOYEE_PLACE, '').replace(/\s+/g, ' ').trim();
}
