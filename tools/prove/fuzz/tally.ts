import type { BoundEndpoint } from '../../../apps/server/src/http/bind-contract';
import type { Answer, Sent } from './caller';

/** Words of our own workshop that no answer may hold. */
const LEAK =
  /\bat [\w.<>]+ \(|\.(ts|js|mjs):\d+|node_modules|\/src\/|select .* from|insert into|syntax error|violates|duplicate key|relation "|column "|ECONN|postgres|kysely|zod|at async/i;
const LONGEST_MS = 60_000;

export type Tally = ReturnType<typeof makeTally>;

/** What was answered, how often, and what no answer may be; that is said at once. */
export function makeTally(say: (line: string) => void = () => {}) {
  const faults: string[] = [];
  const reached = new Map<BoundEndpoint, number>();
  const statuses = new Map<number, number>();
  let [calls, slowest] = [0, 0];
  return {
    faults,
    calls: () => calls,
    isReached: (bound: BoundEndpoint) => reached.has(bound),
    statuses: () =>
      [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    facts: (endpoints: readonly BoundEndpoint[]) => ({
      'answered 200': statuses.get(200) ?? 0,
      'least often reached': Math.min(...endpoints.map((bound) => reached.get(bound) ?? 0)),
      'slowest ms': Math.round(slowest),
    }),
    judge: (bound: BoundEndpoint, sent: Sent, answer: Answer): void => {
      calls += 1;
      slowest = Math.max(slowest, answer.ms);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) reached.set(bound, (reached.get(bound) ?? 0) + 1);
      // Screens that show what it writes would ask again and again.
      const fault = answer.wrote && bound.endpoint.method === 'GET' ? 'writes, and is a question' : faultOf(answer);
      if (!fault) return;
      faults.push(`${bound.endpoint.method} ${bound.url} with ${JSON.stringify(sent.input)?.slice(0, 1_000)} ${fault}`);
      say(faults.at(-1)!);
    },
  };
}

function faultOf({ status, text, body, ms }: Answer): string | undefined {
  // 501 is the client's own status for a rule that says no.
  if (status >= 500 && (status !== 501 || body.code === 'UNEXPECTED')) return `answers ${status} ${text.slice(0, 200)}`;
  if (ms > LONGEST_MS) return `takes ${Math.round(ms)} ms`;
  if (status < 400) return undefined;
  if (typeof body.code !== 'string' || typeof body.message !== 'string' || body.message === '')
    return `answers ${status} without code or message: ${text.slice(0, 200)}`;
  return LEAK.test(text) ? `tells too much: ${text.slice(0, 300)}` : undefined;
}
