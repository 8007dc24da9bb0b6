import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { chosen, type Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { day } from '../pools';
import { own, today, freshCustomer } from './recipe-parts';
import { deposit } from './recipes-public';

/** One service by one person at a time when both are free. */
async function freeTime(kitchen: Kitchen): Promise<{ date: string; lines: Values[] }> {
  const service_id = chosen(kitchen.random, kitchen.pools.services);
  const date = day(kitchen.random, 0);
  const { times } = await kitchen.ask('merchant', 'appointments/find_times', { date, lines: `${service_id}` });
  const found = times as { start: number; lines: { employee_id: number }[] }[] | undefined;
  const time = found?.length ? chosen(kitchen.random, found) : undefined;
  return { date, lines: [{ service_id, employee_id: time?.lines[0]?.employee_id ?? null, start: time?.start ?? 600 }] };
}

const visit: Recipe = async (kitchen) => ({
  customer_id: chosen(kitchen.random, kitchen.pools.customers),
  ...(await freeTime(kitchen)),
  outside_hours: false,
  tell_customer: false,
  rebooked_from: undefined,
  waitlist_id: undefined,
  repeat: kitchen.random.next() < 0.2 ? { every: 'week', times: 2, skip_taken: true } : undefined,
});

/** A visit that was just booked: nobody has done anything with it yet. */
async function freshVisit(kitchen: Kitchen): Promise<number> {
  const { id } = await kitchen.ask('merchant', 'appointments/add', {
    ...(await visit(kitchen)),
    customer_id: await freshCustomer(kitchen),
    repeat: undefined,
  });
  return Number(id ?? 0);
}

const visitThat =
  (...steps: string[]): Recipe =>
  async (kitchen) => {
    const id = await freshVisit(kitchen);
    // What happens on the day itself needs a visit of today; moving the rows is not what is tried here.
    await kitchen.rows(
      `
        update appointments
        set start_at = date_trunc('hour', now()) - interval '2 hours',
          end_at = date_trunc('hour', now()) - interval '1 hour'
        where account_id = $1 and id = $2`,
      [kitchen.account, id],
    );
    for (const step of steps) await kitchen.ask('merchant', `appointments/${step}`, { id });
    return { id, penalty: undefined };
  };

async function lineOf(
  kitchen: Kitchen,
): Promise<{ line_id: number; employee_id: number; date: string; start: number; end: number }> {
  const view = await kitchen.ask('merchant', 'appointments/get_record', { id: await freshVisit(kitchen) });
  const [line] = (view.lines as { id: number; employee_id: number; start: number; end: number }[] | undefined) ?? [];
  return {
    line_id: line?.id ?? 0,
    employee_id: line?.employee_id ?? 0,
    date: typeof view.date === 'string' ? view.date : today(),
    start: line?.start ?? 600,
    end: (line?.end ?? 600) + 15,
  };
}

const blockDay = async (kitchen: Kitchen): Promise<Values> => ({
  date: addDays(today(), kitchen.random.between(40, 300)),
  start: 600 + 15 * kitchen.random.between(0, 10),
  end: 900,
});

export const visitsRecipes: Record<string, Recipe> = {
  'appointments/get_calendar': async ({ random }) => {
    const from = day(random, 0);
    return { from, to: addDays(from, random.between(0, 6)) };
  },
  'appointments/find_times': async ({ pools, random }) => ({
    lines: `${chosen(random, pools.services)}:${chosen(random, pools.employees)},${chosen(random, pools.services)}`,
    date: day(random, 0),
    appointment_id: undefined,
  }),
  'appointments/add': visit,
  'appointments/edit': async (kitchen) => ({
    ...(await visit(kitchen)),
    id: await freshVisit(kitchen),
    customer_id: await freshCustomer(kitchen),
    repeat: undefined,
  }),
  'appointments/move': async (kitchen) => {
    const { end: _, ...line } = await lineOf(kitchen);
    return { ...line, date: addDays(line.date, 21), tell_customer: false };
  },
  'appointments/resize': async (kitchen) => {
    const { line_id, end } = await lineOf(kitchen);
    return { line_id, end, outside_hours: true };
  },
  'appointments/cancel': async (kitchen) => ({ id: await freshVisit(kitchen), following: false }),
  'appointments/undo_cancel': async (kitchen) => {
    const id = await freshVisit(kitchen);
    await kitchen.ask('merchant', 'appointments/cancel', { id, reason: 'Ill', tell_customer: false });
    return { ids: [id] };
  },
  'appointments/check_in': visitThat(),
  'appointments/undo_check_in': visitThat('check_in'),
  'appointments/no_show': visitThat(),
  'appointments/undo_no_show': visitThat('no_show'),
  'block_times/add': async (kitchen) => ({ ...(await blockDay(kitchen)), repeat: undefined }),
  'block_times/edit': async (kitchen) => {
    await kitchen.ask('merchant', 'block_times/add', {
      ...(await blockDay(kitchen)),
      employee_ids: [chosen(kitchen.random, kitchen.pools.employees)],
    });
    return { ...(await own('block_times')(kitchen)), ...(await blockDay(kitchen)) };
  },
  'waitlist/add': async (kitchen) => ({
    from_date: addDays(today(), kitchen.random.between(1, 10)),
    to_date: addDays(today(), kitchen.random.between(11, 30)),
    from_quarter: undefined,
    to_quarter: undefined,
  }),
  'waitlist/close': own('waitlist_entries', "status in ('waiting', 'told')"),
  'waitlist/reopen': own('waitlist_entries', "status = 'closed'"),
  'payment_links/of_appointment': async (kitchen) => {
    const { appointment_id } = await deposit(kitchen);
    return { appointment_id };
  },
  'payment_links/check': async (kitchen) => ({ id: (await deposit(kitchen)).id }),
  'payment_links/refund': async (kitchen) => {
    const { id } = await deposit(kitchen);
    await kitchen.rows('update payment_links set status = $3 where account_id = $1 and id = $2', [
      kitchen.account,
      id,
      paymentLinkStates.codes.paid,
    ]);
    return { id };
  },
};
