import type { Span } from './grid-types';

export const STEP = 15;
const HOUR = 60;

/** Where a column stands on the sheet: physical pixels from its left edge, the same in both directions of writing. */
export type ColumnBox = { id: string; x: number; width: number };
export type Sheet = { hours: Span; /** Pixels of a quarter of an hour. */ quarter: number };

export const topOf = (minute: number, { hours, quarter }: Sheet): number => ((minute - hours.start) / STEP) * quarter;

/** The minute under a point, exact. */
export const minuteAt = (y: number, { hours, quarter }: Sheet): number => hours.start + (y / quarter) * STEP;

export const floorToStep = (minute: number): number => Math.floor(minute / STEP) * STEP;
export const roundToStep = (minute: number): number => Math.round(minute / STEP) * STEP;

/** The column under a point; beside the sheet it is the nearest one. */
export function columnAt(columns: readonly ColumnBox[], x: number): ColumnBox | undefined {
  let nearest: ColumnBox | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const away = Math.max(column.x - x, x - (column.x + column.width), 0);
    if (away < least) [nearest, least] = [column, away];
  }
  return nearest;
}

/** The same length at another beginning, kept on the sheet. */
export function movedTo(span: Span, start: number, hours: Span): Span {
  const length = span.end - span.start;
  const kept = Math.max(hours.start, Math.min(roundToStep(start), hours.end - length));
  return { start: kept, end: kept + length };
}

/** The end follows the pointer, and a quarter of an hour is the least. */
export const resizedTo = (span: Span, end: number, hours: Span): Span => ({
  start: span.start,
  end: Math.max(span.start + STEP, Math.min(roundToStep(end), hours.end)),
});

/** From where the pointer went down to where it is, upwards or downwards, by whole quarters. */
export function stretched(from: number, to: number, hours: Span): Span {
  const anchor = floorToStep(from);
  const point = floorToStep(Math.max(hours.start, Math.min(to, hours.end - 1)));
  return point >= anchor ? { start: anchor, end: point + STEP } : { start: point, end: anchor + STEP };
}

/** The next column for an arrow key: "left" is forward where the script runs to the left. */
export const columnStep = (key: 'ArrowLeft' | 'ArrowRight', isRtl: boolean): 1 | -1 =>
  (key === 'ArrowRight') === isRtl ? -1 : 1;

/** Whole hours around the spans, so that the sheet begins and ends with a line. */
export function wholeHours(spans: readonly Span[], otherwise: Span): Span {
  if (spans.length === 0) return otherwise;
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  return { start: Math.max(0, Math.floor(start / HOUR) * HOUR), end: Math.ceil(end / HOUR) * HOUR };
}

/**
 * How fast to scroll, in pixels a frame, when the pointer is near an edge: nothing in the middle, faster the nearer.
 */
export function edgeSpeed(point: number, from: number, to: number): number {
  const zone = 48;
  const most = 18;
  if (point < from + zone) return -Math.min(most, ((from + zone - point) / zone) * most);
  if (point > to - zone) return Math.min(most, ((point - (to - zone)) / zone) * most);
  return 0;
}
