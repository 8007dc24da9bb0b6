import { addDays, startOfWeek, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { EmptyState } from '../../../../ui/states/states';
import { bookedShare, type Employee } from '../../calendar-items';
import { PeopleGrid } from './people-grid';
import { PersonTabs } from './person-tabs';
import type { ViewProps } from './view-props';
import styles from '../appointments.module.css';

/** One person's week. */
export function WeekView(props: ViewProps) {
  const { calendar, isBlank, state, now, onChange } = props;
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const person = calendar.employees.find(({ id }) => id === state.person) ?? calendar.employees[0];
  const first = startOfWeek(state.date);
  const columns = useMemo(
    () =>
      person
        ? Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((date) => ({
            employee: person,
            date,
            label: format.weekday(date),
          }))
        : [],
    [person, first, format],
  );
  if (!person) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;

  const head = (employee: Employee, date: LocalDate) => {
    const [weekday, ...rest] = format.weekday(date).split(' ');
    return (
      <button
        type="button"
        className={styles.dayHead}
        aria-current={date === now?.date ? 'date' : undefined}
        title={format.longDate(date)}
        onClick={() => onChange({ view: 'day', date })}
      >
        <span>{weekday}</span>
        <b>{rest[0]}</b>
        <small>
          {isBlank
            ? '\u00a0'
            : t('head.booked', { share: `\u2066${bookedShare(calendar, [employee], [date])}%\u2069` })}
        </small>
      </button>
    );
  };
  return (
    <>
      <PersonTabs
        people={calendar.employees}
        person={person.id}
        onChange={(id) => onChange({ person: id }, { replace: true })}
      />
      <div className={styles.gridFrame}>
        <PeopleGrid {...props} columns={columns} label={t('grid.week', { name: person.name })} head={head} />
      </div>
    </>
  );
}
