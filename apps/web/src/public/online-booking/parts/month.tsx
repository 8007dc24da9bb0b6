import {
  addDays,
  addMonths,
  endOfMonth,
  partsOf,
  startOfMonth,
  weekdayOf,
} from '@rawnaq/domain/kernel/time/local-date';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';

export function Month() {
  const { text, when, choice, link, words, salon } = useOnline();
  if (!when) return null;
  const first = `${when.month}-01`;
  const blanks = weekdayOf(first);
  const days = Array.from({ length: partsOf(endOfMonth(first)).day }, (_, index) => addDays(first, index));
  const names = Array.from({ length: 7 }, (_, index) => words.weekdayName(addDays('2026-11-15', index)));
  const to = (month: string) => link('online-date', { ...choice, month: month.slice(0, 7), start: null, people: [] });
  const [before, after] = [addMonths(first, -1), addMonths(first, 1)];
  return (
    <div className="month">
      <div className="month-head">
        <h2>{words.format.month(first)}</h2>
        <MonthLink
          name="previous"
          label={text.when.previousMonth}
          href={before >= startOfMonth(salon.first_date) ? to(before) : null}
        />
        <MonthLink name="next" label={text.when.nextMonth} href={after <= salon.last_date ? to(after) : null} />
      </div>
      <div className="month-grid" role="group" aria-label={words.format.month(first)}>
        {names.map((name) => (
          <span key={name} className="weekday" aria-hidden="true">
            {shortName(name)}
          </span>
        ))}
        {Array.from({ length: blanks }, (_, index) => (
          <span key={`blank-${index}`} />
        ))}
        {days.map((day) => (
          <MonthDay key={day} day={day} />
        ))}
      </div>
      <p className="legend" aria-hidden="true">
        <span className="free">{text.when.free}</span>
        <span className="few">{text.when.few}</span>
        <span className="full">
          <s>20</s> {text.when.full}
        </span>
      </p>
    </div>
  );
}

function MonthLink({ name, label, href }: { name: 'previous' | 'next'; label: string; href: string | null }) {
  const icon = <Icon name={name} size={20} />;
  return href ? (
    <a className="icon-button" href={href} aria-label={label} data-swap="">
      {icon}
    </a>
  ) : (
    <span className="icon-button off" aria-hidden="true">
      {icon}
    </span>
  );
}

function MonthDay({ day }: { day: string }) {
  const { when, choice, link, words, text, salon } = useOnline();
  const state = when?.days.find((one) => one.date === day)?.state ?? 'closed';
  const classes = `month-day ${state}${day === salon.first_date ? ' today' : ''}`;
  const number = partsOf(day).day;
  if (state === 'closed' || state === 'full')
    return (
      <span className={classes}>
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">{`${words.format.longDate(day)}: ${text.when[state]}`}</span>
      </span>
    );
  return (
    <a
      className={classes}
      href={link('online-time', { ...choice, date: day, start: null, people: [] })}
      aria-current={day === when?.times.date ? 'date' : undefined}
      aria-label={`${words.format.longDate(day)}: ${text.when[state]}`}
      data-swap=""
    >
      {number}
    </a>
  );
}

/** Arabic names of days have no short form: without the article they fit. */
const shortName = (name: string): string => name.replace(/^ال/, '');
