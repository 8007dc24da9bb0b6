import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { useScreen } from '../../../../lib/use-screen';
import { clockText } from '../../../../lib/reader-clock';
import { MonthGrid, type MonthDay } from '../../../../ui/calendar/month-grid';
import { isShown, teamOf } from '../../calendar-items';
import { daysShown, type Outcome } from '../../calendar-state';
import { CalendarFigures } from './calendar-figures';
import { useWords } from '../use-words';
import type { ViewProps } from './view-props';
import styles from '../appointments.module.css';
import cards from '../../../../ui/calendar/cards.module.css';

const CHIPS_A_DAY = 3;

/** Weeks at a glance: how many, and the first of them. */
export function MonthView(props: ViewProps) {
  const { calendar, isBlank, state, now, onChange, onOpen } = props;
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const { isMobile } = useScreen();
  const words = useWords();
  const team = teamOf(calendar, state).map(({ id }) => id);
  const { from, to } = daysShown(state);
  const dates: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);

  const openVisit = (visit: AppointmentView) => {
    const line = visit.lines[0]!;
    onOpen({
      kind: 'line',
      visit,
      line,
      name: '',
      isApart: true,
      service: '',
      time: '',
      marks: [],
      pauses: [],
      look: {},
      id: `line-${line.id}`,
      start: line.start,
      end: line.end,
      label: '',
      movable: false,
      resizable: false,
    });
  };
  const days = dates.map((date): MonthDay => {
    const visits = calendar.appointments
      .filter(
        (visit) =>
          visit.date === date &&
          isShown(visit, state) &&
          visit.lines.some(({ employee_id }) => team.includes(employee_id)),
      )
      .toSorted((a, b) => a.start - b.start);
    const count = visits.length;
    return {
      date,
      number: String(Number(date.slice(8))),
      label: `${format.longDate(date)}, ${t('month.count', { count, shown: format.number(count) })}`,
      isOutside: date.slice(0, 7) !== state.date.slice(0, 7),
      isToday: date === now?.date,
      ...(count > 0 && {
        note: isMobile ? format.number(count) : t('month.count', { count, shown: format.number(count) }),
      }),
      content: !isMobile && (
        <>
          {visits.slice(0, CHIPS_A_DAY).map((visit) => (
            <button
              key={visit.id}
              type="button"
              className={cards.chip}
              data-tone={appointmentOutcomes.rows[visit.outcome as Outcome].tone}
              data-item={`line-${visit.lines[0]!.id}`}
              title={words.outcome(visit.outcome)}
              onClick={() => openVisit(visit)}
            >
              <bdi>{clockText(visit.start)}</bdi>
              <span translate="no">{visit.customer.name}</span>
            </button>
          ))}
          {visits.length > CHIPS_A_DAY && (
            <button type="button" className={cards.more} onClick={() => onChange({ view: 'day', date })}>
              {t('month.more', {
                count: visits.length - CHIPS_A_DAY,
                shown: format.number(visits.length - CHIPS_A_DAY),
              })}
            </button>
          )}
        </>
      ),
    };
  });
  const weekdays = dates
    .slice(0, 7)
    .map((date) => ({ short: format.weekday(date).split(' ')[0]!, long: format.longDate(date).split(' ')[0]! }));
  return (
    <>
      <MonthGrid
        label={format.month(state.date)}
        weekdays={weekdays}
        days={days}
        onDay={(date) => onChange({ view: 'day', date })}
      />
      {isMobile && (
        <div className={styles.monthFoot}>
          <CalendarFigures calendar={isBlank ? undefined : calendar} state={state} />
        </div>
      )}
    </>
  );
}
