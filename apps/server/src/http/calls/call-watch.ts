export type SlowCall = { at: Date; method: string; route: string; status: number; ms: number };
export type Calls = { calls: number; slowest_ms: number; slow: SlowCall[] };
export type CallWatch = {
  observe: (call: Omit<SlowCall, 'at'>) => void;
  /** How the last minutes were, and the slow ones since it was last asked. */
  take: () => Calls;
};

const WINDOW_MS = 5 * 60_000;
/** As many as are remembered: more than a process answers in the window, and less than a page of memory each. */
const MOST = 4_096;
const MOST_SLOW = 50;
export const SLOW_MS = 1_000;
const SHARE = 0.95;

/** What a process remembers of its own calls. A ring of two numbers each: every request passes here. */
export function callWatch(now: () => number = Date.now): CallWatch {
  const moments = new Float64Array(MOST);
  const lengths = new Float64Array(MOST);
  let next = 0;
  let slow: SlowCall[] = [];
  return {
    observe({ method, route, status, ms }) {
      moments[next] = now();
      lengths[next] = ms;
      next = (next + 1) % MOST;
      if (ms >= SLOW_MS && slow.length < MOST_SLOW) slow.push({ at: new Date(now()), method, route, status, ms });
    },
    take() {
      const since = now() - WINDOW_MS;
      const recent = lengths.filter((_, place) => moments[place]! >= since && moments[place]! > 0).sort();
      const taken = slow;
      slow = [];
      return {
        calls: recent.length,
        slowest_ms: Math.round(recent[Math.max(0, Math.ceil(recent.length * SHARE) - 1)] ?? 0),
        slow: taken,
      };
    },
  };
}
