import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import { useTranslation } from 'react-i18next';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import styles from './menu.module.css';

/** Why the platform does not suggest the salon's own entry to others. The salon itself goes on using it. */
export function CheckNote({
  record,
}: {
  record: { check_status: CodeIn<typeof entryCheckStates> | null; check_reason: string | null };
}) {
  const { t } = useTranslation('services');
  if (record.check_status !== entryCheckStates.codes.rejected || !record.check_reason) return null;
  return (
    <p className={styles.note} dir="auto">
      {t('rejectedNote', { reason: record.check_reason })}
    </p>
  );
}
