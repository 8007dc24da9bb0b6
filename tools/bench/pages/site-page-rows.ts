import { call } from '../../prove/client';
import { startServer } from '../../prove/server-process';
import { showStep } from '../print';
import { median, type Effort, type Row } from '../row';
import { look, openBrowser, type Seen } from './slow-phone';

const LIMIT_MS = 1_500;
/** The salon's own page is among those of the booking. */
const PATHS = ['', '/features', '/search', '/property'] as const;
const MOST_LOOKS = 3;

/** What the world sees first, as a slow phone paints it: its largest thing, and nothing that moves afterwards. */
export async function* sitePageRows(dataDir: string, { pairs }: Effort): AsyncIterable<Row> {
  const server = await startServer({ dataDir });
  const browser = await openBrowser();
  try {
    const found = await call(server.base, 'GET', 'public/stays/search', {});
    const [place] = (found.body as { records: { unique_id: string }[] }).records;
    for (const language of ['en', 'ar'])
      for (const path of PATHS) {
        const address = `/${language}${path === '/property' ? `/property/${place!.unique_id}` : path}`;
        const seen: Seen[] = [];
        const looks = Math.min(pairs, MOST_LOOKS);
        // So that the server has drawn it before; what is measured is the phone.
        await fetch(server.base + address);
        for (let turn = 0; turn < looks; turn += 1) {
          showStep(turn, looks);
          seen.push(await look(browser, server.base + address));
        }
        yield pageRow(`/${language}${path}`, seen);
      }
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

function pageRow(name: string, seen: readonly Seen[]): Row {
  const largest = seen.map((one) => one.largest);
  const shift = Math.max(...seen.map((one) => one.shift));
  const middle = median(largest);
  return {
    name: `Page ${name}, largest paint, ms`,
    ours: middle.toFixed(0),
    against: `limit ${LIMIT_MS}`,
    ratio: (middle / LIMIT_MS).toFixed(2),
    bar: '≤ 1, shift 0',
    holds: middle <= LIMIT_MS && shift === 0,
    note: `${Math.min(...largest).toFixed(0)}–${Math.max(...largest).toFixed(0)}; shift ${shift.toFixed(3)}`,
  };
}
