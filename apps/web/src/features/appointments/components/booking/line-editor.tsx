import { Button, SegmentedControl } from '@mantine/core';
import type { Arrangement } from '@rawnaq/domain/booking/booking.types';
import { MOST_LINES } from '@rawnaq/domain/appointments/appointment.shapes';
import { IconPlus, IconRepeat, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import type { ServiceOption } from '../../../services';
import { NO_LINE, reordered, startedAt, type BookingDraft, type DraftLine, type Plan } from '../../booking-draft';
import type { Employee } from '../../calendar-items';
import type { LineNote } from '../../line-notes';
import { GuestHead } from './guest-head';
import { lengthText, LineRow } from './line-row';
import styles from './booking.module.css';

type Props = {
  draft: BookingDraft;
  plan: Plan;
  services: readonly ServiceOption[];
  employees: readonly Employee[];
  /** What the customer had before, and what she had last. */
  recent: readonly number[];
  last: readonly number[];
  customer: string | undefined;
  notes: ReadonlyMap<number, LineNote>;
  error: string | undefined;
  guestError: string | undefined;
  onChange: (part: Partial<BookingDraft>) => void;
};

/** The services of a visit: what, by whom, when, how long, for how much; and for whom, where several people come. */
export function LineEditor(props: Props) {
  const { draft, plan, services, employees, recent, last, customer, notes, error, guestError, onChange } = props;
  const { t } = useTranslation('appointments');
  const { unit } = useFormat().moneyParts(0);
  const newKey = Math.max(-1, ...draft.lines.map(({ key }) => key)) + 1;
  const add = (guest: number | null) => onChange({ lines: [...draft.lines, { ...NO_LINE, key: newKey, guest }] });
  const addGuest = () => {
    const key = Math.max(-1, ...draft.guests.map((guest) => guest.key)) + 1;
    onChange({
      guests: [...draft.guests, { key, name: '' }],
      lines: [...draft.lines, { ...NO_LINE, key: newKey, guest: key }],
    });
  };
  const put = (key: number, part: Partial<DraftLine>) =>
    onChange({ lines: draft.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const remove = (key: number) =>
    onChange({
      lines:
        draft.lines.length === 1
          ? [{ ...NO_LINE, key: newKey, guest: draft.lines[0]!.guest }]
          : draft.lines.filter((line) => line.key !== key),
    });
  const sameAgain = () =>
    onChange({ lines: last.map((service_id, index) => ({ ...NO_LINE, key: newKey + index, service_id })) });
  const hasRoom = draft.lines.length < MOST_LINES;
  const isEmpty = draft.lines.every(({ service_id }) => service_id === null) && draft.guests.length === 0;

  const rowsOf = (guest: number | null) => {
    const own = plan.lines.filter((line) => line.guest === guest);
    return own.map((line, turn) => {
      const index = plan.lines.indexOf(line);
      const placeOf = (other: number) => plan.lines.indexOf(own[other]!);
      return (
        <LineRow
          key={line.key}
          line={line}
          number={index + 1}
          note={notes.get(line.key)}
          services={services}
          employees={employees}
          recent={recent}
          found={draft.found[line.key]}
          onPut={(part) => put(line.key, part)}
          onStart={(start) => onChange(startedAt(draft, line.key, start))}
          onUp={turn > 0 ? () => onChange({ lines: reordered(draft.lines, index, placeOf(turn - 1)) }) : undefined}
          onDown={
            turn === 0 && own.length > 1
              ? () => onChange({ lines: reordered(draft.lines, index, placeOf(turn + 1)) })
              : undefined
          }
          onRemove={() => remove(line.key)}
        />
      );
    });
  };
  const addButton = (guest: number | null) =>
    hasRoom && (
      <Button variant="subtle" leftSection={<IconPlus size={17} stroke={1.75} />} onClick={() => add(guest)}>
        {t('addService')}
      </Button>
    );

  return (
    <section aria-label={t('services')}>
      <div className={styles.labelRow}>
        <span className={styles.label}>{t('services')}</span>
        {plan.minutes > 0 && <small>{t('inAll', { time: lengthText(plan.minutes, t) })}</small>}
        <span className={styles.grow} />
        {draft.lines.length > 1 && (
          <SegmentedControl
            size="xs"
            value={draft.arrangement}
            aria-label={t('arrangement')}
            onChange={(value) =>
              onChange({ arrangement: value as Arrangement, lines: draft.lines.map((line) => ({ ...line, at: null })) })
            }
            data={[
              { value: 'sequence', label: t('sequence') },
              { value: 'parallel', label: t('parallel') },
            ]}
          />
        )}
      </div>
      {draft.guests.length > 0 && <p className={styles.person}>{customer ?? t('customer')}</p>}
      <div className={styles.lineHeads} aria-hidden>
        <span>{t('service')}</span>
        <span>{t('with')}</span>
        <span>{t('start')}</span>
        <span>{t('length')}</span>
        <span>{t('price', { unit })}</span>
      </div>
      {rowsOf(null)}
      {draft.guests.length > 0 && addButton(null)}
      {draft.guests.map((guest, place) => (
        <div key={guest.key} role="group" aria-label={t('guest.of', { number: place + 1 })}>
          <GuestHead
            name={guest.name}
            number={place + 1}
            error={guest.name.trim() ? undefined : guestError}
            onName={(name) =>
              onChange({ guests: draft.guests.map((one) => (one.key === guest.key ? { ...one, name } : one)) })
            }
            onRemove={() => {
              const rest = draft.lines.filter((line) => line.guest !== guest.key);
              onChange({
                guests: draft.guests.filter(({ key }) => key !== guest.key),
                lines: rest.length > 0 ? rest : [{ ...NO_LINE, key: newKey }],
              });
            }}
          />
          {rowsOf(guest.key)}
          {addButton(guest.key)}
        </div>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.lineAdds}>
        {draft.guests.length === 0 && addButton(null)}
        {isEmpty && last.length > 0 && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconRepeat size={17} stroke={1.75} />}
            onClick={sameAgain}
          >
            {t('sameAgain')}
          </Button>
        )}
        {hasRoom && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconUserPlus size={17} stroke={1.75} />}
            onClick={addGuest}
          >
            {t('guest.add')}
          </Button>
        )}
      </div>
    </section>
  );
}
