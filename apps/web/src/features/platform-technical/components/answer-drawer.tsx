import { labelOf, movesOf } from '@rawnaq/domain/kernel/state-machine';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import type { Suggestion } from '../pages/development-suggestions-page';
import styles from './answer-drawer.module.css';

/** Only the states it may move to are offered; staying changes the answer alone. */
export function AnswerDrawer({ suggestion, onClose }: { suggestion: Suggestion; onClose: () => void }) {
  const { t } = useTranslation('platform-technical');
  const language = useLanguage();
  const { status } = suggestion;
  const form = useZodForm(suggestionsContract.decide.input, {
    account_id: suggestion.account_id,
    id: suggestion.id,
    status,
    answer: suggestion.answer ?? '',
  });
  const decide = useWrite(suggestionsContract.decide, { onSuccess: () => toast('saved') });
  const options = [status, ...movesOf(suggestionStates, status)].map((value) => ({
    value,
    label: labelOf(suggestionStates, value)[language],
  }));

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('suggestions.answerTitle')}
      form={form}
      onSubmit={(values) => decide.mutateAsync(values)}
    >
      <article className={styles.suggestion}>
        <h3>
          <bdi>{suggestion.title}</bdi>
        </h3>
        <small>{t('suggestions.from', { name: suggestion.created_by_name, salon: suggestion.salon })}</small>
        <p dir="auto">{suggestion.body}</p>
      </article>
      <SelectField name="status" label={t('suggestions.state')} options={options} required />
      <TextareaField
        name="answer"
        label={t('suggestions.answer')}
        description={t('suggestions.answerHint')}
        maxLength={2000}
      />
    </FormDrawer>
  );
}
