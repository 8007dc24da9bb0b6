import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import { STEP } from './geometry';
import type { GridColumn as Column, GridItem } from './grid-types';
import { layOut, type Lane } from './lay-out';
import styles from './calendar.module.css';

type Props<Item extends GridItem> = { column: Column<Item>; from: number; card: (item: Item) => ReactNode; selectedId: string | undefined };

/** Rendered again only when something in it changes; a drag over it changes nothing. */
export const GridColumn = memo(PlainColumn) as typeof PlainColumn;

function PlainColumn<Item extends GridItem>({ column, from, card, selectedId }: Props<Item>) {
  const lanes = useMemo(() => layOut(column.items), [column.items]);
  return (
    <div className={styles.column} data-column={column.id} role="group" aria-label={column.label}>
      {column.off.map((off) => (
        <div key={off.start} className={styles.off} style={placeOf(off, from)}>
          {off.note && (
            <span className={styles.offNote} data-end={off.atEnd || undefined}>
              {off.note}
            </span>
          )}
        </div>
      ))}
      {column.items.map((item) => (
        <ItemBox key={item.id} item={item} selected={item.id === selectedId} style={placeOf(item, from, lanes.get(item.id))}>
          {card(item)}
        </ItemBox>
      ))}
    </div>
  );
}

function ItemBox({ item, selected, style, children }: { item: GridItem; selected: boolean; style: CSSProperties; children: ReactNode }) {
  if (item.passive)
    return (
      <div className={styles.item} data-item={item.id} data-passive style={style} role="img" aria-label={item.label}>
        {children}
      </div>
    );
  return (
    <button type="button" className={styles.item} data-item={item.id} data-movable={item.movable || undefined} data-selected={selected || undefined} aria-haspopup="dialog" aria-expanded={selected} style={style}>
      <span className={styles.voice}>{item.label}</span>
      <span className={styles.face} aria-hidden>
        {children}
      </span>
      {item.resizable && <span className={styles.resize} data-resize />}
    </button>
  );
}

function placeOf({ start, end }: { start: number; end: number }, from: number, lane: Lane = { lane: 0, lanes: 1 }): CSSProperties {
  return { '--s': (start - from) / STEP, '--n': (end - start) / STEP, '--lane': lane.lane, '--lanes': lane.lanes } as CSSProperties;
}
