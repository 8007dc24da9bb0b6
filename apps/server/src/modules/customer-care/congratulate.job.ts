import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import type { TaskList } from 'graphile-worker';
import { announce } from '../../db/announce';
import { asAccount, asPlatform, type Services } from '../../services';
import type { Teller } from '../appointments';
import { queueSalonMessages } from '../messages';
import { readSetting } from '../settings';
import { accountsToCongratulate, findCelebrating } from './care.repo';
import { writeLetters } from './write-letters';

export const customerCareTasks = (services: Services): TaskList => ({
  'congratulate-customers': async () => {
    for (const { id: accountId, today } of await asPlatform(services, (tx) =>
      accountsToCongratulate(tx, services.clock()),
    ))
      await asAccount(services, accountId, (tx) =>
        congratulate({ tx, accountId, now: services.clock(), services }, today),
      ).catch((error: unknown) =>
        services.log.error({ err: error, account_id: accountId }, 'birthdays of a salon were left out'),
      );
  },
});

/** Writes to everybody whose birthday it is, where the salon wants that. Whoever got her wishes by hand already is left in peace. */
export async function congratulate(ctx: Teller, today: string): Promise<number> {
  const { birthday } = await readSetting(ctx, notificationsSetting);
  if (!birthday.active) return 0;
  const ids = await findCelebrating(ctx, today);
  const messages = (await writeLetters(ctx, 'birthday', ids)).flatMap(({ message }) => message ?? []);
  await queueSalonMessages(ctx.tx, messages, ctx.now);
  if (messages.length > 0)
    await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'customer_care' });
  return messages.length;
}
