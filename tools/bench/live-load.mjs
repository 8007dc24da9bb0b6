// A salon at work, in a process of its own: somebody writes, so many times a second, and screens listen and look again
// with the very module that browsers use.
import { QueryClient, QueryObserver } from '@tanstack/react-query';

/** @typedef {{ base: string, writer: string, customers: number[], screens: string[], looks: boolean }} Salon */
/** @typedef {{ open: Salon } | { write: { perSecond: number, ms: number } } | { close: true }} Order */
/** @typedef {{ writes: number, failures: string[], events: number, looks: number }} Outcome */
/**
 * @typedef {{ asking: (key: readonly unknown[]) => (headers: Headers) => void,
 *   hear: (event: object) => void }} Freshness
 */

Object.assign(globalThis, { document: { hidden: false }, window: globalThis });
/** @type {{ keepFresh: (client: QueryClient) => Freshness }} */
const { keepFresh } = await import(new URL('../../apps/web/src/lib/freshness.ts', import.meta.url).href);

/** @type {Salon} */
let salon;
let closing = new AbortController();
/** @type {Outcome} */
let outcome;
let turn = 0;
const asks = (/** @type {string} */ token) => ({ authorization: `Bearer ${token}` });

process.on('message', async (/** @type {Order} */ order) => {
  if ('open' in order) await open(order.open);
  else if ('write' in order) await write(order.write);
  else closing.abort();
  process.send?.(outcome);
});
process.send?.('here');

/** @param {Salon} opened */
async function open(opened) {
  salon = opened;
  closing = new AbortController();
  outcome = { writes: 0, failures: [], events: 0, looks: 0 };
  await Promise.all(salon.screens.map((token) => openScreen(token)));
}

/** @param {string} token */
async function openScreen(token) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: false } } });
  const fresh = keepFresh(client);
  const stream = await fetch(`${salon.base}/api/merchant/events`, { headers: asks(token), signal: closing.signal });
  if (stream.status !== 200 || !stream.body) throw new Error(`A stream was answered with ${stream.status}.`);
  void listen(stream.body, fresh);
  if (!salon.looks) return;
  const queryKey = ['customers'];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async ({ signal }) => {
      outcome.looks += 1;
      const answered = fresh.asking(queryKey);
      const answer = await fetch(`${salon.base}/api/merchant/customers/get_records`, { headers: asks(token), signal });
      const page = await answer.json();
      answered(answer.headers);
      return page;
    },
  });
  const stop = observer.subscribe(() => undefined);
  closing.signal.addEventListener('abort', stop);
  await client.fetchQuery({ queryKey });
}

/**
 * @param {ReadableStream<Uint8Array>} body
 * @param {Freshness} fresh
 */
async function listen(body, fresh) {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.startsWith('data: '))) {
        outcome.events += 1;
        fresh.hear(JSON.parse(line.slice(6)));
      }
    }
  } catch {
    // Closed by ourselves.
  }
}

/** @param {{ perSecond: number, ms: number }} pace */
async function write({ perSecond, ms }) {
  Object.assign(outcome, { writes: 0, events: 0, looks: 0 });
  const began = performance.now();
  /** @type {Promise<void>[]} */
  const underWay = [];
  for (let sent = 0; performance.now() - began < ms;) {
    for (; sent < ((performance.now() - began) * perSecond) / 1000; sent += 1) underWay.push(editOne());
    await new Promise((resume) => setTimeout(resume, 5));
  }
  await Promise.all(underWay);
}

async function editOne() {
  turn += 1;
  const answer = await fetch(`${salon.base}/api/merchant/customers/edit`, {
    method: 'POST',
    headers: {
      ...asks(salon.writer),
      'content-type': 'application/json',
      'idempotency-key': `live-${process.pid}-${turn}`,
    },
    body: JSON.stringify({
      id: salon.customers[turn % salon.customers.length],
      name: `Salma ${turn}`,
      mobile: `+9715${String(60_000_000 + (turn % salon.customers.length)).padStart(8, '0')}`,
    }),
  });
  const text = await answer.text();
  outcome.writes += 1;
  if (answer.status !== 200) outcome.failures.push(`${answer.status} ${text.slice(0, 200)}`);
}
