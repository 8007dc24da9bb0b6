import { randomUUID } from 'node:crypto';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../lib/chromium.mjs';
import { call, OWNER, signIn } from '../../prove/client';
import { startServer } from '../../prove/server-process';
import { percentile, type Row } from '../row';

const LINES = 60;
const KEYS = 120;
const FRAME_MS = 16.7;
type Service = { id: number; price: number; employees: number[] };

/** The till with a long bill: from a key to everything being laid out again, for each key that changes something. */
export async function* tillRows(dataDir: string): AsyncIterable<Row> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No browser to measure in');
  const server = await startServer({ dataDir });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const token = await signIn(server.base, OWNER);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(`localStorage.setItem('rawnaq.merchant.token', ${JSON.stringify(token)})`);
    await page.goto(`${server.base}/en/merchant/billing?held=${await holdBill(server.base, token)}`);
    await page
      .locator('[data-line]')
      .nth(LINES - 1)
      .waitFor();
    // What the page still loads is not what a key costs. It is never idle: it listens for what others do.
    await page.waitForTimeout(3_000);
    for (const [name, keys] of [
      ['next line', ['ArrowUp', 'ArrowUp', 'ArrowDown']],
      ['quantity and employee', ['+', 'ArrowRight', '-', 'ArrowLeft']],
    ] as const) {
      await measure(page, keys, KEYS / 4);
      const times = await measure(page, keys, KEYS);
      const ours = percentile(times, 0.95);
      yield {
        name: `till, ${LINES} lines, key to layout (${name}), p95 ms`,
        ours: ours.toFixed(1),
        against: '',
        ratio: '',
        bar: `≤ ${FRAME_MS}`,
        holds: ours <= FRAME_MS,
        note: `${KEYS} keys, median ${percentile(times, 0.5).toFixed(1)}`,
      };
    }
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

/** A bill of sixty services, put aside so that the till opens with it. */
async function holdBill(base: string, token: string): Promise<number> {
  const { body } = await call(base, 'GET', 'merchant/till/catalogue', undefined, { token });
  const services = (body['services'] as Service[]).filter(({ employees }) => employees.length > 1);
  const lines = Array.from({ length: LINES }, (_, index) => {
    const { id, price, employees } = services[index % services.length]!;
    return { kind: 'service', service_id: id, employee_id: employees[0], unit_price: price };
  });
  const held = await call(
    base,
    'POST',
    'merchant/held_bills/hold',
    { key: randomUUID(), draft: { lines } },
    { token, key: randomUUID() },
  );
  if (held.status !== 200) throw new Error(`The bill was not held: ${held.status}`);
  return held.body['id'] as number;
}

/**
 * Runs in the page: a key is heard, what it changes is drawn in the same turn, and the browser lays it out. Frames lie
 * between the keys, so that none of them pays for another.
 */
const MEASURE = `async (names, total) => {
  const search = document.querySelector('[data-till-search]');
  search.focus();
  const times = [];
  let changes = 0;
  const watch = new MutationObserver((records) => (changes += records.length));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let index = 0; index < total; index += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const began = performance.now();
    const key = names[index % names.length];
    search.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
    void document.body.getBoundingClientRect().height;
    times.push(performance.now() - began);
  }
  watch.disconnect();
  if (changes < total / 4) throw new Error('The keys changed nothing');
  return times;
}`;

const measure = (page: Page, keys: readonly string[], count: number): Promise<number[]> =>
  page.evaluate<number[]>(`(${MEASURE})(${JSON.stringify(keys)}, ${count})`);
