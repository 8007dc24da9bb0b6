import { IconCoffee } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isOnline, spanText, type CalendarItem } from '../calendar-items';
import styles from './cards.module.css';

/** Cards keep white space, so that three lines need no three boxes. */
const [SPACE, BREAK] = [' ', '\n'];

/**
 * What a card shows: lines of one text, each cut where the card ends. A plain function with as few elements as it can do with, because a day
 * has hundreds of them. A status is told by colour and by a sign, because not everybody sees the first.
 */
export function drawItem(item: CalendarItem): ReactNode {
  if (item.kind === 'line') return drawLine(item);
  if (item.kind === 'block')
    return (
      <span className={styles.blockLabel}>
        <IconCoffee size={14} stroke={1.75} aria-hidden />
        <span className={styles.blockText}>{item.reason}</span>
        <span className={styles.voice}>{spanText(item)}</span>
      </span>
    );
  if (item.kind === 'hold')
    return (
      <>
        <i className={styles.mark} data-mark="online" />
        <span className={styles.blockText}>{item.reason}</span>
      </>
    );
  const isLine = item.look['data-size'] === 'line';
  return (
    <>
      <b className={styles.name}>{item.customer}</b>
      {`${isLine ? SPACE : BREAK}${item.name}`}
      {!isLine && BREAK}
      {!isLine && <span className={styles.time}>{spanText(item)}</span>}
    </>
  );
}

function drawLine({ visit, line, service, status, look }: Extract<CalendarItem, { kind: 'line' }>): ReactNode {
  const [size, online, sign] = [look['data-size'], isOnline(visit), visit.outcome !== 'scheduled'];
  // What the eye sees from the place of a small card and from its sign.
  const unseen = [size !== 'full' && spanText(line), sign && status].filter(Boolean).join(' ');
  return (
    <>
      <b className={styles.name}>{visit.customer.name}</b>
      {size === 'line' ? `${SPACE}${service}` : `${BREAK}${service}${BREAK}`}
      {size === 'full' && <span className={styles.time} data-time>{spanText(line)}</span>}
      {unseen && <span className={styles.voice}>{` ${unseen}`}</span>}
      {(online || sign || visit.series_id !== null) && (
        <span className={styles.marks}>
          {visit.series_id !== null && <i className={styles.mark} data-mark="repeat" />}
          {online && <i className={styles.mark} data-mark="online" />}
          {sign && <i className={styles.mark} data-mark={visit.outcome} />}
        </span>
      )}
    </>
  );
}
