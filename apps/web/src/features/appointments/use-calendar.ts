import { appointmentsContract, type Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/local-date';
import { MINUTES_PER_DAY } from '@rawnaq/domain/appointments/appointment.shapes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../lib/query';
import { useFormat } from '../../lib/use-format';
import { daysShown, readCalendarState, writeCalendarState, type CalendarState } from './calendar-state';

const TICK_MS = 20_000;
const TOPICS = ['appointments', 'block-times', 'waitlist', 'employees', 'settings'];

/** The calendar's state in the address. */
export function useCalendarState(): { state: CalendarState; today: LocalDate; change: (part: Partial<CalendarState>, options?: { replace?: boolean }) => void } {
  const today = useFormat().localDate(new Date());
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (part: Partial<CalendarState>, { replace = false }: { replace?: boolean } = {}) => setParams((current) => writeCalendarState(current, { ...readCalendarState(current, today), ...part }, today), { replace, preventScrollReset: true }),
    [setParams, today],
  );
  const state = useMemo(() => readCalendarState(params, today), [params, today]);
  return { state, today, change };
}

/** The days of a view, asked again whenever somebody anywhere changes something on them. */
export function useCalendar(state: Pick<CalendarState, 'view' | 'date'>, enabled = true) {
  return useRead(appointmentsContract.get_calendar, daysShown(state), { enabled, keepPrevious: true, ownFailure: true, topics: TOPICS });
}

/** The salon's clock: what the server said, and the time that has passed here since. Zones do not come into it. */
export function useNow(calendar: Calendar | undefined, readAt: number): { date: LocalDate; minute: number } | undefined {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const look = () => setPassed(Math.floor((Date.now() - readAt) / 60_000));
    look();
    const timer = window.setInterval(look, TICK_MS);
    return () => window.clearInterval(timer);
  }, [readAt]);
  if (!calendar) return undefined;
  const minute = calendar.now.minute + Math.max(0, passed);
  return { date: addDays(calendar.now.date, minute >= 2 * MINUTES_PER_DAY ? 1 : 0), minute: minute >= 2 * MINUTES_PER_DAY ? minute - MINUTES_PER_DAY : minute };
}
