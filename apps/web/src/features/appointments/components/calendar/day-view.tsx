import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { useMemo, useRef, type TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { useScreen } from '../../../../lib/use-screen';
import { EmptyState } from '../../../../ui/states/states';
import { bookedShare, teamOf, type Employee } from '../../calendar-items';
import { PeopleGrid, type NewPlace } from './people-grid';
import { PersonHead } from './person-head';
import { PersonTabs } from './person-tabs';
import type { ViewProps } from './view-props';
import styles from '../appointments.module.css';

const SWIPE_LEAST = 70;
const SWIPE_DRIFT = 45;

/** Everybody's day side by side; on a phone one person at a time, with a swipe to the next. */
export function DayView(props: ViewProps) {
  const { calendar, isBlank, state, onChange, onCreate, onBlock } = props;
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const { isMobile } = useScreen();
  const team = useMemo(() => teamOf(calendar, state), [calendar, state]);
  const person = team.find(({ id }) => id === state.person) ?? team[0];
  const shown = useMemo(() => (isMobile ? (person ? [person] : []) : team), [isMobile, person, team]);
  const columns = useMemo(
    () => shown.map((employee) => ({ employee, date: state.date, label: employee.name })),
    [shown, state.date],
  );
  const swipe = useSwipe((by) => {
    const next = person && team[team.indexOf(person) + by];
    if (next) onChange({ person: next.id }, { replace: true });
  });

  if (!person) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  const hourFrom = (employee: Employee): NewPlace => {
    const start = startFor(employee, state.date, props.now);
    return { employee_id: employee.id, date: state.date, start, end: start + 60 };
  };
  const head = (employee: Employee) => (
    <PersonHead
      employee={employee}
      booked={isBlank ? undefined : bookedShare(calendar, [employee], [state.date])}
      onNew={() => onCreate(hourFrom(employee))}
      onBlock={() => onBlock(hourFrom(employee))}
      onWeek={() => onChange({ view: 'week', person: employee.id })}
    />
  );
  return (
    <>
      {isMobile && team.length > 1 && (
        <PersonTabs people={team} person={person.id} onChange={(id) => onChange({ person: id }, { replace: true })} />
      )}
      <div className={styles.gridFrame} {...(isMobile && swipe)}>
        <PeopleGrid
          {...props}
          columns={columns}
          label={t('grid.day', { date: format.longDate(state.date) })}
          head={head}
        />
      </div>
    </>
  );
}

/** The next quarter on the day that runs, else the beginning of the shift. */
function startFor({ days }: Employee, date: LocalDate, now: ViewProps['now']): number {
  const open = days.find((day) => day.date === date)?.open ?? [];
  const from = open[0]?.start ?? 10 * 60;
  if (now?.date !== date) return from;
  return Math.max(from, Math.ceil(now.minute / 15) * 15);
}

/** A quick sideways stroke. In Arabic the next person comes from the other side. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const began = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]!;
      began.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: TouchEvent) => {
      const [touch, from] = [event.changedTouches[0]!, began.current];
      if (!from || document.querySelector('[data-dragging]')) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) < SWIPE_LEAST || Math.abs(down) > SWIPE_DRIFT) return;
      const isRtl = document.documentElement.dir === 'rtl';
      onSwipe(across < 0 === isRtl ? -1 : 1);
    },
  };
}
