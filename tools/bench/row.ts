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

/**
 * Ours and the peer in turn, so that a slow moment of the machine hits both; the figure is the middle of the paired
 * ratios. On a quiet machine the pairs soon agree, and the rest of them would only take time.
 */
export async function inPairs(pairs: number, ours: () => Promise<number>, peer: () => Promise<number>) {
  const measured: { ours: number; peer: number }[] = [];
  const isEnough = (): boolean =>
    measured.length >= pairs || (measured.length >= Math.max(3, pairs / 2) && agree(measured.map(ratioOf)));
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

function agree(ratios: number[]): boolean {
  const sorted = ratios.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return sorted.at(-1 - quarter)! <= sorted[quarter]! * AGREED;
}
