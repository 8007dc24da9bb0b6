import { columnAt, minuteAt, movedTo, resizedTo, STEP, stretched, type ColumnBox, type Sheet } from './geometry';
import { openGhost, type Ghost } from './ghost';
import type { Drag, GridActions, GridItem, Span, Target, Verdict } from './grid-types';

export type Scene<Item extends GridItem> = {
  body: HTMLElement;
  layer: HTMLElement;
  hours: Span;
  columnIds: readonly string[];
  actions: Pick<GridActions<Item>, 'check' | 'along' | 'spanText'>;
};

/** What was taken hold of. `from` is the minute under the pointer at that moment. */
export type Grip<Item extends GridItem> =
  | { kind: 'move' | 'resize'; item: Item; node: HTMLElement; columnId: string; from: number }
  | { kind: 'create'; columnId: string; from: number };

export type Session<Item extends GridItem> = {
  drag: () => Drag<Item>;
  verdict: () => Verdict | undefined;
  /** Back where it was taken from: nothing to do. */
  isHome: () => boolean;
  /** Follows a point of the sheet, in its pixels. */
  follow: (x: number, y: number) => void;
  /** By keys: minutes earlier or later, columns back or forth, or a later end. */
  step: (by: { minutes?: number; columns?: number; length?: number }) => void;
  close: () => void;
};

/** One drag from its beginning to its end, whether a pointer or the keyboard leads it. Nothing of it is React state. */
export function openSession<Item extends GridItem>(scene: Scene<Item>, grip: Grip<Item>): Session<Item> {
  const sheet = sheetOf(scene);
  const boxes = columnBoxes(scene.body);
  const node = grip.kind === 'create' ? undefined : grip.node;
  const ghost = openGhost(scene.layer, sheet, node);
  const start: Span = grip.kind === 'create' ? stretched(grip.from, grip.from, sheet.hours) : grip.item;
  let kind = grip.kind;
  let target: Target = { columnId: grip.columnId, start: start.start, end: start.end };
  let verdict: Verdict | undefined;

  const drag = (): Drag<Item> =>
    grip.kind === 'create'
      ? { kind: 'create', item: undefined, target }
      : { kind: kind as 'move', item: grip.item, target };
  const isHome = () =>
    grip.kind !== 'create' &&
    target.columnId === grip.columnId &&
    target.start === grip.item.start &&
    target.end === grip.item.end;
  const aim = (next: Target, isFirst = false) => {
    if (!isFirst && next.columnId === target.columnId && next.start === target.start && next.end === target.end) return;
    target = next;
    verdict = isHome() ? undefined : scene.actions.check(drag());
    ghost.place(target, boxOf(target), scene.actions.spanText(target), verdict);
    takeAlong();
  };
  const boxOf = ({ columnId }: Target): ColumnBox =>
    boxes.find((box) => box.id === columnId) ?? { id: columnId, x: 0, width: 124 };
  const companions = new Map<string, Ghost>();
  const takeAlong = () => {
    const others = scene.actions.along?.(drag()) ?? [];
    for (const [id, card] of companions) {
      if (others.some((other) => other.id === id)) continue;
      card.remove();
      companions.delete(id);
    }
    for (const other of others) {
      const card = scene.body.querySelector<HTMLElement>(`[data-column] [data-item="${other.id}"]`);
      if (!card || !boxes.some(({ id }) => id === other.columnId)) continue;
      const known = companions.get(other.id) ?? openGhost(scene.layer, sheet, card, true);
      companions.set(other.id, known);
      known.place(other, boxOf(other), scene.actions.spanText(other), undefined);
    }
  };
  aim(target, true);

  return {
    drag,
    verdict: () => verdict,
    isHome,
    follow: (x, y) => {
      const minute = minuteAt(y, sheet);
      if (kind === 'move')
        return aim({
          columnId: columnAt(boxes, x)?.id ?? target.columnId,
          ...movedTo(start, start.start + minute - grip.from, sheet.hours),
        });
      if (kind === 'resize')
        return aim({ columnId: target.columnId, ...resizedTo(start, start.end + minute - grip.from, sheet.hours) });
      aim({ columnId: target.columnId, ...stretched(grip.from, minute, sheet.hours) });
    },
    step: ({ minutes = 0, columns = 0, length = 0 }) => {
      kind = grip.kind === 'create' || length === 0 ? kind : 'resize';
      if (minutes || columns) kind = 'move';
      const span = length
        ? resizedTo(target, target.end + length * STEP, sheet.hours)
        : movedTo(target, target.start + minutes, sheet.hours);
      aim({ columnId: neighbour(scene.columnIds, target.columnId, columns), ...span });
    },
    close: () => {
      ghost.remove();
      for (const other of companions.values()) other.remove();
    },
  };
}

/** Where the pointer is on the sheet. */
export function pointOn(body: HTMLElement, event: { clientX: number; clientY: number }): { x: number; y: number } {
  const { left: x, top: y } = body.getBoundingClientRect();
  return { x: event.clientX - x, y: event.clientY - y };
}

export function sheetOf({ body, hours }: { body: HTMLElement; hours: Span }): Sheet {
  const quarters = (hours.end - hours.start) / STEP;
  return { hours, quarter: body.getBoundingClientRect().height / quarters || 22 };
}

function columnBoxes(body: HTMLElement): ColumnBox[] {
  const { left: origin } = body.getBoundingClientRect();
  return [...body.querySelectorAll<HTMLElement>('[data-column]')].map((column) => {
    const { left: x, width } = column.getBoundingClientRect();
    return { id: column.dataset['column']!, x: x - origin, width };
  });
}

function neighbour(ids: readonly string[], id: string, by: number): string {
  const place = Math.max(0, Math.min(ids.indexOf(id) + by, ids.length - 1));
  return ids[place] ?? id;
}
