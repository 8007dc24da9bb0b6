import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

export type Resolved = { address: string; family: number };
/**
 * Where this process may call when somebody else chose the address. `allowsLocal` is for tests, whose providers run on
 * the same machine.
 */
export type Outbound = { allowsLocal: boolean; resolve?: (host: string) => Promise<Resolved[]> };

/** The address leads into our own network, or nowhere we would go. Says nothing about what is there. */
export class ForbiddenAddress extends Error {
  constructor() {
    super(troubleText('addressForbidden'));
    this.name = 'ForbiddenAddress';
  }
}

/** Names that some resolvers read as numbers (2130706433, 0x7f.1, 0177.0.0.1) end in a digit; real ones do not. */
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
const MAIL_PORTS = [25, 465, 587, 2525];

/** An address of the web that a salon gave: only https at its usual port, without a name and password in it. */
export function assertWebAddress(text: string, { allowsLocal }: Outbound): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '') throw new ForbiddenAddress();
  if (allowsLocal && url.protocol === 'http:') return url;
  if (url.protocol !== 'https:' || (url.port !== '' && !allowsLocal)) throw new ForbiddenAddress();
  assertHostName(hostOf(url), allowsLocal);
  return url;
}

export function assertMailServer(host: string, port: number, { allowsLocal }: Outbound): void {
  if (!MAIL_PORTS.includes(port) && !allowsLocal) throw new ForbiddenAddress();
  assertHostName(host, allowsLocal);
}

/**
 * Asked once; the answer is where the call goes, so that a name that changes its mind between question and call leads
 * nowhere else.
 */
export async function resolvePublic(host: string, { allowsLocal, resolve = resolveAll }: Outbound): Promise<Resolved> {
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  const [first] = found;
  if (!first || !(allowsLocal || found.every(({ address }) => isPublicAddress(address)))) throw new ForbiddenAddress();
  return first;
}

export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

function assertHostName(host: string, allowsLocal: boolean): void {
  if (allowsLocal) return;
  if (isIP(host) === 0 ? !HOST_NAME.test(host) : !isPublicAddress(host)) throw new ForbiddenAddress();
}

const resolveAll = (host: string): Promise<Resolved[]> => lookup(host, { all: true, verbatim: true });

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4');
    case 6:
      return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Loopback, private, shared, link-local with its metadata services, documentation, multicast, reserved. */
const closed4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
/** What is given out to the public at all; mapped, local and unique-local addresses are outside of it. */
const open6 = subnets('ipv6', [['2000::', 3]]);
/** Teredo, documentation and 6to4 carry other addresses inside. */
const closed6 = subnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
]);

function subnets(family: 'ipv4' | 'ipv6', list: readonly (readonly [string, number])[]): BlockList {
  const block = new BlockList();
  for (const [net, prefix] of list) block.addSubnet(net, prefix, family);
  return block;
}
