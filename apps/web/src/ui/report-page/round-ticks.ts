const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 5;

/**
 * The numbers along a scale: from zero (or below) to above the largest value in equal steps people count in, and no
 * further above than needed: five stars end at five. Counts get whole steps.
 */
export function roundTicks(values: readonly number[]): readonly number[] {
  const largest = Math.max(0, ...values);
  const smallest = Math.min(0, ...values);
  const scales = roundSteps((largest - smallest) / MOST_STEPS, values.every(Number.isInteger)).map((step) => {
    const from = Math.floor(smallest / step);
    const to = Math.max(Math.ceil(largest / step), from + 1);
    return { step, from, count: to - from };
  });
  const lengthOf = ({ step, count }: { step: number; count: number }): number => Number((step * count).toPrecision(12));
  const { step, from, count } = scales
    .filter((scale) => scale.count <= MOST_STEPS)
    .reduce((best, next) => (lengthOf(next) < lengthOf(best) ? next : best));
  return Array.from({ length: count + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}

/** The smallest steps that may do, the smallest first. */
function roundSteps(least: number, isWhole: boolean): number[] {
  if (least <= 0) return [1];
  const power = 10 ** Math.floor(Math.log10(least));
  return [power, 10 * power]
    .flatMap((unit) => STEPS.map((step) => step * unit))
    .filter((step) => step >= least - 1e-9 && (!isWhole || Number.isInteger(step)));
}
