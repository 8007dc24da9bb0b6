import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addCustomer,
  connectCloud,
  openLineSalon,
  SALON,
  send,
  write,
  type LineSalon,
} from '../../../test/messages/line-salon';
import type { Fault } from '../../../test/messages/provider-server';
import { rowsOf } from '../../../test/people';

let salon: LineSalon;
beforeAll(async () => {
  salon = await openLineSalon();
  await connectCloud(salon);
});
afterAll(() => salon.close());

const FAULTS: readonly Fault[] = [
  { drop: true },
  { status: 429, body: '{}' },
  { status: 500, body: '{"error":{"code":131000}}' },
  { status: 502, body: '<html>' },
  { status: 200, body: 'not JSON' },
  { status: 400, body: '{"error":{"code":131026}}' },
];

it('nobody gets a message twice and none is lost, by two workers and a provider in trouble', async () => {
  const customer_id = await addCustomer(salon, 'Noura', '+971501234567');
  const ids: number[] = [];
  for (let place = 0; place < 48; place += 1)
    ids.push(await write(salon, { customer_id, recipient: `+97150000${1000 + place}` }));
  // Half of the calls go well, the others in every way a call can go wrong.
  for (const fault of [...FAULTS, ...FAULTS, ...FAULTS, ...FAULTS]) salon.provider.fail(fault);
  for (let round = 0; round < 7; round += 1)
    for (let start = 0; start < ids.length; start += 8)
      await Promise.all(
        ids
          .slice(start, start + 8)
          .flatMap((id) => [send(salon, id), send(salon, id)].map((one) => one.catch(() => {}))),
      );
  const rows = await rowsOf<{ recipient: string; status: number }>(
    salon.world,
    "select recipient, status from messages where account_id = $1 and template = 'appointment_created'",
    [SALON],
  );
  const counted = (status: number): number => rows.filter((row) => row.status === status).length;
  expect(rows).toHaveLength(48);
  expect({ pending: counted(1), sending: counted(3), failed: counted(0), unknown: counted(4) }).toEqual({
    pending: 0,
    sending: 0,
    failed: 4,
    unknown: 12,
  });
  for (const { recipient, status } of rows) {
    const times = salon.provider.taken.get(recipient.replace('+', '')) ?? 0;
    expect(times, recipient).toBeLessThanOrEqual(1);
    if (status === 2) expect(times, recipient).toBe(1);
    if (status === 0) expect(times, recipient).toBe(0);
  }
}, 60_000);
