import { call, MANAGER, signIn } from '../../prove/client';
import type { ServerProcess } from '../../prove/server-process';
import { inPairs, type Effort, type Row } from '../row';
import { againstYardstick } from '../yardstick';

const SMALL = 1_000;
const LARGE = 100_000;
const BAR = 1.3;
/** A search compares lists that grow with the rows (decision 176): it is held to what nobody notices. */
const SEARCH_MS = 50;
/** A page takes milliseconds, so a short slice already has dozens of answers. */
const TURNS_IN_A_SLICE = 24;
const LEAST_ANSWERS = 8;

type Asked = { search?: string; [filter: `f.${string}`]: string };
/** Each list with what somebody types who looks for one row of it, and with the choice that is made most. */
const LISTS: readonly [title: string, path: string, search: string, filter: Asked][] = [
  ['active merchants', 'merchants/active', 'owner720@bench', { 'f.country': 'AE' }],
  ['trial merchants', 'merchants/trial', 'owner721@bench', { 'f.country': 'AE' }],
  ['new merchants', 'merchants/new', 'owner722@bench', { 'f.business_type': 'women_salon' }],
  ['expired merchants', 'merchants/expired', 'owner723@bench', { 'f.country': 'AE' }],
  ['requests', 'merchants/requests', 'owner777@bench', { 'f.status': '1' }],
  ['people of merchants', 'employees_merchants/added', 'owner777@bench', { 'f.created_at': '2020-01-01..' }],
  ['active people of merchants', 'employees_merchants/active_global', 'owner777@', { 'f.created_at': '2020-01-01..' }],
  ['connections of merchants', 'employees_merchants/current_connections', '10.1.2.3', {}],
  ['leads', 'marketing/merchants_requests', 'owner722@bench', { 'f.country': 'AE' }],
  ['active merchants of marketing', 'marketing/active_merchants', 'owner720@bench', { 'f.country': 'AE' }],
  ['customers of all salons', 'customers_merchants/added_customers', '26153063', { 'f.created_at': '2020-01-01..' }],
  ['failed sign-ins', 'trackers/failed_login_attempts', 'user777@', { 'f.type': '1' }],
  ['blocked addresses', 'trackers/blocked_ips', '11.0.3.9', { 'f.status': 'blocked' }],
  ['connections', 'trackers/system_connections', '10.1.2.3', { 'f.kind': 'merchant' }],
  ['mail', 'trackers/mail', 'person777@', { 'f.status': '2' }],
  ['sandbox inbox', 'trackers/sandbox_inbox', 'person777@', { 'f.channel': 'email' }],
  ['failed WhatsApp', 'trackers/failed_whatsapp', '60000777', { 'f.status': '0' }],
  ['notices of providers', 'trackers/provider_notices', '"number": 777', { 'f.problem': 'unknown_message' }],
  ['bot tracker', 'trackers/qbot', '40000777', { 'f.outcome': '2' }],
  ['contracts', 'accounting/contracts', 'C-BENCH-777-', { 'f.status': 'waiting' }],
  ['account invoices', 'account_invoices', 'RQ-2020-00777', { 'f.standing': 'paid' }],
  ['payments', 'platform_payments', 'RQ-2020-00777', { 'f.method': 'transfer' }],
  ['payment requests', 'platform_payments/requests', 'RQ-2020-00776', { 'f.status': '2' }],
  ['contact messages', 'marketing/contact_messages', 'visitor777@', { 'f.status': '0' }],
  ['suggestions', 'technical/development_suggestions', 'Idea 777 of', { 'f.status': '2' }],
  ['errors of browsers', 'technical/js_errors', 'bench 777 of', { 'f.status': '1' }],
  ['added properties', 'check_entries/added_properties', 'Place 777 of', { 'f.type': 'farm' }],
  ['edited properties', 'check_entries/edited_properties', 'Place 776 of', { 'f.emirate': '2' }],
  ['active properties', 'check_entries/active_properties', 'Place 778 of', { 'f.type': 'chalet' }],
  ['added groups', 'check_entries/added_groups', 'bench 777', { 'f.check_status': '1' }],
  ['added services', 'check_entries/added_services', 'bench 777', { 'f.check_status': '1' }],
  ['added products', 'check_entries/added_products', 'asked 777', { 'f.status': '1' }],
  ['edited products', 'check_entries/edited_products', 'asked 777', { 'f.status': '1' }],
  ['added pictures', 'check_entries/added_images', 'picture-777.jpg', { 'f.status': 'new' }],
  ['names of booking pages', 'addon_services/global_aliases', 'bench-777', { 'f.held_by': 'salon' }],
  ['suggested groups', 'platform_setting/suggested_groups', 'hair', {}],
  ['suggested services', 'platform_setting/suggested_services', 'hair', {}],
  ['suggested products', 'platform_setting/suggested_products', 'bench 777', {}],
];

/** Every long list of the platform's staff at a thousand and a hundred thousand rows: its page, a search, a filter. */
export async function* officeRows(
  smallServer: ServerProcess,
  largeServer: ServerProcess,
  effort: Effort,
): AsyncIterable<Row> {
  const [small, large] = await Promise.all(
    [smallServer, largeServer].map(async (server) => ({
      server,
      token: await signIn(server.base, MANAGER, 'manager'),
    })),
  );
  for (const [title, path, search, filter] of LISTS)
    for (const [what, asked] of [
      ['First page', {}],
      ['A search', { search }],
      ['A filter', filter],
    ] as const)
      if (what === 'First page' || Object.keys(asked).length > 0)
        yield await rowOf(`${what} of ${title}`, path, asked, small!, large!, effort);
}

type Desk = { server: ServerProcess; token: string };

async function rowOf(
  name: string,
  path: string,
  asked: Asked,
  small: Desk,
  large: Desk,
  { pairs, sliceMs }: Effort,
): Promise<Row> {
  const quickest = (desk: Desk): Promise<number> => quickestOf(desk, path, asked, sliceMs / TURNS_IN_A_SLICE);
  try {
    await quickest(small);
    await quickest(large);
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return { name, ours: 'not measured', against: '', ratio: '', bar: '', holds: false, note };
  }
  const title = `${name} at ${LARGE / 1000}k, ms`;
  if (asked.search) return { name: title, ...(await againstYardstick(pairs, () => quickest(large), SEARCH_MS)) };
  const { ours, peer, ratio, note } = await inPairs(
    pairs,
    () => quickest(large),
    () => quickest(small),
    BAR,
  );
  return {
    name: title,
    ours: ours.toFixed(1),
    against: `at ${SMALL / 1000}k ${peer.toFixed(1)}`,
    ratio: ratio.toFixed(2),
    bar: `≤ ${BAR}`,
    holds: ratio <= BAR,
    note,
  };
}

/** Whatever else the machine does only makes an answer slower: the quickest one shows what it costs. */
async function quickestOf({ server, token }: Desk, path: string, asked: Asked, ms: number): Promise<number> {
  const query = new URLSearchParams(asked).toString();
  const times: number[] = [];
  for (const began = performance.now(); performance.now() - began < ms || times.length < LEAST_ANSWERS;) {
    const answer = await call(server.base, 'GET', `manager/${path}/get_records?${query}`, {}, { token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    times.push(answer.ms);
  }
  return Math.min(...times);
}
