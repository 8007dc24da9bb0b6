import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MOST_KNOWN = 10_000;
const known = new Map<string, string>();

/** Where a request comes from. A proxy that passes nonsense on is taken for the visitor itself. */
export function visitorAddress(request: FastifyRequest): string {
  // Asked twice by every request, and most of them come from few addresses.
  const { ip } = request;
  let address = known.get(ip);
  if (address === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    address = readAddress(request);
    if (isIP(ip)) known.set(ip, address);
  }
  return address;
}

function readAddress(request: FastifyRequest): string {
  const forwarded = plainAddress(request.ip);
  return isIP(forwarded) ? forwarded : plainAddress(request.socket.remoteAddress ?? '0.0.0.0');
}

/** An IPv4 address in IPv6 clothing, however it is spelled, is the IPv4 address. */
export function plainAddress(given: string): string {
  // A link-local address carries the name of the network card behind it.
  const address = given.replace(/%.*/s, '');
  if (!isIPv6(address)) return address;
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .map((group) => `${group >> 8}.${group & 0xff}`)
    .join('.');
}

const IPV6_GROUPS = 8;

/** One person holds a whole IPv6 /64, so that is what is blocked and counted. A network stays what it is. */
export function networkOf(address: string): string {
  if (address.includes('/')) return address;
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return `${plain}/32`;
  const [start = '', end = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [start.split(':').filter(Boolean), end.split(':').filter(Boolean)];
  const groups = [
    ...before,
    ...Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0'),
    ...after,
  ];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
