import { afterAll, beforeAll, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { createAccount } from '../src/modules/accounts';
import { seeded } from '../src/demo/random';
import { asAccount, asPlatform } from '../src/services';
import { rowsOf, tokenOf } from './people';
import { openWorld, type World } from './world';

const SALONS = 20;
const ROUNDS = 600;
let world: World;
const tokens: string[] = [];

beforeAll(async () => {
  world = await openWorld({ poolSize: 2 });
  for (let index = 0; index < SALONS; index += 1) {
    const { accountId, ownerId } = await asPlatform(world.services, (tx) =>
      createAccount(tx, {
        id: 5000 + index,
        english_name: `Salon ${5000 + index}`,
        arabic_name: `صالون ${5000 + index}`,
        business_type: 'women_salon',
        country: 'AE',
        city: null,
        language: 'en',
        status: 'active',
        owner: { name: 'Owner', email: `o${index}@bleed.test`, mobile: null, password_hash: 'none' },
      }),
    );
    await rowsOf(
      world,
      "insert into development_suggestions (account_id, title, body, created_by) values ($1, $2, 'body', $3)",
      [accountId, `Only ${accountId}`, ownerId],
    );
    tokens.push(await tokenOf(world, { account_id: accountId, id: ownerId, kind: 'merchant' }));
  }
});
afterAll(() => world.close());

it('shows each salon its own rows only, however requests and failures are mixed over two connections', async () => {
  const seed = Number(process.env.SEED ?? 20_261_115);
  const chance = seeded(seed);
  const wrong: string[] = [];
  let right = 0;
  const one = async (): Promise<void> => {
    const index = chance.whole(0, SALONS - 1);
    const [account, as] = [5000 + index, tokens[index]!];
    const dice = chance.next();
    if (dice < 0.1) {
      await asAccount(world.services, account, async (tx) => {
        await tx.selectFrom('users').selectAll().execute();
        throw new Error('in the middle');
      }).catch(() => {});
    } else if (dice < 0.15) {
      await asAccount(world.services, account, (tx) =>
        tx
          .insertInto('notifications')
          .values({ account_id: account + 1, type: 'stock', code: 'low', values: '{}' })
          .execute(),
      ).then(
        () => wrong.push('wrote next door'),
        () => {},
      );
    } else if (dice < 0.25) {
      await world.call(suggestionsContract.add, { title: 'x', body: 'too short' }, { as });
    } else if (dice < 0.6) {
      const { body } = await world.call(authContract.get_global_informations, {}, { as });
      if (body.global_informations.account!.id === account) right += 1;
      else wrong.push(`${account} was told ${body.global_informations.account!.id}`);
    } else {
      const { body } = await world.call(suggestionsContract.own_records, {}, { as });
      if (body.total === 1 && body.records[0]!.title === `Only ${account}`) right += 1;
      else wrong.push(`${account} saw ${JSON.stringify(body.records)}`);
    }
  };
  const lanes = Array.from({ length: 12 }, async () => {
    for (let round = 0; round < ROUNDS / 12; round += 1) await one();
  });
  await Promise.all(lanes);
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(right).toBeGreaterThan(ROUNDS / 2);
});

it('leaves no account behind on a connection', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { rows } = await world.services.pools.app.query(
      "select coalesce(current_setting('app.account_id', true), '') as account, (select count(*) from users) as seen",
    );
    expect(rows).toEqual([{ account: '', seen: 0 }]);
  }
});
