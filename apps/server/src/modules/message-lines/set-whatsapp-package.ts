import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { updateWhatsappOfAccount } from '../settings';
import { storeAllowance } from './allowances.repo';
import { findPackage } from './catalogue.repo';
import { findWhatsappOfAccount, updateConnection } from './connections.repo';
import { releaseWaiting } from './line-state';

/** By the platform's staff: a package given, corrected or taken away by hand. */
export const setWhatsappPackage: UseCase<(typeof messageLinesContract)['set_package']> = async (
  ctx,
  { account_id, status, ends_on, package_id, messages_left },
) => {
  const place = { tx: ctx.tx, accountId: account_id };
  const before = account_id > TRAINING_ACCOUNT_ID ? await findWhatsappOfAccount(place) : undefined;
  if (!before) throw new AppError('NOT_FOUND');
  if (status !== before.status) move(whatsappPackageStates, before.status, status);
  await updateWhatsappOfAccount(ctx.tx, account_id, {
    whatsapp_package_status: status,
    whatsapp_package_ends_on: ends_on,
  });
  const chosen = package_id === null ? undefined : await findPackage(ctx.tx, package_id);
  if (package_id !== null && !chosen) throw new AppError('NOT_FOUND', { field: 'package_id' });
  await storeAllowance(place, { package_id, messages_left }, ctx.now);
  if (status === whatsappPackageStates.codes.active) {
    await updateConnection(place, { paused_at: null, paused_reason: null });
    await releaseWaiting(place);
  }
  await audit(ctx, {
    action: 'whatsapp.set-package',
    entity: 'whatsapp_connections',
    entity_id: account_id,
    account_id,
    before: { status: before.status, ends_on: before.ends_on, messages_left: before.messages_left },
    after: { status, ends_on, messages_left, ...(chosen && { package: chosen.english_name }) },
  });
  return { done: true };
};
