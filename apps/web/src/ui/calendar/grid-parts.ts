import type { RefObject } from 'react';
import type { Scene } from './drag-session';
import type { GridItem, TimeGridProps } from './grid-types';

/** The elements listeners and drags work on. */
export type GridParts = RefObject<{
  scroller: HTMLElement;
  body: HTMLElement;
  layer: HTMLElement;
  voice: HTMLElement;
} | null>;

/** The card an event happened on, unless nobody can take it. */
export function itemOf<Item extends GridItem>(
  target: EventTarget | null,
  { columns }: Pick<TimeGridProps<Item>, 'columns'>,
): Item | undefined {
  const id = (target as Element | null)?.closest<HTMLElement>('[data-item]')?.dataset['item'];
  if (id === undefined) return undefined;
  for (const column of columns) {
    const item = column.items.find((one) => one.id === id);
    if (item) return item.passive ? undefined : item;
  }
  return undefined;
}

export function sceneOf<Item extends GridItem>(
  parts: GridParts,
  { columns, hours, check, along, spanText }: TimeGridProps<Item>,
): Scene<Item> {
  const { body, layer } = parts.current!;
  return { body, layer, hours, columnIds: columns.map(({ id }) => id), actions: { check, along, spanText } };
}
