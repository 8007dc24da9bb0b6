import { addDays, weekdayNames, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { isWeekendNight, priceOfNight, type Nights } from '@rawnaq/domain/property-stays/nights.rules';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { layOutMonth, type Bar } from './lay-out-month';
import { useTakenWords, type Taken } from './taken';
import styles from './stays.module.css';

type Props = {
  month: LocalDate;
  today: LocalDate;
  taken: readonly Taken[];
  prices: { weekday_price: number | null; weekend_price: number | null };
  /** Free nights that were clicked, or drawn over. */
  onChoose: (nights: Nights) => void;
  onOpen: (taken: Taken) => void;
};

const FILS = 100;

/** The nights of a month. A free one is closed by a click, several by drawing over them. */
export function MonthBoard({ month, today, taken, prices, onChoose, onOpen }: Props) {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  const format = useFormat();
  const [drawn, setDrawn] = useState<{ from: LocalDate; to: LocalDate }>();
  const [first, last] = drawn ? [drawn.from, drawn.to].toSorted() : [];
  const isTaken = (day: LocalDate) => taken.some((one) => one.arrives_on <= day && day < one.leaves_on);
  const finish = () => {
    if (first && last) onChoose({ arrives_on: first, leaves_on: addDays(last, 1) });
    setDrawn(undefined);
  };
  const voice = (day: LocalDate) => {
    const date = format.longDate(day);
    if (isTaken(day)) return t('dayTaken', { date });
    return day < today ? t('dayPast', { date }) : t('dayFree', { date });
  };
  return (
    <div
      className={styles.board}
      role="group"
      aria-label={format.month(month)}
      onPointerLeave={() => setDrawn(undefined)}
    >
      <div className={styles.weekdays} aria-hidden>
        {weekdayNames.map((name) => (
          <span key={name.en}>{shortDay(name, language)}</span>
        ))}
      </div>
      {layOutMonth(month, taken).map(({ days, bars, lanes }) => (
        <div key={days[0]} className={styles.week} style={{ '--lanes': Math.max(1, lanes) } as CSSProperties}>
          {days.map((day, column) => {
            const price = isTaken(day) ? null : priceOfNight(day, prices);
            return (
              <button
                key={day}
                type="button"
                className={styles.day}
                style={{ gridColumn: column + 1 }}
                disabled={day < today || isTaken(day)}
                aria-label={voice(day)}
                data-weekend={isWeekendNight(day) || undefined}
                data-outside={day.slice(0, 7) !== month.slice(0, 7) || undefined}
                data-past={day < today || undefined}
                data-today={day === today || undefined}
                data-chosen={(first && last && day >= first && day <= last) || undefined}
                onPointerDown={({ pointerType }) => pointerType === 'mouse' && setDrawn({ from: day, to: day })}
                onPointerEnter={() => drawn && setDrawn({ ...drawn, to: day })}
                onPointerUp={finish}
                onClick={({ detail }) =>
                  // A mouse has drawn already; keys and fingers choose one night.
                  (detail === 0 || !drawn) && onChoose({ arrives_on: day, leaves_on: addDays(day, 1) })
                }
              >
                <b>{Number(day.slice(8))}</b>
                {price !== null && day >= today && (
                  <bdi className={styles.price}>{format.number(Math.round(price / FILS))}</bdi>
                )}
              </button>
            );
          })}
          {bars.map((bar) => (
            <TakenBar key={bar.item.key} bar={bar} onOpen={onOpen} />
          ))}
        </div>
      ))}
    </div>
  );
}

function TakenBar({ bar, onOpen }: { bar: Bar<Taken>; onOpen: (taken: Taken) => void }) {
  const words = useTakenWords()(bar.item);
  const place = {
    className: styles.bar,
    style: { gridColumn: `${bar.first + 1} / ${bar.last + 2}`, gridRow: bar.lane + 2 },
    title: `${words.title}, ${words.note}`,
    'data-kind': bar.item.kind,
    'data-goes-on': bar.isEnd ? undefined : true,
    'data-came-from': bar.isBeginning ? undefined : true,
  };
  const content = (
    <>
      <b>
        <bdi>{words.title}</bdi>
      </b>
      <small>{words.note}</small>
    </>
  );
  // What other sites sold is changed there.
  if (bar.item.kind === 'feed') return <div {...place}>{content}</div>;
  return (
    <button type="button" {...place} onClick={() => onOpen(bar.item)}>
      {content}
    </button>
  );
}

/** Arabic days are told apart by more than their first three letters. */
const shortDay = (name: { en: string; ar: string }, language: 'en' | 'ar'): string =>
  language === 'ar' ? name.ar.replace(/^ال/, '') : name.en.slice(0, 3);
