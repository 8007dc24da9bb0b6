import type { Tone } from '@rawnaq/domain/kernel/list';
import { IconClock, IconCoffee } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/marks/avatar';
import cards from '../../../ui/calendar/cards.module.css';
import { clockText } from '../../../lib/reader-clock';
import type { Drag, GridColumn, GridItem, Span, Verdict } from '../../../ui/calendar/grid-types';
import { TimeGrid } from '../../../ui/calendar/time-grid';
import { toast } from '../../../ui/toast';
import styles from './ui-kit.module.css';

const PEOPLE = ['maya', 'salma', 'rana'] as const;
type Person = (typeof PEOPLE)[number];
type Booked = Span & { id: string; person: Person } & (
    | { customer: 'first' | 'second' | 'third' | 'fourth'; service: 'cut' | 'colour' | 'nails' | 'bath'; tone: Tone }
    | { customer: null }
  );
type Item = GridItem & { isBlock: boolean; lines: string };

const HOURS = { start: 600, end: 960 };
const NOW = 760;
const DAY: readonly Booked[] = [
  { id: '1', person: 'maya', start: 600, end: 675, customer: 'first', service: 'cut', tone: 'success' },
  { id: '2', person: 'maya', start: 735, end: 825, customer: 'second', service: 'colour', tone: 'warning' },
  { id: '3', person: 'salma', start: 630, end: 720, customer: 'third', service: 'nails', tone: 'danger' },
  { id: '4', person: 'salma', start: 780, end: 840, customer: null },
  { id: '5', person: 'rana', start: 780, end: 870, customer: 'fourth', service: 'bath', tone: 'info' },
];

/** A short day that can be moved about by mouse, finger and keys; what overlaps is refused. */
export function CalendarSpecimen() {
  const { t } = useTranslation('ui-kit');
  const [booked, setBooked] = useState(DAY);
  const columns = useMemo(
    () =>
      PEOPLE.map((person): GridColumn<Item> => {
        const items = booked
          .filter((one) => one.person === person)
          .map((one): Item => {
            const lines =
              one.customer === null
                ? t('calendarDay.pause')
                : `${t(`calendarDay.customers.${one.customer}`)}\n${t(`services.${one.service}`)}\n${spanText(one)}`;
            const look =
              one.customer === null
                ? { className: cards.block }
                : { className: cards.card, 'data-tone': one.tone, 'data-size': 'full', 'data-timed': '' };
            return {
              id: one.id,
              start: one.start,
              end: one.end,
              label: lines.replaceAll('\n', ', '),
              look,
              lines,
              isBlock: one.customer === null,
              movable: true,
              resizable: true,
            };
          });
        return {
          id: person,
          label: t(`calendarDay.people.${person}`),
          items,
          off: person === 'rana' ? [{ start: HOURS.start, end: 720, note: t('calendarDay.starts'), atEnd: true }] : [],
        };
      }),
    [booked, t],
  );

  const check = ({ item, target }: Drag<Item>): Verdict | undefined =>
    booked.some(
      ({ id, person, start, end }) =>
        id !== item?.id && person === target.columnId && start < target.end && target.start < end,
    )
      ? { level: 'refused', text: t('calendarDay.taken') }
      : undefined;
  const drop = ({ item, target }: Drag<Item>): void =>
    setBooked((before) =>
      before.map((one) =>
        one.id === item?.id
          ? {
              ...one,
              start: target.start,
              end: target.end,
              person: PEOPLE.find((person) => person === target.columnId) ?? one.person,
            }
          : one,
      ),
    );
  return (
    <div className={styles.calendar}>
      <TimeGrid<Item>
        label={t('calendar')}
        columns={columns}
        hours={HOURS}
        now={{ minute: NOW }}
        corner={<IconClock size={17} stroke={1.75} aria-hidden />}
        head={({ label }) => (
          <span className={styles.person}>
            <Avatar name={label} />
            <b className="ellipsis">{label}</b>
          </span>
        )}
        card={({ isBlock, lines }) =>
          isBlock ? (
            <span className={cards.blockLabel}>
              <IconCoffee size={14} stroke={1.75} aria-hidden />
              {lines}
            </span>
          ) : (
            lines
          )
        }
        mayCreate={false}
        scrollTo={HOURS.start}
        scrollKey="day"
        check={check}
        spanText={spanText}
        describe={({ target }, verdict) =>
          [
            t(`calendarDay.people.${PEOPLE.find((person) => person === target.columnId) ?? 'maya'}`),
            spanText(target),
            ...(verdict ? [verdict.text] : []),
          ].join(', ')
        }
        onDrop={drop}
        onRefuse={() => undefined}
        onOpen={() => toast('saved')}
        onPlace={() => undefined}
        onMenu={() => undefined}
      />
    </div>
  );
}

/** Isolated, so that the earlier time stands first in both directions. */
const spanText = ({ start, end }: Span): string => `\u2068${clockText(start)} – ${clockText(end)}\u2069`;
