import { inPairs, type Row } from './row';

/** What it takes on the machine that the bars in milliseconds were set on, when nothing else runs there. */
const AT_REST_MS = 20;
const RECORDS = Array.from({ length: 3_300 }, (_, index) => ({
  id: (index * 7_919) % 3_301,
  name: `Record ${index}`,
  at: index * 86_400,
  lines: [index % 7, index % 11, index % 13],
}));

/** A fixed piece of what servers do all day: text read and written, rows put in order. */
function yardstick(): number {
  const began = performance.now();
  for (let turn = 0; turn < 5; turn += 1) {
    const read = JSON.parse(JSON.stringify(RECORDS)) as typeof RECORDS;
    read.sort((one, other) => one.id - other.id);
  }
  return performance.now() - began;
}

/**
 * A bar in milliseconds is meant for a machine at rest. Machines differ by half, and one machine from minute to minute,
 * so the time is held against what the yardstick takes beside it: the bar is as many times longer as it is at rest.
 */
export async function againstYardstick(
  pairs: number,
  ours: () => Promise<number>,
  limitMs: number,
): Promise<Pick<Row, 'ours' | 'against' | 'ratio' | 'bar' | 'holds' | 'note'>> {
  for (let turn = 0; turn < 10; turn += 1) yardstick();
  const most = limitMs / AT_REST_MS;
  const { ours: middle, peer, ratio, note } = await inPairs(pairs, ours, async () => yardstick(), most);
  return {
    ours: middle.toFixed(1),
    against: `yardstick ${peer.toFixed(1)}`,
    ratio: ratio.toFixed(2),
    bar: `≤ ${most} (${limitMs} ms)`,
    holds: ratio <= most,
    note,
  };
}
