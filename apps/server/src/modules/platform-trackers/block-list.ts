import { BlockList as NetBlockList, isIPv6 } from 'node:net';
import { asPlatform, type Services } from '../../services';
import { liveBlocks } from './trackers.repo';

export type BlockList = { isBlocked: (ip: string) => boolean; reload: () => Promise<void>; stop: () => void };

const RELOAD_MS = 30_000;
const MOST_VERDICTS = 10_000;

/**
 * The blocked networks, in memory: asked on every request, reloaded when any process changes them and when one runs
 * out.
 */
export async function startBlockList(services: Services): Promise<BlockList> {
  let list = new NetBlockList();
  // The list's own check takes longer than the rest of a small request; the verdict on an address holds until the next
  // reload.
  let verdicts = new Map<string, boolean>();
  const reload = async (): Promise<void> => {
    const next = new NetBlockList();
    for (const { network } of await asPlatform(services, (tx) => liveBlocks(tx, services.clock()))) {
      const [address = '', bits = '32'] = network.split('/');
      next.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
    }
    list = next;
    verdicts = new Map();
  };
  const quietly = (): void =>
    void reload().catch((error: unknown) => services.log.warn({ err: error }, 'block list not reloaded'));
  await reload();
  const unsubscribe = services.live.subscribe((message) => {
    if (message.channel === 'blocklist') quietly();
  });
  const timer = setInterval(quietly, RELOAD_MS).unref();
  return {
    isBlocked(ip) {
      let verdict = verdicts.get(ip);
      if (verdict === undefined) {
        if (verdicts.size >= MOST_VERDICTS) verdicts.clear();
        verdict = list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
        verdicts.set(ip, verdict);
      }
      return verdict;
    },
    reload,
    stop() {
      unsubscribe();
      clearInterval(timer);
    },
  };
}
