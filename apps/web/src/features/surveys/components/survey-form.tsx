import { surveyInput, type SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Which one `start` is; a survey that was never saved has none. */
  version?: number;
  isNew?: boolean;
  readOnly?: boolean;
  /** With the version these fields were read at. */
  onSave: (values: SurveyInput, version: number) => Promise<void>;
};

/** The rule on top, the questions below, and beside them what a customer will hold in her hand. */
export function SurveyForm({ start, version = 0, isNew = false, readOnly = false, onSave }: Props) {
  const { t } = useTranslation('surveys');
  const form = useZodForm(surveyInput, start);
  const [opened, setOpened] = useState<number>();
  const read = useRef(version);
  const { isDirty } = form.formState;
  // What somebody else saves does not take away what is being written here; saving tells of it.
  const follow = useEffectEvent(() => {
    if (read.current === version || isDirty) return;
    read.current = version;
    form.reset(start);
    setOpened(undefined);
  });
  useEffect(() => {
    follow();
  }, [version, isDirty]);
  return (
    <Form form={form} onSubmit={(values) => onSave(values, read.current)}>
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
