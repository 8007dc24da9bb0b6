import { complaintStates, type ComplaintStatus } from '@rawnaq/domain/complaints/complaint.states';
import type { ComplaintRecord } from '@rawnaq/domain/complaints/complaints.contract';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeCell, NoValue } from '../../../ui/cells';
import styles from './complaint.module.css';

const { received, in_work, answered, closed } = complaintStates.codes;
const STEPS = [
  ['received', received],
  ['in_work', in_work],
  ['answered', answered],
  ['closed', closed],
] as const satisfies readonly (readonly [string, ComplaintStatus])[];

/** How far it is, with who and when: the step it is in stands out, those behind it are ticked. */
export function StepStrip({ complaint }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const at = STEPS.findIndex(([, code]) => code === complaint.status);
  const notes: Record<(typeof STEPS)[number][0], ReactNode> = {
    received: <DateTimeCell value={complaint.created_at} />,
    in_work: complaint.assigned_to_name ? (
      <By name={complaint.assigned_to_name} at={complaint.taken_at} />
    ) : (
      t('steps.nobody')
    ),
    answered: complaint.answered_at ? (
      <By name={complaint.answered_by_name} at={complaint.answered_at} />
    ) : complaint.status === closed ? (
      <NoValue />
    ) : (
      <Due at={complaint.answer_due_at} />
    ),
    closed: complaint.closed_at ? (
      <By name={complaint.closed_by_name} at={complaint.closed_at} />
    ) : (
      <Due at={complaint.close_due_at} />
    ),
  };
  return (
    <ol className={styles.steps}>
      {STEPS.map(([name], place) => {
        const isDone = place < at || complaint.status === closed;
        return (
          <li key={name} aria-current={place === at ? 'step' : undefined} data-done={isDone || undefined}>
            <span className={styles.dot}>{isDone ? <IconCheck size={14} stroke={2.5} aria-hidden /> : place + 1}</span>
            <span>
              <b>{t(`steps.${name}`)}</b>
              <small>{notes[name]}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const By = ({ name, at }: { name: string | null; at: string | null }) => (
  <>
    <bdi>{name}</bdi> {at && <DateTimeCell value={at} />}
  </>
);

function Due({ at }: { at: string }) {
  const { t } = useTranslation('complaints');
  return (
    <>
      {t('steps.due')} <DateTimeCell value={at} />
    </>
  );
}
