import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { floorToStep } from '../../../../ui/calendar/geometry';
import type { GridColumn, Place, Span } from '../../../../ui/calendar/grid-types';
import { TimeGrid } from '../../../../ui/calendar/time-grid';
import { columnOf, hoursShown, type CalendarItem, type Draft, type Employee } from '../../calendar-items';
import type { CalendarState } from '../../calendar-state';
import { columnIdOf, placeOfColumn } from '../../judge-drop';
import { useDrops } from '../../use-drops';
import { drawItem } from './item-card';
import { useMay, useWords } from '../use-words';

export type NewPlace = Span & { employee_id: number; date: LocalDate };

type Props = {
  calendar: Calendar;
  state: CalendarState;
  /** Who and when, in order: everybody on one day, or one person on seven. */
  columns: readonly { employee: Employee; date: LocalDate; label: string }[];
  label: string;
  head: (employee: Employee, date: LocalDate) => ReactNode;
  now: { date: LocalDate; minute: number } | undefined;
  draft: Draft | undefined;
  selectedId: string | undefined;
  /** An open popover takes the next click for itself. */
  isPopoverOpen: boolean;
  onOpen: (item: CalendarItem) => void;
  onCreate: (place: NewPlace) => void;
  onMenu: (place: Place & NewPlace) => void;
};

const HOUR = 60;

/** The time grid with people, their hours and what is booked on it. */
export function PeopleGrid(props: Props) {
  const { calendar, state, columns, label, head, now, draft, selectedId } = props;
  const { t } = useTranslation('appointments');
  const words = useWords();
  const may = useMay();
  const dates = useMemo(() => [...new Set(columns.map(({ date }) => date))], [columns]);
  const hours = useMemo(() => hoursShown(calendar, dates), [calendar, dates]);
  const gridColumns = useMemo(
    () =>
      columns.map(({ employee, date, label: name }) =>
        columnOf(
          { id: columnIdOf(employee.id, date), label: name, employee, date },
          { calendar, state, hours, words, may, draft },
        ),
      ),
    [columns, calendar, state, hours, words, may, draft],
  );
  useDraftInSight(draft);
  const drops = useDrops(calendar, hours, props.onCreate);
  const byId = useMemo(
    () => new Map(columns.map((column) => [columnIdOf(column.employee.id, column.date), column])),
    [columns],
  );

  const isToday = now !== undefined && dates.includes(now.date);
  const onePlace = (place: Place): Place & NewPlace => ({
    ...place,
    ...placeOfColumn(place.columnId),
    start: place.minute,
    end: place.minute + HOUR,
  });
  const drawHead = (column: GridColumn<CalendarItem>) => {
    const given = byId.get(column.id);
    return given && head(given.employee, given.date);
  };
  return (
    <TimeGrid<CalendarItem>
      {...drops}
      label={label}
      columns={gridColumns}
      hours={hours}
      now={
        isToday
          ? { minute: now.minute, ...(dates.length > 1 && { columnId: columnIdOf(columns[0]!.employee.id, now.date) }) }
          : undefined
      }
      head={drawHead}
      card={drawItem}
      corner={<IconClock size={17} stroke={1.75} aria-label={t('corner')} role="img" />}
      mayCreate={may.create}
      selectedId={selectedId}
      scrollTo={isToday ? floorToStep(now.minute) - 2 * HOUR : hours.start}
      scrollKey={`${state.view} ${dates[0]} ${columns.length > 0}`}
      onOpen={props.onOpen}
      onPlace={(place, byFinger) => {
        if (props.isPopoverOpen) return;
        if (byFinger) props.onMenu(onePlace(place));
        else props.onCreate(onePlace(place));
      }}
      onMenu={(place) => props.onMenu(onePlace(place))}
    />
  );
}

/** What is being written beside the calendar should be seen on it. */
function useDraftInSight(draft: Draft | undefined): void {
  useEffect(() => {
    if (draft?.blocks.length)
      document.querySelector('[data-item^="draft"]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [draft]);
}
