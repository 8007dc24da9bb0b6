import { BlockList, isIPv6 } from 'node:net';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { networkOf } from '../../http/visitor-address';
import { audit } from '../audit';
import { blockNetwork } from './block-network';
import { liftBlock } from './trackers.repo';

type Trackers = typeof platformTrackersContract;

export const blockIp: UseCase<Trackers['block_ip']> = async (ctx, input) => {
  if (covers(networkOf(input.address), ctx.request.ip)) throw new AppError('CANNOT_BLOCK_SELF');
  const added = await blockNetwork(ctx.tx, {
    address: input.address,
    automatic: false,
    reason: input.reason ?? null,
    by: sessionOf(ctx).user.name,
    until: null,
    now: ctx.now,
  });
  if (!added) throw new AppError('IP_ALREADY_BLOCKED');
  await audit(ctx, { action: 'blocked-ips.block', entity: 'blocked_ips', entity_id: input.address, after: input });
  return { done: true };
};

export const unblockIp: UseCase<Trackers['unblock_ip']> = async (ctx, input) => {
  const network = await liftBlock(ctx.tx, input.id, sessionOf(ctx).user.name, ctx.now);
  if (!network) throw new AppError('NOT_FOUND');
  announce(ctx.tx, { channel: 'blocklist' });
  await audit(ctx, { action: 'blocked-ips.unblock', entity: 'blocked_ips', entity_id: network });
  return { done: true };
};

function covers(network: string, ip: string): boolean {
  const [address = '', bits = '32'] = network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
