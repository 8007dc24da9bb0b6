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

/**
 * Ours and the peer in turn, so that a slow moment of the machine hits both; the figure is the middle of the paired
 * ratios.
 */
export async function inPairs(pairs: number, ours: () => Promise<number>, peer: () => Promise<number>) {
  const measured: { ours: number; peer: number }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    showStep(pair, pairs);
    measured.push(pair % 2 ? { peer: await peer(), ours: await ours() } : { ours: await ours(), peer: await peer() });
  }
  const ratios = measured.map((one) => one.ours / one.peer);
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
  return {
    ours: median(measured.map((one) => one.ours)),
    peer: median(measured.map((one) => one.peer)),
    ratio: median(ratios),
    note: `${low.toFixed(2)}–${high.toFixed(2)} in ${pairs} pairs${high > 2 * low ? ', unsteady machine' : ''}`,
  };
}
