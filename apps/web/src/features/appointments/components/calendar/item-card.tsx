import { IconCoffee } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CalendarItem } from '../../calendar-items';
import styles from '../../../../ui/calendar/cards.module.css';

/** Cards keep white space, so that three lines need no three boxes. */
const [SPACE, BREAK] = [' ', '\n'];

/**
 * What a card shows: lines of one text, each cut where the card ends. A plain function with as few elements as it can
 * do with, because a day has hundreds of them. A status is told by colour and by a sign, because not everybody sees the
 * first; whoever hears the calendar hears all of it as the card's label.
 */
export function drawItem(item: CalendarItem): ReactNode {
  if (item.kind === 'line') return drawLine(item);
  if (item.kind === 'block')
    return (
      <span className={styles.blockLabel}>
        <IconCoffee size={14} stroke={1.75} aria-hidden />
        <span className={styles.blockText}>{item.reason}</span>
      </span>
    );
  if (item.kind === 'buffer') return <span className={styles.blockText}>{item.reason}</span>;
  if (item.kind === 'hold')
    return (
      <>
        <i className={styles.mark} data-mark="online" />
        <span className={styles.blockText}>{item.reason}</span>
      </>
    );
  return textOf(item.customer, item.name, item);
}

type Text = { look: CalendarItem['look']; time: string; isApart: boolean };

/**
 * The name is the one element; service and time follow as text, each on its line. As `::first-line` the name cost a
 * sixth of the day's layout.
 */
function textOf(name: string, service: string, { look, time, isApart }: Text): ReactNode[] {
  const Name = isApart ? 'bdi' : 'b';
  const isLine = look['data-size'] === 'line';
  return [
    <Name key="name" className={isLine ? styles.name : styles.first}>
      {name}
    </Name>,
    `${isLine ? SPACE : BREAK}${service}${look['data-size'] === 'full' ? `${BREAK}${time}` : ''}`,
  ];
}

/** One flat list: every list in a list is one more thing React keeps for each card. */
const drawLine = (item: Extract<CalendarItem, { kind: 'line' }>): ReactNode[] => [
  ...textOf(item.name, item.service, item),
  ...item.pauses.map(({ from, length, name }) => (
    <i
      key={from}
      className={styles.pause}
      style={{ insetBlockStart: `${from}%`, blockSize: `${length}%` }}
      data-name={name}
    />
  )),
  ...item.marks.map((mark) => <i key={mark} className={styles.mark} data-mark={mark} />),
];
