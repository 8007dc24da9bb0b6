import { changeOf } from '../kernel/change';
import { previousSpan, type DateSpan } from '../kernel/time/date-presets';
import { addDays, addMonths, daysBetween, type LocalDate } from '../kernel/time/local-date';
import type { ReportFigure } from './report';
import type { AskedPeriod } from './report-period.rules';

export type ComparedSpans = {
  now: DateSpan;
  before: DateSpan;
  /** The period is not over: what has passed of it is measured against as many days of the one before. */
  so_far: boolean;
};

/** Which days of a report are measured against which. A period that has not begun is measured against nothing. */
export function comparedSpans(span: DateSpan, today: LocalDate): ComparedSpans | null {
  if (span.from > today) return null;
  const before = previousSpan(span);
  if (span.to <= today) return { now: span, before, so_far: false };
  const sameDay = addDays(before.from, daysBetween(span.from, today));
  return {
    now: { from: span.from, to: today },
    before: { from: before.from, to: sameDay < before.to ? sameDay : before.to },
    so_far: true,
  };
}

/**
 * The same of any period: a standing is measured against that of a month before, and what has no period against
 * nothing.
 */
export function comparedPeriods(asked: AskedPeriod, today: LocalDate) {
  if ('from' in asked) return comparedSpans(asked, today);
  if (!('as_of' in asked) || asked.as_of > today) return null;
  return { now: asked, before: { as_of: addMonths(asked.as_of, -1) }, so_far: false };
}

type Figures = Readonly<Record<string, number | null>>;

/** For each figure that can be compared: what it is by now, what it was, and by how much it moved. */
export const changesOf = (
  figures: readonly Pick<ReportFigure, 'key' | 'kind'>[],
  now: Figures,
  before: Figures,
): Record<string, { now: number; before: number; change: number }> =>
  Object.fromEntries(
    figures.flatMap(({ key, kind }) => {
      const change = changeOf(now[key], before[key], kind === 'percent' ? 'points' : 'share');
      return change === null ? [] : [[key, { now: now[key]!, before: before[key]!, change }]];
    }),
  );
