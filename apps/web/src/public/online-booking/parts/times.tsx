import { writeLine } from '@rawnaq/domain/online-booking/online-choice.rules';
import type { FreeTimes } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { Icon, type IconName } from '../../art/icons';
import { useOnline } from '../online-context';
import { fill } from '../words';
import { Time } from './amounts';
import { useVisit } from './summary';

export const WHEN_FORM = 'when-form';

const PARTS = [
  { name: 'morning', icon: 'sunrise', until: 720 },
  { name: 'afternoon', icon: 'sun', until: 1020 },
  { name: 'evening', icon: 'moon', until: Infinity },
] as const satisfies { name: string; icon: IconName; until: number }[];

/** The free times of the day as one group of radio buttons, in the parts people think in. */
export function Times() {
  const { text, when, choice, link, words, salon, booking } = useOnline();
  if (!when) return null;
  const { date, times, next_free_date } = when.times;
  return (
    <form className="times" id={WHEN_FORM} method="get" action={link('online-information')} data-date={date}>
      {booking ? (
        <input type="hidden" name="booking" value={booking.booking_id} />
      ) : (
        <input type="hidden" name="lines" value={choice.lines.map(writeLine).join(',')} />
      )}
      <input type="hidden" name="date" value={date} />
      <div className="times-head">
        <h2>{words.format.longDate(date)}</h2>
        <span className="quiet">{words.format.zoneName(salon.time_zone)}</span>
      </div>
      {times.length === 0 && (
        <div className="no-times" role="status">
          <p>
            <b>{text.when.none}</b>
          </p>
          {next_free_date ? (
            <p>
              <a
                className="button outline small"
                href={link('online-time', { ...choice, date: next_free_date, month: null, start: null, people: [] })}
                data-swap=""
              >
                {fill(text.when.next, { date: words.format.weekday(next_free_date) })}
              </a>
            </p>
          ) : (
            <p className="quiet">{text.when.noneAhead}</p>
          )}
        </div>
      )}
      <div role="radiogroup" aria-label={fill(text.when.times, { date: words.format.longDate(date) })}>
        {PARTS.map(({ name, icon, until }, index) => {
          const from = PARTS[index - 1]?.until ?? 0;
          const found = times.filter(({ start }) => start >= from && start < until);
          return found.length === 0 ? null : (
            <div key={name} className="times-part">
              <h3>
                <Icon name={icon} size={18} />
                {text.when[name]}
                <small>{words.timesLeft(found.length)}</small>
              </h3>
              <div className="slots">
                {found.map((time) => (
                  <Slot key={time.start} time={time} />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </form>
  );
}

/** Carries what the summary says about it, so that choosing needs no words in the script. */
function Slot({ time }: { time: FreeTimes['times'][number] }) {
  const { when, words, choice, text, salon, personName } = useOnline();
  const names = words.names(time.employee_ids.flatMap((id) => personName(id)?.split(/\s+/)[0] ?? []));
  const day = words.format.weekday(words.dayOf(when!.times.date, time.start));
  const { total } = useVisit().plan;
  const price = salon.show_prices && total !== null ? words.moneyText(total) : '';
  return (
    <label className="slot">
      <input
        className="visually-hidden"
        type="radio"
        name="start"
        value={time.start}
        defaultChecked={choice.start === time.start}
        data-people={time.employee_ids.join(',')}
        data-title={`${day}${words.comma}${words.timeText(time.start)}`}
        data-note={[names, price].filter(Boolean).join(' · ')}
        data-range={`${day}${words.comma}${words.spanText(time.start, time.end)}`}
        data-staff={[words.duration(time.end - time.start), names && `${text.review.with} ${names}`]
          .filter(Boolean)
          .join(' ')}
      />
      <span>
        <Time minute={time.start} />
      </span>
    </label>
  );
}
