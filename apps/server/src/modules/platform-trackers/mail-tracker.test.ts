import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await world.signIn('manager@test.rawnaq', 'manager');
});
afterAll(() => world.close());

describe('mail tracker', () => {
  it('hides codes and links that really left, in list and search, and shows the rest', async () => {
    const mail = { account_id: 2001, channel: 'email' as const, language: 'en', subject: 'S', status: 2 as const };
    await asPlatform(world.services, (tx) =>
      tx
        .insertInto('messages')
        .values([
          { ...mail, recipient: 'a@x.test', template: 'reset-link', driver: 'smtp', body: 'open https://secret-link' },
          {
            ...mail,
            recipient: 'b@x.test',
            template: 'reset-link',
            driver: null,
            status: 1,
            body: 'open https://waiting-link',
          },
          {
            ...mail,
            recipient: 'c@x.test',
            template: 'reset-link',
            driver: 'sandbox',
            body: 'open https://sandbox-link',
          },
          { ...mail, recipient: 'd@x.test', template: 'account-id', driver: 'smtp', body: 'your account is 2001' },
        ])
        .execute(),
    );
    const { body } = await world.call(platformTrackersContract.mail, {}, { as: manager });
    const bodies = Object.fromEntries(body.records.map((record) => [record.recipient, record.body]));
    expect(bodies).toEqual({
      'a@x.test': 'open ••••••',
      'b@x.test': 'open ••••••',
      'c@x.test': 'open https://sandbox-link',
      'd@x.test': 'your account is 2001',
    });
    const found = await world.call(platformTrackersContract.mail, { search: 'secret-link' }, { as: manager });
    expect(found.body.total).toBe(0);
  });

  it("says messages, drivers and the platform's own account in words, in files too", async () => {
    await asPlatform(world.services, (tx) =>
      tx
        .insertInto('messages')
        .values({
          account_id: 0,
          channel: 'email',
          language: 'en',
          subject: 'S',
          body: 'B',
          status: 2,
          recipient: 'staff@x.test',
          template: 'staff-invitation',
          driver: 'smtp',
        })
        .execute(),
    );
    const { body } = await world.call(
      platformTrackersContract.export_mail,
      { format: 'csv', search: 'staff@x.test' } as never,
      { as: manager, language: 'ar' },
    );
    for (const word of ['دعوة إلى فريق المنصّة', 'خادم البريد', 'المنصّة'])
      expect(String(body).split('\r\n')[1]!.split(',')).toContain(word);
  });
});
