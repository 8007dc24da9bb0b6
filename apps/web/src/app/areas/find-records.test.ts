import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api-client';
import { queryClient } from '../../lib/query';
import { findRecords } from './find-records';

vi.mock('../../lib/api-client', () => ({ call: vi.fn(), areaFor: () => 'merchant' }));

const ALL = { customers: true, employees: true, appointments: false };
const format = { localDate: () => '2026-11-15', dateTime: () => '16 Nov 2026, 5:30 PM' };
const asked = () => vi.mocked(call).mock.calls.map(([endpoint, input]) => [endpoint.path, input]);

beforeEach(() => {
  queryClient.clear();
  vi.mocked(call)
    .mockReset()
    .mockImplementation(
      async (endpoint) =>
        (endpoint.path === 'employees/get_options'
          ? {
              records: [
                { id: 3, name: 'Rim Ayoub' },
                { id: 4, name: 'فاطمة علي' },
              ],
            }
          : { records: [{ id: 9, name: 'Fatima', mobile: '+971504821937' }] }) as never,
    );
});

describe('findRecords', () => {
  it('finds customers by the server’s search and employees across scripts', async () => {
    expect(await findRecords('Fatima', ALL, format)).toEqual([
      {
        kind: 'customers',
        address: 'merchant-customers-one',
        id: 9,
        label: 'Fatima',
        description: '\u2066+971 50 482 1937\u2069',
      },
      { kind: 'employees', address: 'merchant-employees-one', id: 4, label: 'فاطمة علي' },
    ]);
    expect((await findRecords('rim', ALL, format)).map(({ label }) => label)).toContain('Rim Ayoub');
  });

  it('asks nothing that would be refused: too short, text mixed with digits, or not permitted', async () => {
    expect(await findRecords('f', ALL, format)).toEqual([]);
    expect(await findRecords('Fatima 050', { customers: true, employees: false, appointments: false }, format)).toEqual(
      [],
    );
    expect(await findRecords('Fatima', { customers: false, employees: false, appointments: false }, format)).toEqual(
      [],
    );
    expect(asked()).toEqual([]);
    await findRecords('0504', { customers: true, employees: false, appointments: false }, format);
    expect(asked()).toEqual([['customers/search', { search: '0504' }]]);
  });

  it('finds the coming visits of whoever is meant', async () => {
    vi.mocked(call).mockResolvedValue({
      records: [{ id: 7, customer: 'سارة', start_at: '2026-11-16T13:30:00Z', services: 'Blow dry' }],
    } as never);
    expect(await findRecords('0504', { customers: false, employees: false, appointments: true }, format)).toEqual([
      {
        kind: 'appointments',
        address: 'merchant-appointments',
        id: 7,
        label: '\u2068سارة\u2069 · 16 Nov 2026, 5:30 PM',
        description: 'Blow dry',
      },
    ]);
    expect(asked()).toEqual([
      ['appointments/get_records', { search: '0504', 'f.start_at': '2026-11-15..', sort: 'start_at', page_size: '4' }],
    ]);
  });
});
