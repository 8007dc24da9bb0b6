import { Button } from '@mantine/core';
import { repeatedOn } from '@rawnaq/domain/appointments/appointment.rules';
import { writeWantedLines, type Repeat } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { clockText } from '../../../../lib/reader-clock';
import { DateInput } from '../../../../ui/inputs/date-input';
import { nameOfGuest, toLineInputs } from '../../booking-draft';
import type { Booking } from './use-booking';
import styles from './booking.module.css';

type Props = { booking: Booking; repeat: Repeat; onChange: (repeat: Repeat) => void };

const SHOWN_TIMES = 6;

/** Every day of the series before it is saved. What clashes is left out, unless it is put elsewhere. */
export function SeriesDates({ booking, repeat, onChange }: Props) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const [moving, setMoving] = useState<number>();
  const { draft, plan, customer } = booking;
  const lines = toLineInputs(plan, draft);
  const isComplete = customer !== undefined && plan.start !== null && lines.length > 0;
  const judged = useRead(
    appointmentsContract.check_series,
    { customer_id: customer?.id ?? 0, date: draft.date, lines, repeat },
    { enabled: isComplete, keepPrevious: true, ownFailure: true },
  );
  const { moved = [], left_out = [] } = repeat;
  const known = new Map(judged.data?.records.map((record) => [record.turn, record]));
  const place = (turn: number, date: string, start: number) => {
    setMoving(undefined);
    onChange({
      ...repeat,
      moved: [...moved.filter((one) => one.turn !== turn), { turn, date, start }],
      left_out: left_out.filter((one) => one !== turn),
    });
  };
  const leaveOut = (turn: number) => onChange({ ...repeat, left_out: [...left_out, turn] });
  const takeBack = (turn: number) =>
    onChange({
      ...repeat,
      moved: moved.filter((one) => one.turn !== turn),
      left_out: left_out.filter((one) => one !== turn),
    });
  return (
    <ol className={styles.series} aria-label={t('repeat.dates')} aria-busy={judged.isFetching || undefined}>
      {repeatedOn(draft.date, repeat).map((usual, turn) => {
        const record = known.get(turn);
        const isOut = left_out.includes(turn);
        const isMoved = moved.some((one) => one.turn === turn);
        const date = record && !isOut ? record.date : usual;
        return (
          <li key={turn} data-taken={(!isOut && record?.taken) || undefined} data-out={isOut || undefined}>
            {!record || isOut ? null : record.taken ? (
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconCheck size={16} stroke={1.75} aria-hidden />
            )}
            <span className={styles.grow}>
              <b>{format.weekday(date)}</b> {record && !isOut && <bdi dir="ltr">{clockText(record.start)}</bdi>}
              {isOut && <small>{t('repeat.leftOut')}</small>}
              {!isOut && record?.taken && <small>{t('repeat.takenOut', { reason: record.taken })}</small>}
            </span>
            {(isOut || isMoved) && (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => takeBack(turn)}>
                {t('repeat.asBefore')}
              </Button>
            )}
            {!isOut && isComplete && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-expanded={moving === turn}
                onClick={() => setMoving(moving === turn ? undefined : turn)}
              >
                {t('repeat.move')}
              </Button>
            )}
            {!isOut && (
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                disabled={left_out.length + 1 >= repeat.times}
                onClick={() => leaveOut(turn)}
              >
                {t('repeat.leaveOut')}
              </Button>
            )}
            {moving === turn && !isOut && (
              <OtherTime booking={booking} first={date} onPick={(day, start) => place(turn, day, start)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Free times of another day, or of the same one. */
function OtherTime({
  booking: { draft, plan, customer },
  first,
  onPick,
}: {
  booking: Booking;
  first: string;
  onPick: (date: string, start: number) => void;
}) {
  const { t } = useTranslation('appointments');
  const [date, setDate] = useState(first);
  const chosen = plan.lines.flatMap(({ service_id, employee_id, guest }) =>
    service_id === null ? [] : [{ service_id, employee_id, guest: nameOfGuest(draft.guests, guest) }],
  );
  const found = useRead(
    appointmentsContract.find_times,
    {
      date,
      lines: writeWantedLines(chosen),
      guests: chosen.map(({ guest }) => guest).join('\n'),
      arrangement: draft.arrangement,
      ...(customer && { customer_id: customer.id }),
    },
    { keepPrevious: true, ownFailure: true },
  );
  const times = found.data?.times ?? [];
  const step = Math.max(1, Math.ceil(times.length / SHOWN_TIMES));
  const usual = times.find(({ start }) => start === plan.start);
  const shown = times.filter((time, index) => time === usual || index % step === 0);
  return (
    <div className={styles.otherTime}>
      <DateInput label={t('date')} value={date} onChange={(day) => day && setDate(day)} />
      <div className={styles.slots}>
        {shown.map((time) => (
          <button
            key={time.start}
            type="button"
            className={styles.slot}
            // Until the answer is here these are the times of the day before.
            disabled={found.isPlaceholderData}
            onClick={() => onPick(date, time.start)}
          >
            <bdi dir="ltr">{clockText(time.start)}</bdi>
          </button>
        ))}
        {found.data && times.length === 0 && <span className={styles.none}>{t('times.noneShort')}</span>}
      </div>
    </div>
  );
}
