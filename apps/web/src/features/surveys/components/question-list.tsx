import { ActionIcon, Button, Menu } from '@mantine/core';
import { MOST_QUESTIONS, type QuestionInput } from '@rawnaq/domain/surveys/survey-design';
import { questionKinds, type QuestionKind } from '@rawnaq/domain/surveys/survey.states';
import type { SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import {
  IconCircleHalf2,
  IconCopy,
  IconDots,
  IconListCheck,
  IconPencil,
  IconPlus,
  IconStar,
  IconTrash,
  IconTypography,
  IconUserStar,
} from '@tabler/icons-react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { OrderList } from '../../../ui/inputs/order-list';
import { QuestionFields } from './question-fields';
import styles from './survey.module.css';

const ICONS = { stars: IconStar, choice: IconListCheck, yes_no: IconCircleHalf2, text: IconTypography } as const;
type Props = { opened: number | undefined; onOpen: (place: number | undefined) => void };

/** Questions in their order, by drag or keys; one at a time is open. */
export function QuestionList({ opened, onOpen }: Props) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const { fields, append, remove, insert, replace } = useFieldArray<SurveyInput, 'questions'>({ name: 'questions' });
  const questions = useWatch<SurveyInput, 'questions'>({ name: 'questions' });
  const { errors, submitCount } = useFormState<SurveyInput>();
  const wrong = Array.isArray(errors.questions) ? errors.questions.findIndex(Boolean) : -1;
  // What is wrong in a closed question is shown by opening it.
  const showWrong = useEffectEvent(() => {
    if (wrong >= 0) onOpen(wrong);
  });
  useEffect(() => {
    showWrong();
  }, [submitCount]);
  const textOf = (place: number): string => {
    const question = questions[place];
    return (language === 'ar' ? question?.arabic_text : question?.english_text) || t('newQuestion');
  };
  const add = (kind: QuestionKind) => {
    append(blank(kind));
    onOpen(fields.length);
  };
  return (
    <section>
      <div className={styles.head}>
        <h2>
          {t('questions')} <span>{fields.length}</span>
        </h2>
        <Menu position="bottom-end" width={200}>
          <Menu.Target>
            <Button
              variant="default"
              disabled={fields.length >= MOST_QUESTIONS}
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            >
              {t('addQuestion')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {questionKinds.choices.map(({ value, label }) => {
              const Icon = ICONS[value as QuestionKind];
              return (
                <Menu.Item
                  key={value}
                  leftSection={<Icon size={18} stroke={1.75} />}
                  onClick={() => add(value as QuestionKind)}
                >
                  {label[language]}
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={styles.questions}>
        <OrderList
          label={t('questions')}
          items={fields}
          keyOf={({ id }) => id}
          nameOf={({ id }) => textOf(fields.findIndex((one) => one.id === id))}
          onReorder={(items) => {
            const order = items.map(({ id }) => questions[fields.findIndex((one) => one.id === id)]!);
            replace(order);
            onOpen(undefined);
          }}
        >
          {(item) => {
            const place = fields.findIndex(({ id }) => id === item.id);
            const question = questions[place];
            if (!question) return null;
            return (
              <>
                <Row
                  question={question}
                  text={textOf(place)}
                  isOpen={opened === place}
                  isWrong={errors.questions?.[place] !== undefined}
                  onToggle={() => onOpen(opened === place ? undefined : place)}
                  onCopy={() => {
                    insert(place + 1, copyOf(question));
                    onOpen(place + 1);
                  }}
                  onRemove={
                    fields.length > 1
                      ? () => {
                          remove(place);
                          onOpen(undefined);
                        }
                      : undefined
                  }
                />
                {opened === place && <QuestionFields place={place} question={question} />}
              </>
            );
          }}
        </OrderList>
      </div>
    </section>
  );
}

type RowProps = {
  question: QuestionInput;
  text: string;
  isOpen: boolean;
  isWrong: boolean;
  onToggle: () => void;
  onCopy: () => void;
  onRemove: (() => void) | undefined;
};

function Row({ question, text, isOpen, isWrong, onToggle, onCopy, onRemove }: RowProps) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const { stars } = questionKinds.codes;
  const Icon = question.kind === stars && question.each_employee ? IconUserStar : ICONS[question.kind];
  const other = language === 'ar' ? question.english_text : question.arabic_text;
  return (
    <div className={styles.question} data-open={isOpen || undefined} data-wrong={isWrong || undefined}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.tile}>
          <Icon size={18} stroke={1.75} aria-hidden />
        </span>
        <span className={styles.words}>
          <b>
            <bdi>{text}</bdi>
          </b>
          <small>
            <bdi>{other}</bdi>
          </small>
        </span>
        <span className={styles.kind}>{useKindWords(question)}</span>
      </button>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('open')}>
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} />} onClick={onToggle}>
            {isOpen ? t('close') : t('open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={18} stroke={1.75} />} onClick={onCopy}>
            {t('duplicate')}
          </Menu.Item>
          {onRemove && (
            <Menu.Item data-danger leftSection={<IconTrash size={18} stroke={1.75} />} onClick={onRemove}>
              {t('remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function useKindWords({ kind, each_employee, complaint_at }: QuestionInput): string {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const { stars } = questionKinds.codes;
  if (kind === stars && complaint_at != null) return t('complaintNote', { count: complaint_at });
  return kind === stars && each_employee ? t('eachNote') : questionKinds.rows[kind].label[language];
}

const copyOf = (question: QuestionInput): QuestionInput => ({
  ...question,
  number: null,
  choices: question.choices.map((one) => ({ ...one, number: null })),
});

const blank = (kind: QuestionKind): QuestionInput => ({
  number: null,
  kind,
  english_text: '',
  arabic_text: '',
  required: false,
  each_employee: false,
  complaint_at: null,
  several: false,
  choices:
    kind === questionKinds.codes.choice ? [1, 2].map(() => ({ number: null, english_text: '', arabic_text: '' })) : [],
});
