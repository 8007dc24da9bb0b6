import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { movesOf, type CodeIn } from '@rawnaq/domain/kernel/state-machine';
import {
  decideServiceInput,
  type platformChecksContract,
} from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import { suggestedServicesContract } from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './decide-drawer.module.css';

type Entry = {
  id: number;
  account_id: number;
  salon: string;
  english_name: string;
  arabic_name: string;
  check_status: CodeIn<typeof entryCheckStates>;
  check_reason: string | null;
  suggested_group_id: number | null;
};
type Decision = InputOf<(typeof platformChecksContract)['decide_service']>;
const { rejected, approved } = entryCheckStates.codes;

export const mayBeDecided = (entry: Pick<Entry, 'check_status'>): boolean =>
  movesOf(entryCheckStates, entry.check_status).length > 0;

/** A service also needs the group it will be suggested in. */
export function DecideDrawer({
  entry,
  title,
  asksGroup,
  onDecide,
  onClose,
}: {
  entry: Entry;
  title: string;
  asksGroup: boolean;
  onDecide: (decision: Decision) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('platform-checks');
  const language = useLanguage();
  const groups = useRead(suggestedServicesContract.group_options, {}, { area: 'manager' }).data?.records ?? [];
  const form = useZodForm(decideServiceInput, {
    account_id: entry.account_id,
    id: entry.id,
    check_status: approved,
    reason: entry.check_reason ?? '',
    suggested_group_id: entry.suggested_group_id,
  });
  const moves = movesOf(entryCheckStates, entry.check_status);
  const options = [
    { value: approved, label: t('approve') },
    { value: rejected, label: t('reject') },
  ].filter(({ value }) => moves.includes(value));
  const approves = form.watch('check_status') === approved;

  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} onSubmit={onDecide}>
      <article className={styles.entry}>
        <b lang="en" dir="ltr">
          {entry.english_name}
        </b>
        <b lang="ar" dir="rtl">
          {entry.arabic_name}
        </b>
        <small>{t('from', { salon: entry.salon })}</small>
      </article>
      <SelectField name="check_status" label={t('decision')} options={options} required />
      {approves && asksGroup && (
        <SelectField
          name="suggested_group_id"
          label={t('suggestedGroup')}
          description={t('suggestedGroupHint')}
          options={groups.map((one) => ({
            value: one.id,
            label: language === 'ar' ? one.arabic_name : one.english_name,
          }))}
          required
        />
      )}
      {!approves && (
        <TextareaField name="reason" label={t('reason')} description={t('reasonHint')} maxLength={500} required />
      )}
    </FormDrawer>
  );
}
