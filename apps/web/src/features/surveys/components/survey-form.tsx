import { surveyInput, type SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NamePair } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PhonePreview } from './phone-preview';
import { QuestionList } from './question-list';
import { RuleStrip } from './rule-strip';
import styles from './survey.module.css';

type Props = {
  start: SurveyInput;
  isNew?: boolean;
  readOnly?: boolean;
  onSave: (values: SurveyInput) => Promise<void>;
};

/** The rule on top, the questions below, and beside them what a customer will hold in her hand. */
export function SurveyForm({ start, isNew = false, readOnly = false, onSave }: Props) {
  const { t } = useTranslation('surveys');
  const form = useZodForm(surveyInput, start);
  const [opened, setOpened] = useState<number>();
  return (
    <Form form={form} onSubmit={onSave}>
      <fieldset className={styles.columns} disabled={readOnly}>
        <div className={styles.design}>
          <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
          <RuleStrip />
          <QuestionList opened={opened} onOpen={setOpened} />
          <NamePair
            english="english_thanks"
            arabic="arabic_thanks"
            hint={t('thanksHint')}
            label={{ en: `${t('thanks')} · ${t('english')}`, ar: `${t('thanks')} · ${t('arabic')}` }}
          />
        </div>
        <PhonePreview marked={opened} />
      </fieldset>
      {!readOnly && <SaveBar isNew={isNew} />}
    </Form>
  );
}
