import type { Language } from '@rawnaq/domain/kernel/localized';
import {
  addDays,
  addMonths,
  endOfMonth,
  partsOf,
  startOfMonth,
  weekdayNames,
  weekdayOf,
  type LocalDate,
} from '@rawnaq/domain/kernel/time/local-date';
import { isWeekendNight } from '@rawnaq/domain/property-listings/listing-bands';
import type { ShownListing } from '@rawnaq/domain/property-listings/listings.contract';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import { createFormat } from '../../lib/format';
import { stayTexts } from './texts';

const MONTHS = 2;

type Props = { taken: ShownListing['taken']; today: LocalDate; language: Language };

/** Which nights of this month and the next nobody has. A day stands for the night that begins on it. */
export function StayCalendar({ taken, today, language }: Props) {
  const text = stayTexts[language];
  const first = startOfMonth(today);
  return (
    <>
      <div className="stay-months">
        {Array.from({ length: MONTHS }, (_, index) => addMonths(first, index)).map((month) => (
          <Month key={month} month={month} taken={taken} today={today} language={language} />
        ))}
      </div>
      <p className="stay-legend">
        <span className="free">{text.free}</span>
        <span className="weekend">{text.weekendLegend}</span>
        <span className="taken">{text.taken}</span>
      </p>
    </>
  );
}

function Month({ month, taken, today, language }: Props & { month: LocalDate }) {
  const text = stayTexts[language];
  const format = createFormat({ language, timeZone: STAYS_ZONE, currency: 'AED' });
  const days = Array.from({ length: partsOf(endOfMonth(month)).day }, (_, index) => addDays(month, index));
  const cells: (LocalDate | null)[] = [...Array.from({ length: weekdayOf(month) }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  const isTaken = (day: LocalDate) => taken.some(({ arrives_on, leaves_on }) => arrives_on <= day && day < leaves_on);
  return (
    <table className="stay-month">
      <caption>{format.month(month)}</caption>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name.en} scope="col" abbr={name[language]}>
              {language === 'ar' ? name.ar.replace(/^ال/, '') : name.en.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {Array.from({ length: 7 }, (_, place) => week[place] ?? null).map((day, place) => {
              if (!day) return <td key={place} />;
              const state = day < today ? 'past' : isTaken(day) ? 'taken' : isWeekendNight(day) ? 'weekend' : 'free';
              return (
                <td key={place} className={state}>
                  <span aria-hidden={state === 'taken'}>{partsOf(day).day}</span>
                  {state === 'taken' && (
                    <span className="unseen">{text.takenOn.replace('{day}', String(partsOf(day).day))}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
