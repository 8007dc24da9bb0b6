const STEPS = [1, 2, 2.5, 5, 10];
const WANTED = 4;

/**
 * The numbers along a scale: from zero (or below) to above the largest value in equal steps people count in. Counts get
 * whole steps.
 */
export function roundTicks(values: readonly number[]): readonly number[] {
  const largest = Math.max(0, ...values);
  const smallest = Math.min(0, ...values);
  const isWhole = values.every(Number.isInteger);
  const step = roundStep((largest - smallest) / WANTED, isWhole);
  const from = Math.floor(smallest / step);
  const to = Math.max(Math.ceil(largest / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}

function roundStep(least: number, isWhole: boolean): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.map((one) => one * power).find(
    (one) => one >= least - 1e-9 && (!isWhole || Number.isInteger(one)),
  );
  return step ?? Math.max(1, 10 * power);
}
