import { addresses } from '@rawnaq/domain/kernel/addresses';
import type { App } from '../../../apps/server/src/app';
import type { Seeded } from '../seeded';
import { nastyText } from './break-input';
import type { Caller } from './caller';
import { chosen } from './draw-input';

/** Nothing a visitor sends keeps a server busy for so long. Asked twice: the machine may have been busy with others. */
const LONGEST_MS = 2_000;
const MOST_FAULTS = 20;
const MOST_FORMS = 300;

type Route = { method: 'GET' | 'POST'; pattern: string };
type Form = { action: string; names: readonly string[] };
type Knock = { method: 'GET' | 'HEAD' | 'POST'; url: string; payload?: string; type?: string };
type Run = { random: Seeded; app: App; routes: readonly Route[]; known: readonly string[]; forms: Form[] };

/**
 * The other doors of the server: pages, their forms and whatever else is no endpoint, with addresses that are there,
 * odd, broken and long, and forms with everything in them. No answer may be a 5xx or take seconds.
 */
export async function knockAtPages(
  app: App,
  { rows }: Pick<Caller, 'rows'>,
  random: Seeded,
  knocks: number,
  say: (line: string) => void = () => {},
): Promise<{ facts: Record<string, number>; broken: string[] }> {
  const run: Run = { random, app, routes: routesOf(app), known: await namesInUse(rows), forms: [] };
  const broken: string[] = [];
  let [drawn, slowest] = [0, 0];
  const judge = async (knock: Knock): Promise<void> => {
    const first = await ask(app, knock, random);
    const answer = first.ms > LONGEST_MS ? await ask(app, knock, random) : first;
    slowest = Math.max(slowest, answer.ms);
    if (answer.status === 200 && answer.text.startsWith('<!doctype html>')) drawn += 1;
    run.forms.push(...formsIn(answer.text).slice(0, run.forms.length < MOST_FORMS ? undefined : 0));
    const fault = answer.status >= 500 ? `answers ${answer.status} ${answer.text.slice(0, 200)}` : undefined;
    const slow = answer.ms > LONGEST_MS ? `takes ${Math.round(answer.ms)} ms` : undefined;
    if (fault || slow) broken.push(`${said(knock)} ${fault ?? slow}`);
  };
  for (const knock of TRIED) await judge(knock);
  for (const { method, pattern } of run.routes)
    for (const prefix of ['', '/en']) await judge(knockAt(run, method, prefix + filled(run, pattern, false)));
  for (let turn = 0; turn < knocks && broken.length < MOST_FAULTS; turn += 1) {
    await judge(anyKnock(run));
    if ((turn + 1) % Math.ceil(knocks / 4) === 0)
      say(`${turn + 1} of ${knocks} knocks at pages, ${broken.length} faults, ${drawn} pages drawn`);
  }
  return {
    facts: { 'page routes': run.routes.length, 'pages drawn': drawn, 'slowest page ms': Math.round(slowest) },
    broken,
  };
}

const form = (url: string, payload: string): Knock => ({ method: 'POST', url, payload, type: FORM });
const FORM = 'application/x-www-form-urlencoded';
/** What kept a server busy, or broke it, once. */
const TRIED: readonly Knock[] = [
  ...['//', '///', '//[', '/\\[', '//@', '/%', '/en//', '/en/%zz', '/?%', '//merchant', '/online/%E0%A4%A'].map(
    (url) => ({ method: 'GET', url }) as const,
  ),
  { method: 'GET', url: `/a${'/'.repeat(15_900)}b` },
  { method: 'GET', url: `/online/${'%2F'.repeat(600)}` },
  { method: 'GET', url: `/search?${'people=1&'.repeat(1_600)}` },
  form('/web-survey/x', 'a&'.repeat(100_000)),
  form('/web-survey/x', `a=${' '.repeat(199_000)}b`),
  form('/contact-us', 'text=3+8+'.padEnd(59_000, '3+8+')),
  form('/registration', 'a=1&'.repeat(14_000)),
];

function anyKnock(run: Run): Knock {
  const { random, routes, forms } = run;
  const found = forms.length > 0 && random.next() < 0.3 ? chosen(random, forms) : undefined;
  if (found)
    return { ...form(found.action, fields(run, found.names)), ...(random.next() < 0.1 && { type: 'text/plain' }) };
  const { method, pattern } = chosen(random, routes);
  const url = chosen(random, ['', '', '/en', '/ar', '/fr']) + filled(run, pattern, random.next() < 0.4);
  return knockAt(run, random.next() < 0.05 ? 'POST' : method, odd(random, url));
}

function knockAt(run: Run, method: Route['method'], url: string): Knock {
  if (method === 'POST') return form(url, fields(run, []));
  return { method: run.random.next() < 0.05 ? 'HEAD' : 'GET', url };
}

/** A pattern with names of the world in its places, or with something strange. */
const filled = ({ random, known }: Run, pattern: string, strange: boolean): string =>
  pattern.replace(/:\w+|\*/g, () =>
    strange || known.length === 0 ? percent(nastyText(random)).slice(0, 3_000) : percent(chosen(random, known)),
  );

/** The address as nobody types it. */
function odd(random: Seeded, url: string): string {
  const way = random.next();
  if (way < 0.5) return url;
  if (way < 0.6) return `/${url}`;
  if (way < 0.7) return `${url}${'/'.repeat(random.between(1, 3_000))}`;
  if (way < 0.8) return url.slice(0, random.between(1, url.length));
  if (way < 0.9)
    return `${url}${chosen(random, ['%', '%00', '%zz', '/..', '/.', ';a=b', '[', '@', '\\', '//', '%2e%2e'])}`;
  const names = ['q', 'lines', 'date', 'people', 'from', 'to', 'said', 'request', 'start', '__proto__', 'as', 'page'];
  const asked = Array.from(
    { length: random.between(1, 200) },
    () => `${chosen(random, names)}=${percent(nastyText(random)).slice(0, 40)}`,
  );
  return `${url}?${asked.join('&')}`.slice(0, 12_000);
}

/** Fields of a form that was drawn, others that are in none, some of them often, and long ones. */
function fields({ random }: Run, names: readonly string[]): string {
  const all = [...names, 'act', 'text', 'step', 'key', 'strokes', 'seen', 'outcome', 'service-1', '__proto__', 'a b'];
  const [times, longest] = chosen(random, [
    [1, 30_000],
    [1, 30_000],
    [5, 3_000],
    [2_000, 30],
  ] as const);
  return Array.from({ length: random.between(0, 12) }, () => chosen(random, all))
    .flatMap((name) => Array.from({ length: times }, () => [name, nastyText(random).slice(0, longest)]))
    .map(([name = '', value = '']) => `${percent(name)}=${percent(value)}`)
    .join('&')
    .slice(0, random.next() < 0.8 ? 50_000 : 250_000);
}

let address = 0;

/** From an address of its own, so that nobody is shut out by the knock before. */
async function ask({ server }: App, { method, url, payload, type }: Knock, random: Seeded) {
  address += 1;
  const began = performance.now();
  const reply = await server.inject({
    method,
    // Whole: what begins like the name of another server would be read as one, and some as none that can be.
    url: `http://localhost/${url.replace(/^\//, '')}`,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(type && { 'content-type': type }),
      'accept-language': chosen(random, ['ar', 'en', '', 'x'.repeat(2_000)]),
      'user-agent': chosen(random, ['fuzz', 'Googlebot', ' '.repeat(8_000)]),
      'x-forwarded-for': `10.${128 + ((address >> 16) & 127)}.${(address >> 8) & 255}.${address & 255}`,
    },
  });
  return { status: reply.statusCode, text: reply.body, ms: performance.now() - began };
}

/** The forms of a page with the names of their fields. */
const formsIn = (html: string): Form[] =>
  [...html.matchAll(/<form ([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = '', inside = '']) => {
    const action = /action="([^"]*)"/.exec(head)?.[1];
    const names = [...inside.matchAll(/ name="([^"]*)"/g)].map(([, name = '']) => name);
    return action?.startsWith('/') && head.includes('post') ? [{ action, names }] : [];
  });

/** What the server answers at beside the endpoints, from its own tree: whoever adds a page is knocked at by itself. */
function routesOf({ server }: App): Route[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (indent === undefined || part === undefined) return [];
      above.length = indent.length / 4;
      above.push(part);
      const pattern = above.join('');
      if (pattern.startsWith('/api/') || !methods) return [];
      return (['GET', 'POST'] as const).flatMap((method) => (methods.includes(method) ? [{ method, pattern }] : []));
    })
    .concat(PAGES.map((pattern) => ({ method: 'GET', pattern })));
}

/** The public ones stand behind one route, as do those of the app, which all are one page. */
const PAGES = [...Object.values(addresses).map(({ path }) => path), '/search', '/merchant', '/manager/x'].filter(
  (path) => !/^\/(merchant|manager)\/./.test(path),
);

/** Names that stand in addresses: of links, salons, payments and pictures. */
async function namesInUse(rows: Caller['rows']): Promise<string[]> {
  const columns = await rows<{ place: string; name: string }>(
    `select table_name as place, column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name in ('unique_id', 'alias', 'reference')`,
  );
  const found = await Promise.all(
    columns.map(({ place, name }) =>
      rows<{ value: string | null }>(`select "${name}" as value from "${place}" order by 1 desc limit 8`),
    ),
  );
  return found.flat().flatMap(({ value }) => value ?? []);
}

const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const said = ({ method, url, payload = '' }: Knock): string =>
  `${method} ${url.slice(0, 300)} ${payload.slice(0, 200)}`;
