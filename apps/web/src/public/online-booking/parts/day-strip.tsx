import { partsOf } from '@rawnaq/domain/kernel/time/local-date';
import { stripOf } from '@rawnaq/domain/online-booking/online-choice.rules';
import { useOnline } from '../online-context';

/** A week of days for phones, the chosen one among them. */
export function DayStrip() {
  const { text, when, choice, link, words, salon } = useOnline();
  if (!when) return null;
  const date = when.times.date;
  const today = salon.first_date;
  const days = stripOf(today, date);
  const stateOf = (day: string) => when.days.find((one) => one.date === day)?.state ?? 'closed';
  return (
    <nav className="strip" aria-label={text.when.days}>
      <p className="strip-head">
        <b>{words.format.month(date)}</b>
        <a className="link" href={link('online-date', { ...choice, date, start: null, people: [] })}>
          {text.when.calendar}
        </a>
      </p>
      <ol>
        {days.map((day) => {
          const state = stateOf(day);
          const content = (
            <>
              <span>{day === today ? text.when.today : words.weekdayName(day)}</span>
              <b>{partsOf(day).day}</b>
              <i className={state} aria-hidden="true" />
            </>
          );
          return (
            <li key={day}>
              {state === 'full' || state === 'closed' ? (
                <span className="day off" aria-current={day === date ? 'date' : undefined}>
                  {content}
                  <span className="visually-hidden">{text.when[state]}</span>
                </span>
              ) : (
                <a
                  className="day"
                  href={link('online-time', { ...choice, date: day, start: null, people: [] })}
                  aria-current={day === date ? 'date' : undefined}
                  data-swap=""
                >
                  {content}
                  <span className="visually-hidden">{text.when[state]}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
