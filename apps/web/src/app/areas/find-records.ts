import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { formatMobile } from '@rawnaq/domain/kernel/phone';
import { toSearchKey, toSoundKey } from '@rawnaq/domain/kernel/search-key';
import { checkCustomerSearch } from '@rawnaq/domain/kernel/validators';
import { call } from '../../lib/api-client';
import type { Format } from '../../lib/format';
import { queryClient, readOptions } from '../../lib/query';

export type FoundRecord = {
  kind: 'customers' | 'employees' | 'appointments';
  address: 'merchant-customers-one' | 'merchant-employees-one' | 'merchant-appointments';
  id: number;
  label: string;
  description?: string;
};
type May = { customers: boolean; employees: boolean; appointments: boolean };

/** A single letter or digit means half of all customers. */
const LEAST_LETTERS = 2;
const MOST = 6;
const MOST_VISITS = '4';

/** People and visits a typed text means, of the kinds this person may see. Loaded with its contracts when the search is first used. */
export async function findRecords(
  text: string,
  may: May,
  format: Pick<Format, 'dateTime' | 'localDate'>,
): Promise<FoundRecord[]> {
  const found = await Promise.all([
    may.customers ? findCustomers(text) : [],
    may.appointments ? findAppointments(text, format) : [],
    may.employees ? findEmployees(text) : [],
  ]);
  return found.flat();
}

/** Visits from today on, by their customer. */
async function findAppointments(text: string, format: Pick<Format, 'dateTime' | 'localDate'>): Promise<FoundRecord[]> {
  if (text.length < LEAST_LETTERS || checkCustomerSearch(text)) return [];
  const { records } = await call(
    appointmentsList.endpoints.get_records,
    { search: text, 'f.start_at': `${format.localDate(new Date())}..`, sort: 'start_at', page_size: MOST_VISITS },
    { area: 'merchant' },
  );
  return records.map(({ id, customer, start_at, services }) => ({
    kind: 'appointments',
    address: 'merchant-appointments',
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
    address: 'merchant-customers-one',
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
    .filter(
      ({ name }) => toSearchKey(name).includes(letters) || (sounds.length > 2 && toSoundKey(name).includes(sounds)),
    )
    .slice(0, MOST)
    .map(({ id, name }) => ({ kind: 'employees', address: 'merchant-employees-one', id, label: name }));
}

/** The plus of a number stays in front of it, also in an Arabic line. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;
