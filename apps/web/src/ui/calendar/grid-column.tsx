import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { GridColumn as Column, GridItem, Span } from './grid-types';
import { layOut, type Lane } from './lay-out';
import styles from './calendar.module.css';

type Props<Item extends GridItem> = {
  column: Column<Item>;
  hours: Span;
  card: (item: Item) => ReactNode;
  selectedId: string | undefined;
};

/** Rendered again only when something in it changes; a drag over it changes nothing. */
export const GridColumn = memo(PlainColumn) as typeof PlainColumn;

function PlainColumn<Item extends GridItem>({ column, hours, card, selectedId }: Props<Item>) {
  const lanes = useMemo(() => layOut(column.items), [column.items]);
  return (
    <div className={styles.column} data-column={column.id} translate="no" role="group" aria-label={column.label}>
      {column.off.map((off) => (
        <div key={off.start} className={styles.off} style={placeOf(off, hours)}>
          {off.note && (
            <span className={styles.offNote} data-end={off.atEnd || undefined}>
              {off.note}
            </span>
          )}
        </div>
      ))}
      {column.items.map((item) =>
        drawBox(item, card(item), placeOf(item, hours, lanes.get(item.id)), item.id === selectedId),
      )}
    </div>
  );
}

/**
 * Functions instead of components, and percents instead of variables: there may be hundreds of cards, and each is drawn
 * while somebody waits. What most of them are is not said by an attribute.
 */
function drawBox(
  { id, look: { className, ...look }, label, resizable, passive }: GridItem,
  children: ReactNode,
  style: CSSProperties,
  selected: boolean,
): ReactNode {
  const classes = className ? `${styles.item} ${className}` : styles.item;
  if (passive)
    return (
      <div
        key={id}
        className={classes}
        data-item={id}
        data-passive
        style={style}
        role="img"
        aria-label={label}
        {...look}
      >
        {children}
      </div>
    );
  return (
    // A real button centres its content in an extra box; keys and clicks of all cards are heard by the grid.
    <div
      key={id}
      role="button"
      tabIndex={0}
      className={classes}
      data-item={id}
      data-fixed={resizable ? undefined : ''}
      data-selected={selected || undefined}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={selected || undefined}
      style={style}
      {...look}
    >
      {children}
    </div>
  );
}

function placeOf({ start, end }: Span, hours: Span, lane?: Lane): CSSProperties {
  const length = hours.end - hours.start;
  const place = {
    insetBlockStart: `${((start - hours.start) / length) * 100}%`,
    blockSize: `${((end - start) / length) * 100}%`,
  };
  if (!lane || lane.lanes === 1) return place;
  return {
    ...place,
    insetInlineStart: `calc(3px + (100% - 8px) * ${lane.lane / lane.lanes})`,
    inlineSize: `calc((100% - 8px) / ${lane.lanes} - 2px)`,
  };
}
