import { describe, expect, it } from 'vitest';
import {
  asUsual,
  changeDraft,
  draftOf,
  NO_LINE,
  planOf,
  reordered,
  startedAt,
  toLineInputs,
  withTime,
} from './booking-draft';
import type { ServiceOption } from '../services';

const service = (id: number, price: number, job_time: number, offer_price: number | null = null): ServiceOption => ({
  id,
  price,
  offer_price,
  job_time,
  processing_time: 0,
  buffer_time: 0,
  group_id: 1,
  show_to_customer: true,
  english_name: `S${id}`,
  arabic_name: `خ${id}`,
  status: 1,
});
const services = new Map(
  [service(1, 18_000, 60), service(2, 45_000, 75, 40_000), service(3, 4500, 10)].map((one) => [one.id, one]),
);
const line = (key: number, service_id: number | null) => ({ ...NO_LINE, key, service_id });
const draft = {
  date: '2026-11-15',
  arrangement: 'sequence' as const,
  start: 930,
  lines: [line(0, 1), line(1, 2), line(2, 3)],
  guests: [],
  found: {},
};

describe('a booking being written', () => {
  it('works out beginnings, the end and the price, one after another', () => {
    const plan = planOf(draft, services);
    expect(plan.lines.map(({ start, end }) => [start, end])).toEqual([
      [930, 990],
      [990, 1065],
      [1065, 1080],
    ]);
    expect(plan).toMatchObject({ total: 62_500, minutes: 150, end: 1080 });
  });

  it('or at the same time', () => {
    const plan = planOf({ ...draft, arrangement: 'parallel' }, services);
    expect(plan.lines.map(({ start }) => start)).toEqual([930, 930, 930]);
    expect(plan).toMatchObject({ minutes: 75, end: 1005 });
  });

  it('knows price and length before a time is chosen, and sends nothing that is not complete', () => {
    const plan = planOf({ ...draft, start: null, lines: [...draft.lines, line(3, null)] }, services);
    expect(plan).toMatchObject({ total: 62_500, minutes: 150, end: null });
    expect(toLineInputs(plan, draft)).toEqual([]);
  });

  it('sends lengths and beginnings that were changed', () => {
    const plan = planOf(
      {
        ...draft,
        lines: [
          { ...line(0, 1), minutes: 90, employee_id: 7 },
          { ...line(1, 2), at: 1050 },
        ],
      },
      services,
    );
    expect(toLineInputs(plan, draft)).toEqual([
      { service_id: 1, employee_id: 7, start: 930, minutes: 90 },
      { service_id: 2, employee_id: null, start: 1050 },
    ]);
  });

  it('lets guests come at the same time, each with her own services one after another', () => {
    const [first, second, third] = draft.lines;
    const guests = [{ key: 0, name: ' Layla ' }];
    const lines = [first!, { ...second!, guest: 0 }, { ...third!, guest: 0 }];
    const plan = planOf({ ...draft, lines }, services);
    expect(plan.lines.map(({ start }) => start)).toEqual([930, 930, 1005]);
    expect(plan).toMatchObject({ minutes: 90, end: 1020 });
    expect(toLineInputs(plan, { guests, found: {} }).map(({ guest }) => guest)).toEqual([undefined, 'Layla', 'Layla']);
  });

  it('takes a found time with the people found for it', () => {
    const next = withTime({ ...draft, lines: [...draft.lines, line(9, null)] }, '2026-11-16', {
      start: 700,
      lines: [{ employee_id: 5 }, { employee_id: 6 }, { employee_id: 5 }],
    });
    expect(next).toMatchObject({ date: '2026-11-16', start: 700, found: { 0: 5, 1: 6, 2: 5 } });
  });

  it('says with whom a time was found, to whoever is named nothing', () => {
    const [first, second] = draft.lines;
    const found = { ...draft, lines: [first!, { ...second!, employee_id: 7 }], found: { 0: 5, 1: 6 } };
    expect(toLineInputs(planOf(found, services), found)).toEqual([
      { service_id: 1, employee_id: null, found_employee_id: 5, start: 930 },
      { service_id: 2, employee_id: 7, start: 990 },
    ]);
  });

  it('begins when its first service does, wherever that one was put', () => {
    const late = { ...line(1, 2), at: 1050 };
    const alone = { ...draft, lines: [late] };
    expect(planOf(alone, services)).toMatchObject({ start: 1050, end: 1125 });
    const moved = { ...alone, ...startedAt(alone, 1, 1065) };
    expect(planOf(moved, services)).toMatchObject({ start: 1065, end: 1140, lines: [{ start: 1065 }] });
    expect(planOf({ ...draft, ...startedAt(draft, 0, 900) }, services).lines.map(({ start }) => start)).toEqual([
      900, 960, 1035,
    ]);
    expect(planOf({ ...draft, ...startedAt(draft, 1, 1050) }, services).lines.map(({ start }) => start)).toEqual([
      930, 1050, 1125,
    ]);
  });

  it('has no beginning while one of its services has none', () => {
    expect(
      planOf({ ...draft, start: null, lines: [line(0, 1), { ...line(1, 2), at: 1050 }] }, services).start,
    ).toBeNull();
    expect(planOf({ ...draft, start: null, lines: [line(0, null), { ...line(1, 2), at: 1050 }] }, services).start).toBe(
      1050,
    );
  });

  it('can be put in another order', () => {
    expect(reordered(draft.lines, 2, 0).map(({ key }) => key)).toEqual([2, 0, 1]);
  });
});

describe('whoever was found free', () => {
  const [sara, mei, noor] = [5, 6, 7];
  const found = { ...draft, found: { 0: sara, 1: mei, 2: noor } };
  const after = (part: Parameters<typeof changeDraft>[1]) => changeDraft(found, part, services).found;

  it('is asked anew for another day or time, or when all begin together', () => {
    expect(after({ date: '2026-11-16' })).toEqual({});
    expect(after({ start: 945 })).toEqual({});
    expect(after({ date: '2026-11-16', start: null })).toEqual({});
    expect(after({ arrangement: 'parallel' })).toEqual({});
  });

  it('stays when the same is said again, and when only a name or another service is added', () => {
    expect(after({ date: found.date, start: found.start })).toEqual(found.found);
    expect(after({ guests: [{ key: 0, name: 'Layla' }] })).toEqual(found.found);
    expect(after({ lines: [...found.lines, line(3, 1)] })).toEqual(found.found);
  });

  it('is asked anew for a line that was changed, and for those that moved along with it', () => {
    const [first, second, third] = found.lines;
    const lasts = { ...line(2, 3), minutes: 45 };
    expect(after({ lines: [first!, second!, lasts] })).toEqual({ 0: sara, 1: mei });
    expect(after({ lines: [first!, { ...second!, service_id: 1 }, third!] })).toEqual({ 0: sara });
    expect(after({ lines: [first!, third!] })).toEqual({ 0: sara });
    expect(after({ lines: [first!, { ...second!, employee_id: sara }, third!] })).toEqual({ 0: sara, 2: noor });
  });

  it('is not free any more where she was given to another service at the same time', () => {
    const together = { ...found, arrangement: 'parallel' as const };
    const [first, second, third] = together.lines;
    const lines = [first!, { ...second!, employee_id: sara }, third!];
    expect(changeDraft(together, { lines }, services).found).toEqual({ 2: noor });
  });

  it('is whoever the next found time says', () => {
    const next = withTime(found, '2026-11-16', { start: 700, lines: [{ employee_id: 8 }] });
    expect(changeDraft(found, next, services).found).toEqual({ 0: 8, 1: 0, 2: 0 });
  });
});

describe('a series', () => {
  it('as usual has no turn elsewhere or left out', () => {
    const moved = [{ turn: 1, date: '2026-11-23', start: 700 }];
    expect(asUsual({ every: 'week', times: 4, skip_taken: true, moved, left_out: [2] })).toEqual({
      every: 'week',
      times: 4,
      skip_taken: true,
      moved: [],
      left_out: [],
    });
  });
});

describe('a visit opened for changes', () => {
  const stored = (id: number, service_id: number, start: number, end: number, any_employee = false) => ({
    id,
    service_id,
    employee_id: 5,
    any_employee,
    english_name: '',
    arabic_name: '',
    guest: null,
    start,
    end,
    busy: [{ start, end }],
    processing_time: 0,
    buffer_time: 0,
    price: 0,
  });
  it('becomes the same visit again', () => {
    const visit = { date: '2026-11-15', start: 600, lines: [stored(1, 1, 600, 660), stored(2, 2, 675, 780, true)] };
    const made = draftOf(visit, services);
    expect(made).toMatchObject({ arrangement: 'sequence', start: 600 });
    expect(toLineInputs(planOf(made, services), made)).toEqual([
      { service_id: 1, employee_id: 5, start: 600 },
      { service_id: 2, employee_id: null, found_employee_id: 5, start: 675, minutes: 105 },
    ]);
  });

  it('keeps its guests', () => {
    const lines = [stored(1, 1, 600, 660), { ...stored(2, 2, 600, 675), guest: 'Layla' }];
    const made = draftOf({ date: '2026-11-15', start: 600, lines }, services);
    expect(made).toMatchObject({ arrangement: 'sequence', guests: [{ key: 0, name: 'Layla' }] });
    expect(toLineInputs(planOf(made, services), made)).toEqual([
      { service_id: 1, employee_id: 5, start: 600 },
      { service_id: 2, employee_id: 5, start: 600, guest: 'Layla' },
    ]);
  });

  it('is parallel when its lines begin together', () => {
    expect(
      draftOf({ date: '2026-11-15', start: 600, lines: [stored(1, 1, 600, 660), stored(2, 2, 600, 675)] }, services)
        .arrangement,
    ).toBe('parallel');
  });
});
