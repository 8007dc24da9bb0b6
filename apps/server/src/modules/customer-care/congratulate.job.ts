import type { CareKind } from '@rawnaq/domain/customer-care/care.states';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import type { Job } from '../../worker/job';
import { asAccount, asPlatform, type Services } from '../../services';
import type { Teller } from '../appointments';
import { queueSalonMessages } from '../messages';
import { readSetting } from '../settings';
import { careRules } from './care-rules';
import { accountsInTheirDay, findCelebrating, findMissed } from './care.repo';
import { writeLetters } from './write-letters';

export const customerCareJobs: readonly Job[] = [
  {
    task: 'congratulate-customers',
    cron: '12 * * * *',
    run: (services) => inEverySalon(services, 'birthdays', congratulate),
  },
  {
    task: 'invite-missed-customers',
    cron: '27 * * * *',
    run: (services) => inEverySalon(services, 'missed customers', (ctx) => inviteBack(ctx)),
  },
];

async function inEverySalon(
  services: Services,
  what: string,
  write: (ctx: Teller, today: string) => Promise<number>,
): Promise<void> {
  for (const { id: accountId, today } of await asPlatform(services, (tx) => accountsInTheirDay(tx, services.clock())))
    await asAccount(services, accountId, (tx) =>
      write({ tx, accountId, now: services.clock(), services }, today),
    ).catch((error: unknown) =>
      services.log.error({ err: error, account_id: accountId }, `${what} of a salon were left out`),
    );
}

/**
 * Writes to everybody whose birthday it is, where the salon wants that. Whoever got her wishes by hand already is left
 * in peace.
 */
export async function congratulate(ctx: Teller, today: string): Promise<number> {
  const { birthday } = await readSetting(ctx, notificationsSetting);
  return birthday.active ? queueLetters(ctx, 'birthday', await findCelebrating(ctx, today)) : 0;
}

/** Writes to who has not come for as long as the message says, where the salon wants that. */
export async function inviteBack(ctx: Teller): Promise<number> {
  const { missed_customer: message } = await readSetting(ctx, notificationsSetting);
  if (!message.active) return 0;
  return queueLetters(ctx, 'missed_customer', await findMissed(ctx, await careRules(ctx)));
}

async function queueLetters(ctx: Teller, kind: CareKind, ids: readonly number[]): Promise<number> {
  const messages = (await writeLetters(ctx, kind, ids, 'by-clock')).flatMap(({ message }) => message ?? []);
  await queueSalonMessages(ctx.tx, messages, ctx.now);
  return messages.length;
}
