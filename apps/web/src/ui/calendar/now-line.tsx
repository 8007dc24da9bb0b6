import type { CSSProperties } from 'react';
import { STEP } from './geometry';
import { clockText } from '../../lib/reader-clock';
import type { Span } from './grid-types';
import styles from './calendar.module.css';

/** The salon's clock. Its line runs behind the cards, and once more over them, hardly seen. */
export function NowLine({ minute, hours, column }: { minute: number; hours: Span; column: number | undefined }) {
  if (minute < hours.start || minute >= hours.end || column === -1) return null;
  const style = {
    '--s': (minute - hours.start) / STEP,
    ...(column !== undefined && { '--at': column }),
  } as CSSProperties;
  return (
    <>
      <div className={styles.nowLine} data-one={column !== undefined || undefined} style={style} />
      <div className={styles.now} data-one={column !== undefined || undefined} style={style} aria-hidden>
        <span>
          <bdi>{clockText(minute)}</bdi>
        </span>
      </div>
    </>
  );
}
