import { addresses, pathOf, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { ask, tokenOf } from '../sandbox';
import type { Language } from '../visit';
import { linkedRecords } from './linked-records';

/** Somebody signed in everywhere goes from page to page inside the app; to a stranger each page is a document. */
type Reader = 'signed-in' | 'stranger';
export type Place = {
  name: AddressName;
  view: string;
  reader: Reader;
  path: (language: Language) => string;
  /** Where it leads who may not be there yet. */
  leadsTo: (language: Language) => string;
  /** What the menu calls it, where the menu has it. */
  word?: Localized;
};
type Values = Readonly<Record<string, string | number>>;

/**
 * What the two builds are made of. Read when the sweep runs: by their types the whole app would come into this
 * workspace.
 */
const fromWeb = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ new URL(`../../apps/web/src/${file}`, import.meta.url).href);

type Row = { name: string; area: string; title: Localized; menu?: { label?: Localized } };
const hasNames = (rows: unknown): rows is Row[] =>
  Array.isArray(rows) && rows.length > 0 && rows.every((row) => typeof row?.name === 'string' && row.title?.en);
const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

async function pagesOfApp(): Promise<Row[]> {
  const { routeTable } = await fromWeb('app/route-table.ts');
  if (!hasNames(routeTable)) throw new Error('The web’s table of pages looks otherwise now');
  return routeTable;
}

async function pagesOfSite(): Promise<string[]> {
  const { pages } = await fromWeb('public/pages.ts');
  if (!isTable(pages)) throw new Error('The site’s table of pages looks otherwise now');
  return Object.keys(pages);
}

/** What a page shows besides its tabs, which the sweep opens by itself. */
const VIEWS: Partial<Record<AddressName, readonly string[]>> = {
  'merchant-appointments': ['?view=week', '?view=month', '?view=list'],
  'merchant-general-reports-appointments-report': ['?by=service'],
  'merchant-dashboard': ['?period=thirty_days'],
  'merchant-management-reports-forecast': ['?horizon=next_month'],
  'merchant-products-define-product': ['?find=oil'],
  'merchant-products-active-products': ['?activate='],
  'merchant-sign-in': ['?as=property'],
  search: ['?type=chalet&price=under_2000', '?q=nowhere'],
};

/**
 * To a stranger these are the way to another page; a group of reports leads to its first.
 */
const LEADS: Partial<Record<AddressName, AddressName>> = {
  'merchant-lock-screen': 'merchant-sign-in',
  'manager-lock-screen': 'manager-sign-in',
  'online-confirm': 'online-services',
  'web-offer': 'online-home',
  'merchant-general-reports': 'merchant-general-reports-appointments-report',
  'merchant-accounting-reports': 'merchant-accounting-reports-daily-payments-summary',
  'merchant-inventory-reports': 'merchant-inventory-reports-inventory-status',
  'merchant-management-reports': 'merchant-management-reports-services-report',
};

/** What the sweep does not open. */
const NOT_OPENED = {
  'manager-technical-ui-kit': 'only developers have it: it is not in the built product',
  'merchant-logout': 'whoever opens it is out, and stands at the door: a journey of its own goes there',
  'manager-logout': 'as the one before',
} satisfies Partial<Record<AddressName, string>>;

/** Every address of the product, with the records it is about: one without a page is a mistake. */
export async function allPlaces(): Promise<Place[]> {
  const [table, site, own] = await Promise.all([pagesOfApp(), pagesOfSite(), recordsToOpen()]);
  // Afterwards: who signs in again is signed out elsewhere.
  const linked = await linkedRecords();
  const records: Partial<Record<string, Values>> = { ...own, ...linked };
  const online = (Object.keys(addresses) as AddressName[]).filter((name) => addresses[name].area === 'online');
  const places = [
    ...table
      .filter(({ name }) => !(name in NOT_OPENED))
      .flatMap(({ name, area, title, menu }) =>
        viewsOf(name, area === 'open' ? 'stranger' : 'signed-in', records, menu && (menu.label ?? title)),
      ),
    ...['search', ...site, ...online, ...Object.keys(linked)].flatMap((name) => viewsOf(name, 'stranger', records)),
  ];
  const opened = new Set<string>([...places.map(({ name }) => name), ...Object.keys(NOT_OPENED)]);
  const without = Object.keys(addresses).filter((name) => !opened.has(name));
  if (without.length > 0) throw new Error(`No page opens at ${without.join()}`);
  return places;
}

function viewsOf(name: string, reader: Reader, records: Partial<Record<string, Values>>, word?: Localized): Place[] {
  if (!isAddress(name)) throw new Error(`${name} is no address`);
  const { path } = addresses[name];
  const values = { aliasName: 'glow', token: 'x', ...records[name] };
  const unknown = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key!).filter((key) => !(key in values));
  if (unknown.length > 0)
    throw new Error(`Say in e2e/sweep/places.ts which ${unknown.join()} the sweep opens at ${name}`);
  return ['', ...(VIEWS[name] ?? [])].map((view) => ({
    name,
    view,
    reader,
    path: (language) => `${pathOf(name, language, values)}${view}`,
    leadsTo: (language) => pathOf(LEADS[name] ?? name, language, values),
    ...(word && view === '' && { word }),
  }));
}

const isAddress = (name: string): name is AddressName => name in addresses;

/** Pages about one record show one of the demo world that has a past. */
async function recordsToOpen(): Promise<Partial<Record<AddressName, Values>>> {
  const token = await tokenOf('merchant', 'owner@glow.demo');
  const firstOf = async (list: string): Promise<number> => {
    const { records } = await ask<{ records: { id: number }[] }>('merchant', `${list}/get_records`, { token });
    return records[0]!.id;
  };
  const [employee, role, coupons, expense, supplier, survey, complaint] = (await Promise.all(
    ['employees', 'roles', 'coupons', 'expenses', 'suppliers', 'surveys', 'complaints'].map(firstOf),
  )) as [number, number, number, number, number, number, number];
  const sent = await ask<{ records: { id: number }[] }>('merchant', 'campaigns/get_records?f.status=5', { token });
  const campaign = sent.records[0]!.id;
  const contracts = await ask<{ records: { id: number; account_id: number }[] }>(
    'manager',
    'accounting/contracts/get_records?f.status=signed',
    { token: await tokenOf('manager', 'manager@rawnaq.demo') },
  );
  const { account_id, id: contract } = contracts.records[0]!;
  const staff = await tokenOf('manager', 'manager@rawnaq.demo');
  const newest = async (list: string): Promise<number> =>
    (await ask<{ records: { id: number }[] }>('manager', list, { token: staff })).records[0]!.id;
  const own = await ask<{ records: { unique_id: string }[] }>('merchant', 'account_invoices/of_account', { token });
  const place = await ask<{ id: number }>('properties', 'properties/add', {
    token: await tokenOf('properties', 'owner@stays.demo'),
    body: {
      type: 'chalet',
      emirate: 4,
      mobile: '+971501112233',
      english_name: 'Sidr Chalet',
      arabic_name: 'شاليه السدر',
    },
  });
  return {
    'merchant-property-one': { id: place.id },
    'merchant-marketing-tools-ads-campaign-one': { id: campaign },
    'merchant-marketing-tools-ads-campaign-one-customers-report': { id: campaign },
    'merchant-customers-one': { id: 1 },
    'merchant-surveys-survey-one': { id: survey },
    'merchant-management-reports-complaints-one': { id: complaint },
    'merchant-menu-coupons-one': { id: coupons },
    'merchant-accounting-expenses-expense-one': { id: expense },
    'merchant-accounting-suppliers-one': { supplierId: supplier },
    'merchant-employees-one': { id: employee },
    'merchant-employees-roles-role-one': { id: role },
    'merchant-management-reports-employee-attendence-report-one': { employeeId: employee },
    'merchant-management-reports-employees-commissions-report-one': { employeeId: employee },
    'merchant-setting-general-setting-account-invoice': { uniqueId: own.records[0]!.unique_id },
    'manager-accounting-invoice-one': { id: await newest('account_invoices/get_records') },
    'manager-accounting-payment-request-one': { id: await newest('platform_payments/requests/get_records') },
    'manager-merchants-one': { id: 1001 },
    'manager-accounting-contracts-contracts-one': { id: `${account_id}-${contract}` },
    'online-booking': { bookingId: 'AAAAAAAAAAAAAAAAAAAAAA' },
  };
}
