import { appointmentsContract, type Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { MINUTES_PER_DAY } from '@rawnaq/domain/appointments/appointment.shapes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../lib/query';
import { useFormat } from '../../lib/use-format';
import { withDays } from './calendar-items';
import { daysShown, readCalendarState, writeCalendarState, type CalendarState } from './calendar-state';

const TICK_MS = 20_000;
/** The calendar's state in the address. */
export function useCalendarState(): {
  state: CalendarState;
  today: LocalDate;
  change: (part: Partial<CalendarState>, options?: { replace?: boolean }) => void;
} {
  const today = useFormat().today();
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (part: Partial<CalendarState>, { replace = false }: { replace?: boolean } = {}) =>
      setParams((current) => writeCalendarState(current, { ...readCalendarState(current, today), ...part }, today), {
        replace,
        preventScrollReset: true,
      }),
    [setParams, today],
  );
  const state = useMemo(() => readCalendarState(params, today), [params, today]);
  return { state, today, change };
}

/**
 * The days of a view, asked again whenever somebody anywhere changes something on them. Until other days have come the
 * people stay where they are, with nothing on the grid and nothing said about it: `isBlank`.
 */
export function useCalendar(state: Pick<CalendarState, 'view' | 'date'>, enabled = true) {
  const { from, to } = daysShown(state);
  const { data, dataUpdatedAt, isPlaceholderData, isPending, isError, refetch } = useRead(
    appointmentsContract.get_calendar,
    { from, to },
    { enabled, keepPrevious: true, ownFailure: true },
  );
  const calendar = useMemo(
    () => (data && isPlaceholderData ? withDays(data, from, to) : data),
    [data, isPlaceholderData, from, to],
  );
  return { data: calendar, isBlank: calendar !== data, dataUpdatedAt, isPending, isError, refetch };
}

/** The salon's clock: what the server said, and the time that has passed here since. Zones do not come into it. */
export function useNow(
  calendar: Calendar | undefined,
  readAt: number,
): { date: LocalDate; minute: number } | undefined {
  const [looked, setLooked] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => setLooked(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  const [date, minute] = [
    calendar?.now.date,
    (calendar?.now.minute ?? 0) + Math.max(0, Math.floor((looked - readAt) / 60_000)),
  ];
  return useMemo(() => {
    if (!date) return undefined;
    return minute >= 2 * MINUTES_PER_DAY
      ? { date: addDays(date, 1), minute: minute - MINUTES_PER_DAY }
      : { date, minute };
  }, [date, minute]);
}

/**
 * `?open=12` opens a visit: links of notifications, lists and the dashboard lead to it. Once read it leaves the
 * address.
 */
export function useOpenedByAddress(open: (id: number) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('open'));
  useEffect(() => {
    if (!Number.isSafeInteger(asked) || asked <= 0) return;
    open(asked);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('open');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, open, setParams]);
}
