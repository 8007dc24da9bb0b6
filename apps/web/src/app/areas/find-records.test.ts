import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api-client';
import { queryClient } from '../../lib/query';
import { findRecords, type May } from './find-records';

vi.mock('../../lib/api-client', () => ({ call: vi.fn(), areaFor: () => 'merchant' }));

const NONE: May = {
  customers: false,
  appointments: false,
  employees: false,
  services: false,
  categories: false,
  offers: false,
  products: false,
};
const ALL = { ...NONE, customers: true, employees: true };
const format = { today: () => '2026-11-15', dateTime: () => '16 Nov 2026, 5:30 PM' };
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
                { id: 3, name: 'Rim Ayoub', english_name: 'Rim Ayoub', arabic_name: 'ريم أيوب' },
                { id: 4, name: 'فاطمة علي', english_name: 'فاطمة علي', arabic_name: 'فاطمة علي' },
                { id: 5, name: 'Joy', english_name: 'Joy', arabic_name: 'فرح' },
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
        id: 9,
        label: 'Fatima',
        description: '\u2066+971 50 482 1937\u2069',
      },
      { kind: 'employees', id: 4, label: 'فاطمة علي' },
    ]);
    expect((await findRecords('rim', ALL, format)).map(({ label }) => label)).toContain('Rim Ayoub');
  });

  it('finds an employee by either of her names, whichever is shown', async () => {
    const only = { ...NONE, employees: true };
    for (const text of ['فرح', 'joy', 'JO'])
      expect(await findRecords(text, only, format), text).toEqual([{ kind: 'employees', id: 5, label: 'Joy' }]);
    expect((await findRecords('ريم ايوب', only, format)).map(({ label }) => label)).toEqual(['Rim Ayoub']);
  });

  it('asks the lists of the menu, each only of who may see it', async () => {
    vi.mocked(call).mockImplementation(
      async (endpoint) => ({ records: [{ id: 1, name: endpoint.path.split('/')[0] }] }) as never,
    );
    const menu = { ...NONE, services: true, categories: true, offers: true };
    expect(await findRecords('قص', menu, format)).toEqual(
      ['services', 'categories', 'offers'].map((kind) => ({ kind, id: 1, label: kind })),
    );
    expect(asked()).toEqual(
      ['services', 'categories', 'offers'].map((kind) => [`${kind}/get_records`, { search: 'قص', page_size: '4' }]),
    );
    vi.mocked(call).mockClear();
    await findRecords('قص', { ...NONE, products: true }, format);
    expect(asked()).toEqual([['products/get_records', { search: 'قص', page_size: '4' }]]);
  });

  it('asks nothing that would be refused: too short, text mixed with digits, or not permitted', async () => {
    expect(await findRecords('f', ALL, format)).toEqual([]);
    expect(await findRecords('Fatima 050', { ...NONE, customers: true }, format)).toEqual([]);
    expect(await findRecords('Fatima', NONE, format)).toEqual([]);
    expect(asked()).toEqual([]);
    await findRecords('0504', { ...NONE, customers: true }, format);
    expect(asked()).toEqual([['customers/search', { search: '0504' }]]);
  });

  it('finds the coming visits of whoever is meant', async () => {
    vi.mocked(call).mockResolvedValue({
      records: [{ id: 7, customer: 'سارة', start_at: '2026-11-16T13:30:00Z', services: 'Blow dry' }],
    } as never);
    expect(await findRecords('0504', { ...NONE, appointments: true }, format)).toEqual([
      {
        kind: 'appointments',
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
