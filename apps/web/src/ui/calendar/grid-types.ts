import type { TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import type { ReactNode } from 'react';

/** Minutes from the midnight a day begins with; beyond 1440 is the night after it. Half-open. */
export type Span = TimeRange;

/** Something that stands in a column. What it is and how its card looks is the screen's own matter. */
export type GridItem = Span & {
  id: string;
  /** What a screen reader says: all of it, however little of it fits on the card. */
  label: string;
  /**
   * How it looks: `data-…` attributes the card's style sheet knows, and its class. One element less for each of
   * hundreds of cards. With `data-timed`, the last line of its text is its time, and follows a drag.
   */
  look: { className?: string | undefined } & Record<`data-${string}`, string | undefined>;
  movable: boolean;
  resizable: boolean;
  /** Shown, but nobody can open or take it: a time somebody is booking right now, a draft. */
  passive?: boolean;
};

export type GridColumn<Item extends GridItem> = {
  id: string;
  label: string;
  items: readonly Item[];
  /** When nothing is bookable here, with a word about it where there is one. */
  off: readonly (Span & { note?: string; atEnd?: boolean })[];
};

export type Target = Span & { columnId: string };

export type Drag<Item extends GridItem> =
  | { kind: 'move' | 'resize'; item: Item; target: Target }
  | { kind: 'create'; item: undefined; target: Target };

/** What stands in the way. `refused` can not be dropped; `ask` can, after a question. */
export type Verdict = { level: 'refused' | 'ask'; text: string; hint?: string };

export type Place = { columnId: string; minute: number; x: number; y: number };

export type GridActions<Item extends GridItem> = {
  /** Asked whenever the target changes, before anything is dropped. */
  check: (drag: Drag<Item>) => Verdict | undefined;
  /** Where other cards would be with it: they fly along. */
  along?: (drag: Drag<Item>) => readonly (Target & { id: string })[];
  /** The times of a target, as its card shows them. */
  spanText: (span: Span) => string;
  /** What is announced while something moves by keyboard. */
  describe: (drag: Drag<Item>, verdict: Verdict | undefined) => string;
  onDrop: (drag: Drag<Item>, verdict: Verdict | undefined) => void;
  onRefuse: (verdict: Verdict) => void;
  onOpen: (item: Item) => void;
  /** A free place was clicked. */
  onPlace: (place: Place, byFinger: boolean) => void;
  /** The secondary click on a free place. */
  onMenu: (place: Place) => void;
};

export type TimeGridProps<Item extends GridItem> = GridActions<Item> & {
  label: string;
  columns: readonly GridColumn<Item>[];
  /** What the grid shows, on whole hours. */
  hours: Span;
  /** The salon's clock; only in the column named, or across all of them. */
  now: { minute: number; columnId?: string } | undefined;
  head: (column: GridColumn<Item>) => ReactNode;
  card: (item: Item) => ReactNode;
  corner?: ReactNode;
  mayCreate: boolean;
  selectedId?: string | undefined;
  /** Scrolled to once, and again when `scrollKey` changes. */
  scrollTo: number;
  scrollKey: string;
};
