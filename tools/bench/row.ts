import { showStep } from './print';

/** One line of the table. `holds` is undefined where there is no bar, only a figure to watch. */
export type Row = {
  name: string;
  ours: string;
  against: string;
  ratio: string;
  bar: string;
  holds: boolean | undefined;
  note?: string;
};
export type Effort = { pairs: number; sliceMs: number };

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Half of the pairs are enough where those around the middle differ by less than this. */
const AGREED = 1.05;
/** How many times the pairs are measured where the middle ones lie on both sides of the bar. */
const IN_DOUBT = 2;

/**
 * Ours and the peer in turn, so that a slow moment of the machine hits both; the figure is the middle of the paired
 * ratios. On a quiet machine the pairs soon agree, and the rest of them would only take time. Where they say neither
 * that the bar holds nor that it does not, they are asked for longer.
 */
export async function inPairs(
  pairs: number,
  ours: () => Promise<number>,
  peer: () => Promise<number>,
  bar = Number.NaN,
) {
  const measured: { ours: number; peer: number }[] = [];
  const isEnough = (): boolean => {
    if (measured.length < Math.max(3, pairs / 2)) return false;
    const { low, high } = middleOf(measured.map(ratioOf));
    if (low <= bar && bar <= high) return measured.length >= pairs * IN_DOUBT;
    return measured.length >= pairs || high <= low * AGREED;
  };
  while (!isEnough()) {
    showStep(measured.length, pairs);
    measured.push(
      measured.length % 2 ? { peer: await peer(), ours: await ours() } : { ours: await ours(), peer: await peer() },
    );
  }
  const ratios = measured.map(ratioOf);
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
  return {
    ours: median(measured.map((one) => one.ours)),
    peer: median(measured.map((one) => one.peer)),
    ratio: median(ratios),
    note: `${low.toFixed(2)}–${high.toFixed(2)} in ${ratios.length} pairs${high > 2 * low ? ', unsteady machine' : ''}`,
  };
}

const ratioOf = ({ ours, peer }: { ours: number; peer: number }): number => ours / peer;

/** Between these is the middle half. */
function middleOf(ratios: number[]): { low: number; high: number } {
  const sorted = ratios.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return { low: sorted[quarter]!, high: sorted.at(-1 - quarter)! };
}
