import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Tx } from '../../../db/database';
import type { Ctx } from '../../../http/context';
import { apart } from '../../../services';
import { isOwnerMobileTaken, lockOwnerMobile } from './owner-mobiles.repo';

/**
 * One number is one owner's: by it an account is found. Asked by the platform, which is about to make somebody an
 * owner; nobody else gets the number before the transaction has ended.
 */
export async function assertOwnerMobileFree(
  tx: Tx,
  mobile: string,
  { accountId, field = 'mobile' }: { accountId?: number; field?: string } = {},
): Promise<void> {
  await lockOwnerMobile(tx, mobile);
  if (await isOwnerMobileTaken(tx, mobile, accountId)) throw new AppError('MOBILE_TAKEN', { field });
}

/** The same for an owner who changes her own: her salon holds the lock, the platform looks over all accounts. */
export async function assertNoOtherOwnerHas(
  { tx, accountId, services }: Pick<Ctx, 'tx' | 'accountId' | 'services'>,
  mobile: string,
  field = 'mobile',
): Promise<void> {
  await lockOwnerMobile(tx, mobile);
  if (await apart(services, (platform) => isOwnerMobileTaken(platform, mobile, accountId)))
    throw new AppError('MOBILE_TAKEN', { field });
}
