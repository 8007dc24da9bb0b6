import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountRequestStates } from '@rawnaq/domain/accounts/account.states';
import { personOf, rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';

const HOUR_MS = 3_600_000;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A row of each kind: the mark tells them apart, and its moment is so many hours ago. */
async function leave(mark: string, hours: Record<'answer' | 'limit' | 'code' | 'reset' | 'request', number>) {
  const at = (kind: keyof typeof hours): string =>
    new Date(world.services.clock().getTime() - hours[kind] * HOUR_MS).toISOString();
  const { id } = await personOf(world, 'manager@test.rawnaq');
  const { waiting_for_verify, active } = accountRequestStates.codes;
  for (const [statement, values] of [
    [
      "insert into idempotency_keys (account_id, scope, key, request_hash, created_at) values (2001, 's', $1, '', $2)",
      [mark, at('answer')],
    ],
    ["insert into throttle_buckets (bucket, key, window_start, hits) values ('b', $1, $2, 1)", [mark, at('limit')]],
    [
      "insert into one_time_codes (account_id, purpose, subject, code_hash, expires_at) values (2001, 'p', $1, '', $2)",
      [mark, at('code')],
    ],
    [
      'insert into password_resets (account_id, user_id, token_hash, expires_at) values (0, $3, $1::bytea, $2)',
      [mark, at('reset'), id],
    ],
    ...[waiting_for_verify, active].map(
      (status) =>
        [
          `
            insert into account_requests (unique_id, english_name, arabic_name, business_type, country, owner_name,
              email, mobile, language, status, created_at)
            values ($1, 'S', 'S', 'women_salon', 'AE', 'O', 'o@s.test', '+971500000000', 'en', $3, $2)`,
          [`${mark}-${status}`, at('request'), status],
        ] as const,
    ),
  ] as const)
    await rowsOf(world, statement, [...values]);
}

it('forgets what has done its work, each kind after its own time, and nothing else', async () => {
  await leave('old', { answer: 25, limit: 25, code: 169, reset: 169, request: 721 });
  await leave('fresh', { answer: 23, limit: 23, code: 167, reset: 167, request: 719 });
  await runJob(world.services, 'forget-old-rows');
  const marks = async (column: string, table: string): Promise<string[]> =>
    (
      await rowsOf<{ mark: string }>(
        world,
        `select ${column} as mark from ${table} where ${column} like 'old%' or ${column} like 'fresh%' order by 1`,
      )
    ).map(({ mark }) => mark);
  expect({
    answers: await marks('key', 'idempotency_keys'),
    limits: await marks('key', 'throttle_buckets'),
    codes: await marks('subject', 'one_time_codes'),
    resets: await marks("convert_from(token_hash, 'UTF8')", 'password_resets'),
    requests: await marks('unique_id', 'account_requests'),
  }).toEqual({
    answers: ['fresh'],
    limits: ['fresh'],
    codes: ['fresh'],
    resets: ['fresh'],
    // Who was verified stays for ever.
    requests: ['fresh-1', 'fresh-2', 'old-1'],
  });
});
