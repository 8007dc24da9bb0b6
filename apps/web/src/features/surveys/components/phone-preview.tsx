import { SegmentedControl } from '@mantine/core';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import { EMPLOYEE_PLACE, type QuestionInput } from '@rawnaq/domain/surveys/survey-design';
import { secondsToAnswer } from '@rawnaq/domain/surveys/survey.rules';
import { questionKinds } from '@rawnaq/domain/surveys/survey.states';
import type { SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { ar } from '../locales/ar';
import { en } from '../locales/en';
import styles from './phone.module.css';

/** Both at once: the screen around it has one language, the phone the other. */
const WORDS = { en, ar };

/** What a customer will see, in either language, while it is written. */
export function PhonePreview({ marked }: { marked: number | undefined }) {
  const { t } = useTranslation('surveys');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const account = useSession()?.account;
  const questions = useWatch<SurveyInput, 'questions'>({ name: 'questions' });
  const words = WORDS[language];
  const salon = language === 'ar' ? account?.arabic_name : account?.english_name;
  return (
    <aside className={styles.aside}>
      <div className={styles.head}>
        <h2>{t('preview')}</h2>
        <SegmentedControl
          size="xs"
          value={language}
          onChange={(value) => setLanguage(value === 'ar' ? 'ar' : 'en')}
          data={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية' },
          ]}
        />
      </div>
      <div className={styles.phone} dir={directionOf(language)} lang={language} inert>
        <div className={styles.screen}>
          <p className={styles.salon}>
            <b>{salon}</b>
            <small>{words.sample.date}</small>
          </p>
          {questions.map((question, place) => (
            <div key={place} className={styles.asked} data-marked={marked === place || undefined}>
              <b>
                {textOf(question, language).replaceAll(EMPLOYEE_PLACE, words.sample.employee) || words.newQuestion}
                {question.required && ' *'}
              </b>
              <Sample question={question} language={language} />
            </div>
          ))}
          <span className={styles.send}>{words.sendButton}</span>
        </div>
      </div>
      <p className={styles.note}>{t('seconds', { count: secondsToAnswer(questions) })}</p>
    </aside>
  );
}

const textOf = (text: { english_text: string; arabic_text: string }, language: Language): string =>
  language === 'ar' ? text.arabic_text : text.english_text;

function Sample({ question, language }: { question: QuestionInput; language: Language }) {
  const words = WORDS[language];
  const { stars, choice, yes_no } = questionKinds.codes;
  if (question.kind === stars)
    return (
      <span className={styles.stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <IconStarFilled key={count} size={22} data-on={count < 5 || undefined} aria-hidden />
        ))}
      </span>
    );
  if (question.kind === choice || question.kind === yes_no)
    return (
      <span className={styles.pills}>
        {(question.kind === choice ? question.choices.map((one) => textOf(one, language)) : [words.yes, words.no]).map(
          (text, place) => (
            <span key={place}>{text || '…'}</span>
          ),
        )}
      </span>
    );
  return <span className={styles.box}>{question.required ? '' : words.optional}</span>;
}
