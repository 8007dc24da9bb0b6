import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { toSearchKey, toSoundKey } from '@rawnaq/domain/kernel/text/search-key';
import { offersList } from '@rawnaq/domain/offers/offers.contract';
import { productsList } from '@rawnaq/domain/products/products.contract';
import { categoriesList } from '@rawnaq/domain/services/categories.contract';
import { servicesList } from '@rawnaq/domain/services/services.contract';
import { checkCustomerSearch } from '@rawnaq/domain/kernel/input/validators';
import { call } from '../../lib/api-client';
import type { Format } from '../../lib/format';
import { queryClient, readOptions } from '../../lib/query';

export type FoundKind = 'customers' | 'appointments' | 'employees' | 'services' | 'categories' | 'offers' | 'products';
export type FoundRecord = { kind: FoundKind; id: number; label: string; description?: string };
export type May = Readonly<Record<FoundKind, boolean>>;

/** A single letter or digit means half of all customers. */
const LEAST_LETTERS = 2;
const MOST = 6;
const MOST_OF_MENU = '4';
const MOST_VISITS = '4';

/**
 * People, visits and what the salon offers, as a typed text means them, of the kinds this person may see. Loaded with
 * its contracts when the search is first used.
 */
export async function findRecords(
  text: string,
  may: May,
  format: Pick<Format, 'dateTime' | 'today'>,
): Promise<FoundRecord[]> {
  const found = await Promise.all([
    may.customers ? findCustomers(text) : [],
    may.appointments ? findAppointments(text, format) : [],
    may.employees ? findEmployees(text) : [],
    ...MENU.map(([kind, list]) => (may[kind] ? findOnMenu(text, kind, list) : [])),
  ]);
  return found.flat();
}

/** Visits from today on, by their customer. */
async function findAppointments(text: string, format: Pick<Format, 'dateTime' | 'today'>): Promise<FoundRecord[]> {
  if (text.length < LEAST_LETTERS || checkCustomerSearch(text)) return [];
  const { records } = await call(
    appointmentsList.endpoints.get_records,
    { search: text, 'f.start_at': `${format.today()}..`, sort: 'start_at', page_size: MOST_VISITS },
    { area: 'merchant' },
  );
  return records.map(({ id, customer, start_at, services }) => ({
    kind: 'appointments',
    id,
    label: `\u2068${customer}\u2069 · ${format.dateTime(start_at)}`,
    description: services,
  }));
}

async function findCustomers(text: string): Promise<FoundRecord[]> {
  if (text.length < LEAST_LETTERS || checkCustomerSearch(text)) return [];
  const { records } = await call(customersContract.search, { search: text }, { area: 'merchant' });
  return records.slice(0, MOST).map(({ id, name, mobile }) => ({
    kind: 'customers',
    id,
    label: name,
    description: leftToRight(formatMobile(mobile)),
  }));
}

async function findEmployees(text: string): Promise<FoundRecord[]> {
  const [letters, sounds] = [toSearchKey(text), toSoundKey(text)];
  if (text.length < LEAST_LETTERS || !letters) return [];
  const { records } = await queryClient.fetchQuery({
    ...readOptions(employeesContract.get_options, {}, { area: 'merchant' }),
    staleTime: 60_000,
  });
  return records
    .filter(({ english_name, arabic_name }) =>
      [english_name, arabic_name].some(
        (name) => toSearchKey(name).includes(letters) || (sounds.length > 2 && toSoundKey(name).includes(sounds)),
      ),
    )
    .slice(0, MOST)
    .map(({ id, name }) => ({ kind: 'employees', id, label: name }));
}

const MENU = [
  ['services', servicesList],
  ['categories', categoriesList],
  ['offers', offersList],
  ['products', productsList],
] as const;

/** The lists look through the names of both languages, whichever is shown. */
async function findOnMenu(
  text: string,
  kind: (typeof MENU)[number][0],
  list: (typeof MENU)[number][1],
): Promise<FoundRecord[]> {
  if (text.length < LEAST_LETTERS || !toSearchKey(text)) return [];
  const { records } = await call(
    list.endpoints.get_records,
    { search: text, page_size: MOST_OF_MENU },
    { area: 'merchant' },
  );
  return records.map(({ id, name }) => ({ kind, id, label: name }));
}

/** The plus of a number stays in front of it, also in an Arabic line. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;
