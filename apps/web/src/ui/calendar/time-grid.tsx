import { useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react';
import { STEP } from './geometry';
import { clockText } from '../../lib/reader-clock';
import { GridColumn } from './grid-column';
import type { GridItem, Span, TimeGridProps } from './grid-types';
import type { GridParts } from './grid-parts';
import { NowLine } from './now-line';
import { useKeyboardDrag } from './use-keyboard-drag';
import { usePointerDrag } from './use-pointer-drag';
import styles from './calendar.module.css';

/**
 * Columns of time: people on a day, or days of a week. The grid draws, moves and asks; what is on it and what a drop
 * means is the screen's. Everything is placed by logical properties, so it is the same grid in both directions.
 */
export function TimeGrid<Item extends GridItem>(props: TimeGridProps<Item>) {
  const { label, columns, hours, now, head, card, corner, selectedId, scrollTo, scrollKey } = props;
  const [scroller, body, layer, voice] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const parts: GridParts = useRef(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    parts.current = { scroller: scroller.current!, body: body.current!, layer: layer.current!, voice: voice.current! };
    latest.current = props;
  });
  usePointerDrag(parts, latest);
  useKeyboardDrag(parts, latest);
  useFirstScroll(parts, hours, scrollTo, scrollKey);

  const measures = { '--columns': columns.length, '--quarters': (hours.end - hours.start) / STEP } as CSSProperties;
  return (
    <>
      <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
        <div className={styles.sheet} style={measures}>
          <div className={styles.heads}>
            <div className={styles.corner}>{corner}</div>
            {columns.map((column) => (
              <div key={column.id} className={styles.head}>
                {head(column)}
              </div>
            ))}
          </div>
          <div ref={body} className={styles.body}>
            <Gutter hours={hours} />
            {columns.map((column) => (
              <GridColumn
                key={column.id}
                column={column}
                hours={hours}
                card={card}
                selectedId={column.items.some((item) => item.id === selectedId) ? selectedId : undefined}
              />
            ))}
            {now && (
              <NowLine
                minute={now.minute}
                hours={hours}
                column={now.columnId === undefined ? undefined : columns.findIndex(({ id }) => id === now.columnId)}
              />
            )}
            <div ref={layer} className={styles.layer} aria-hidden />
          </div>
        </div>
      </div>
      <div ref={voice} className={styles.voice} aria-live="assertive" />
    </>
  );
}

function Gutter({ hours }: { hours: Span }) {
  const halves = useMemo(
    () => Array.from({ length: (hours.end - hours.start) / 30 }, (_, index) => hours.start + index * 30),
    [hours.start, hours.end],
  );
  return (
    <div className={styles.gutter} aria-hidden>
      {halves.map((minute) => (
        <span
          key={minute}
          className={styles.tick}
          data-half={minute % 60 !== 0 || undefined}
          style={{ '--s': (minute - hours.start) / STEP } as CSSProperties}
        >
          <bdi>{minute % 60 === 0 ? clockText(minute) : '30'}</bdi>
        </span>
      ))}
    </div>
  );
}

/** Shows the hour that matters when another day opens, and stays where the person scrolled otherwise. */
function useFirstScroll(parts: GridParts, hours: Span, to: number, key: string): void {
  const seen = useRef('');
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const { scroller, body } = parts.current!;
    const quarter = body.getBoundingClientRect().height / ((hours.end - hours.start) / STEP);
    scroller.scrollTo({ top: Math.max(0, ((to - hours.start) / STEP) * quarter) });
  }, [parts, hours, to, key]);
}
