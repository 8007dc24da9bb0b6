import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api-client';
import { queryClient } from '../../lib/query';
import { findRecords } from './find-records';

vi.mock('../../lib/api-client', () => ({ call: vi.fn(), areaFor: () => 'merchant' }));

const ALL = { customers: true, employees: true };
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
    expect(await findRecords('Fatima', ALL)).toEqual([
      {
        kind: 'customers',
        address: 'merchant-customers-one',
        id: 9,
        label: 'Fatima',
        description: '\u2066+971 50 482 1937\u2069',
      },
      { kind: 'employees', address: 'merchant-employees-one', id: 4, label: 'فاطمة علي' },
    ]);
    expect((await findRecords('rim', ALL)).map(({ label }) => label)).toContain('Rim Ayoub');
  });

  it('asks nothing that would be refused: too short, text mixed with digits, or not permitted', async () => {
    expect(await findRecords('f', ALL)).toEqual([]);
    expect(await findRecords('Fatima 050', { customers: true, employees: false })).toEqual([]);
    expect(await findRecords('Fatima', { customers: false, employees: false })).toEqual([]);
    expect(asked()).toEqual([]);
    await findRecords('0504', { customers: true, employees: false });
    expect(asked()).toEqual([['customers/search', { search: '0504' }]]);
  });
});
