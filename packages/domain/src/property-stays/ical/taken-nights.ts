import { fromDayNumber, toDayNumber, type LocalDate } from '../../kernel/time/local-date';
import type { Nights } from '../nights.rules';

export type TakenNights = ReturnType<typeof newTakenNights>;

/**
 * Nights that meet a span of days, marked as they are found: however many take the same night, it needs no more room.
 * None is longer than `longest`.
 */
export function newTakenNights({ from, to }: { from: LocalDate; to: LocalDate }, longest: number) {
  const [first, end] = [toDayNumber(from), toDayNumber(to)];
  const origin = first - longest;
  // How many more begin on a day than end on it.
  const turns = new Int32Array(end + longest - origin + 1);
  return {
    end,
    /** On a day before this one nothing begins that still meets the span. */
    earliest: (length: number): number => first - length + 1,
    take(day: number, length: number): void {
      if (day + length <= first || day >= end) return;
      turns[day - origin]! += 1;
      turns[day + length - origin]! -= 1;
    },
    /** In as few pieces as there can be, in their order: what meets or touches is one. */
    merged(): Nights[] {
      const pieces: Nights[] = [];
      let taken = 0;
      let since = 0;
      for (const [index, turn] of turns.entries()) {
        const before = taken;
        taken += turn;
        if (before === 0 && taken > 0) since = index;
        else if (before > 0 && taken === 0)
          pieces.push({ arrives_on: fromDayNumber(origin + since), leaves_on: fromDayNumber(origin + index) });
      }
      return pieces;
    },
  };
}
