import { careReach, careStates } from '@rawnaq/domain/customer-care/care.states';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/i18n';
import { DateTimeCell, NoValue, PersonCell, PhoneCell } from '../../../ui/cells';
import { StateText } from '../../../ui/marks/status-badge';
import styles from './customer-care.module.css';

type Sending = {
  customer: string;
  mobile: string | null;
  reach: string;
  state: string;
  written_at: string | null;
  written_by: string | null;
};

/** The cells every care list shares: who, how far the message is and by what it goes, when it went and from whom. */
export const sendingCells = {
  customer: (row: Sending): ReactNode => (
    <PersonCell
      name={row.customer}
      note={
        row.mobile !== null && (
          <span className={styles.phone}>
            <PhoneCell value={row.mobile} />
          </span>
        )
      }
    />
  ),
  state: (row: Sending): ReactNode => <StateCell row={row} />,
  written_at: (row: Sending): ReactNode => <WrittenCell row={row} />,
};

export const canBeReached = ({ reach }: Pick<Sending, 'reach'>): boolean =>
  reach === careReach.codes.whatsapp || reach === careReach.codes.sms;

function StateCell({ row }: { row: Sending }) {
  const language = useLanguage();
  const state = Object.values(careStates.rows).find(({ code }) => code === row.state);
  const reach = careReach.choices.find(({ value }) => value === row.reach);
  if (!canBeReached(row) && row.state === careStates.codes.unsent) return <StateText state={reach} />;
  return (
    <span className={styles.two}>
      <StateText state={state} />
      <small>{reach?.label[language]}</small>
    </span>
  );
}

function WrittenCell({ row }: { row: Sending }) {
  if (row.written_at === null) return <NoValue />;
  return (
    <span className={styles.two}>
      <DateTimeCell value={row.written_at} />
      <small>
        <bdi>{row.written_by}</bdi>
      </small>
    </span>
  );
}
