import type { AppointmentView, BlockView } from '@rawnaq/domain/appointments/appointment.shapes';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { useCallback, useMemo, useState } from 'react';
import { useScreen } from '../../../lib/use-screen';
import { useShortcuts } from '../../../lib/use-shortcuts';
import { useTrouble } from '../../../lib/connection';
import { useFormat } from '../../../lib/use-format';
import { ErrorState, OfflineStrip } from '../../../ui/states/states';
import type { Place } from '../../../ui/calendar/grid-types';
import { SendSurveyDialog } from '../../surveys';
import type { BookingRequest } from '../booking-request';
import type { CalendarItem, Draft } from '../calendar-items';
import { steppedDate, type View } from '../calendar-state';
import { BlockDrawer } from '../components/calendar/block-drawer';
import { BookingDrawer } from '../components/booking/booking-drawer';
import { CalendarChips } from '../components/calendar/calendar-chips';
import { CalendarSkeleton } from '../components/calendar/calendar-skeleton';
import { CalendarToolbar } from '../components/calendar/calendar-toolbar';
import { CancelDialog, NoShowDialog } from '../components/visit/cancel-dialog';
import { DayView } from '../components/calendar/day-view';
import { ItemPanel, type Selected } from '../components/calendar/item-panel';
import { ListView } from '../components/calendar/list-view';
import { MonthView } from '../components/calendar/month-view';
import type { NewPlace } from '../components/calendar/people-grid';
import { PhoneAddButton } from '../components/calendar/phone-add-button';
import { PlaceMenu } from '../components/calendar/place-menu';
import { PrintSheet, type Printed } from '../components/calendar/print-sheet';
import { useMay } from '../components/use-words';
import type { ViewProps } from '../components/calendar/view-props';
import { WaitlistDrawer } from '../components/waitlist/waitlist-drawer';
import { WeekView } from '../components/calendar/week-view';
import { useCalendar, useCalendarState, useNow, useOpenedByAddress } from '../use-calendar';
import styles from '../components/appointments.module.css';

type Open =
  | { kind: 'booking'; request: BookingRequest; place?: NewPlace }
  | { kind: 'block'; place: NewPlace; block?: BlockView }
  | { kind: 'cancel' | 'no-show' | 'survey'; visit: AppointmentView }
  | { kind: 'menu'; place: Place & NewPlace }
  | { kind: 'waitlist' };

const FOUR_WEEKS = 28;
const GRIDS = { day: DayView, week: WeekView, month: MonthView } as const;

/** The salon's days: what is booked, with whom, and everything that can be done about it. */
export function AppointmentsPage() {
  const { state, today, change } = useCalendarState();
  const { isMobile } = useScreen();
  const may = useMay();
  const calendar = useCalendar(state, state.view !== 'list');
  const now = useNow(calendar.data, calendar.dataUpdatedAt);
  const [selected, setSelected] = useState<Selected>();
  const [open, setOpen] = useState<Open>();
  const [draft, setDraft] = useState<Draft>();
  const [printed, setPrinted] = useState<Printed>();
  const close = useCallback(() => setOpen(undefined), []);
  useOpenedByAddress(useCallback((id) => setSelected({ kind: 'visit', id, anchorId: '' }), []));
  const unselect = useCallback(() => setSelected(undefined), []);

  const book = (request: BookingRequest, place?: NewPlace) => {
    setSelected(undefined);
    setOpen({ kind: 'booking', request, ...(place && { place }) });
  };
  const bookNew = () =>
    may.create &&
    book({
      mode: 'new',
      date: state.view === 'list' || state.date < today ? today : state.date,
      ...(state.view === 'week' && state.person && { employee_id: state.person }),
    });
  const bookAt = useCallback((place: NewPlace) => {
    setSelected(undefined);
    setOpen({
      kind: 'booking',
      place,
      request: { mode: 'new', date: place.date, start: place.start, employee_id: place.employee_id },
    });
  }, []);
  const blockAt = useCallback((place: NewPlace, block?: BlockView) => {
    setSelected(undefined);
    setOpen({ kind: 'block', place, ...(block && { block }) });
  }, []);
  const select = useCallback((item: CalendarItem) => {
    if (item.kind === 'line') setSelected({ kind: 'visit', id: item.visit.id, anchorId: item.id });
    if (item.kind === 'block') setSelected({ kind: 'block', id: item.block.id, anchorId: item.id });
  }, []);
  useCalendarKeys({ today, state, change, bookNew, enabled: !open });

  const view: ViewProps | undefined = useMemo(
    () =>
      calendar.data && {
        calendar: calendar.data,
        isBlank: calendar.isBlank,
        state,
        now,
        draft,
        selectedId: selected?.anchorId,
        isPopoverOpen: selected !== undefined,
        onChange: change,
        onOpen: select,
        onCreate: bookAt,
        onBlock: blockAt,
        onMenu: (place) => setOpen({ kind: 'menu', place }),
      },
    [calendar.data, calendar.isBlank, state, now, draft, selected, change, select, bookAt, blockAt],
  );
  const Grid = state.view === 'list' ? undefined : GRIDS[state.view];
  const employees = calendar.data?.employees ?? [];
  const firstPlace = (): NewPlace => ({
    employee_id: employees[0]?.id ?? 0,
    date: state.date,
    start: 13 * 60,
    end: 13 * 60 + 30,
  });

  return (
    <div className={Grid && styles.page} aria-busy={(Grid && calendar.isBlank) || undefined}>
      {Grid && (
        <CalendarToolbar
          state={state}
          today={today}
          calendar={calendar.isBlank ? undefined : calendar.data}
          isLoading={calendar.isBlank || calendar.isPending}
          onChange={change}
          onNew={bookNew}
        />
      )}
      {Grid && calendar.data && (
        <CalendarChips
          state={state}
          calendar={calendar.data}
          isBlank={calendar.isBlank}
          onChange={(part) => change(part, { replace: true })}
          onBlock={() => blockAt(firstPlace())}
          onWaitlist={() => setOpen({ kind: 'waitlist' })}
          onPrint={() => setPrinted({ kind: 'day' })}
        />
      )}
      <OfflineNotice readAt={calendar.dataUpdatedAt} />
      {Grid && calendar.isError && !calendar.data && <ErrorState onRetry={() => void calendar.refetch()} />}
      {Grid && calendar.isPending && <CalendarSkeleton />}
      {Grid && view && <Grid {...view} />}
      {!Grid && (
        <ListView onOpen={(id) => setSelected({ kind: 'visit', id, anchorId: '' })} onNew={bookNew} onChange={change} />
      )}
      {isMobile && may.create && <PhoneAddButton onClick={bookNew} />}

      {selected && (
        <ItemPanel
          selected={selected}
          calendar={calendar.data}
          now={now}
          onClose={unselect}
          onEdit={(visit) => book({ mode: 'edit', visit })}
          onReschedule={(visit) => book({ mode: 'reschedule', visit })}
          onRebook={(visit) =>
            book({ mode: 'rebook', visit, date: addDays(visit.date < today ? today : visit.date, FOUR_WEEKS) })
          }
          onCancel={(visit) => setOpen({ kind: 'cancel', visit })}
          onNoShow={(visit) => setOpen({ kind: 'no-show', visit })}
          onPrint={(visit) => setPrinted({ kind: 'visit', visit })}
          onSurvey={(visit) => setOpen({ kind: 'survey', visit })}
          onEditBlock={(block) => blockAt(block, block)}
        />
      )}
      {open?.kind === 'booking' && (
        <BookingDrawer
          request={open.request}
          onClose={close}
          onDone={close}
          onDraft={setDraft}
          onBlock={open.place && may.block ? () => setOpen({ kind: 'block', place: open.place! }) : undefined}
        />
      )}
      {open?.kind === 'block' && (
        <BlockDrawer employees={employees} place={open.place} block={open.block} onClose={close} />
      )}
      {open?.kind === 'cancel' && <CancelDialog visit={open.visit} onClose={close} />}
      {open?.kind === 'survey' && <SendSurveyDialog about={{ appointment_id: open.visit.id }} onClose={close} />}
      {open?.kind === 'no-show' && <NoShowDialog visit={open.visit} onClose={close} />}
      {open?.kind === 'menu' && (
        <PlaceMenu
          place={open.place}
          onNew={() => bookAt(open.place)}
          onBlock={() => blockAt(open.place)}
          onClose={() => setOpen((current) => (current?.kind === 'menu' ? undefined : current))}
        />
      )}
      {open?.kind === 'waitlist' && <WaitlistDrawer today={today} onBook={book} onClose={close} />}
      {printed && calendar.data && (
        <PrintSheet printed={printed} calendar={calendar.data} state={state} onDone={() => setPrinted(undefined)} />
      )}
    </div>
  );
}

function OfflineNotice({ readAt }: { readAt: number }) {
  const format = useFormat();
  return useTrouble() === 'offline' && readAt > 0 ? (
    <OfflineStrip asOf={format.time(new Date(readAt).toISOString())} />
  ) : null;
}

type Keys = {
  today: string;
  state: ReturnType<typeof useCalendarState>['state'];
  change: ReturnType<typeof useCalendarState>['change'];
  bookNew: () => void;
  enabled: boolean;
};

/** T today, D W M L the views, arrows the days as the eye sees them, N something new. */
function useCalendarKeys({ today, state, change, bookNew, enabled }: Keys): void {
  const step = (key: 'left' | 'right') => {
    const isRtl = document.documentElement.dir === 'rtl';
    change({ date: steppedDate(state, (key === 'right') === isRtl ? -1 : 1) });
  };
  const when = (act: () => void) => (event: KeyboardEvent) => {
    // Arrows on a card move the card; in a list of tabs they choose a tab.
    if (
      !enabled ||
      (event.target as Element).closest(
        '[data-item], [role="tablist"], [role="radiogroup"], [role="menu"], [role="dialog"]',
      )
    )
      return;
    act();
  };
  const show = (view: View) => when(() => change({ view }));
  useShortcuts([
    ['t', when(() => change({ date: today }))],
    ['d', show('day')],
    ['w', show('week')],
    ['m', show('month')],
    ['l', show('list')],
    ['n', when(bookNew)],
    ['ArrowLeft', when(() => state.view !== 'list' && step('left'))],
    ['ArrowRight', when(() => state.view !== 'list' && step('right'))],
  ]);
}
