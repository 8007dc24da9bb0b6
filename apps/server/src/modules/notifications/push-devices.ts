import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { enqueue } from '../../db/enqueue';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { sha256 } from '../../infra/crypto';
import { assertWebAddress, ForbiddenAddress } from '../../infra/outbound/address-guard';
import { arePushKeys } from '../../infra/web-push/encrypt-push';
import { addressPlace } from './push-address';
import { devicesBeyond, putDevice, removeDevices } from './push-devices.repo';

type Contract = typeof notificationsContract;

/** Phone, tablet, desk and some that were forgotten. */
const MOST_DEVICES = 10;

/** A browser comes again at each start of the app: then it belongs to the session of now. */
export const addDevice: UseCase<Contract['add_device']> = async (ctx, input) => {
  const { user, id: sessionId, impersonator } = sessionOf(ctx);
  if (impersonator) throw new AppError('no_permission');
  assertReachable(input.endpoint, ctx.services.config.outbound);
  if (!arePushKeys(input)) throw new AppError('PUSH_DEVICE_UNREACHABLE');
  const owner = { accountId: ctx.accountId, userId: user.id };
  const addressHash = sha256(input.endpoint);
  await putDevice(ctx.tx, {
    ...owner,
    sessionId,
    addressHash,
    sealed: ctx.services.sealer.seal(JSON.stringify(input), addressPlace(ctx.accountId, addressHash)),
    userAgent: ctx.request.userAgent.slice(0, 300),
    now: ctx.now,
  });
  await removeDevices(ctx.tx, ctx.accountId, await devicesBeyond(ctx.tx, owner, MOST_DEVICES));
  await enqueue(ctx.tx, 'take-over-device', { hash: addressHash.toString('hex') });
  return { done: true };
};

export const removeDevice: UseCase<Contract['remove_device']> = async (ctx, { id }) => {
  if ((await removeDevices(ctx.tx, ctx.accountId, [id], sessionOf(ctx).user.id)) === 0) throw new AppError('NOT_FOUND');
  return { done: true };
};

function assertReachable(endpoint: string, outbound: { allowsLocal: boolean }): void {
  try {
    assertWebAddress(endpoint, outbound);
  } catch (error) {
    throw error instanceof ForbiddenAddress ? new AppError('PUSH_DEVICE_UNREACHABLE') : error;
  }
}
