import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { whyNotReady } from '@rawnaq/domain/whatsapp/whatsapp.rules';
import type { Ctx } from '../../http/context';
import { findWhatsappOfAccount } from './connections.repo';

/** The salon may write by its own WhatsApp, or hears why not. In the training salon nothing leaves the machine. */
export async function assertWhatsappReady(ctx: Pick<Ctx, 'tx' | 'accountId' | 'now'>): Promise<void> {
  if (ctx.accountId === TRAINING_ACCOUNT_ID) return;
  const account = await findWhatsappOfAccount(ctx);
  if (!account) throw new AppError('NOT_FOUND');
  const why = whyNotReady(account, todayIn(ctx.now, account.time_zone));
  if (why) throw new AppError(why);
}
