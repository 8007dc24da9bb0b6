import { addresses, type AddressName } from '../kernel/addresses';
import { withoutEnd } from '../kernel/text/ends';

const NAMES = [
  'online-home',
  'online-services',
  'online-date',
  'online-time',
  'online-information',
  'online-review',
  'online-confirm',
  'online-booking',
  'online-menu',
  'online-price-list',
] as const satisfies readonly AddressName[];
export type OnlineAddress = (typeof NAMES)[number];

/** Which page of which salon a path (without its language) means. */
export function onlineAddressAt(
  rest: string,
): { name: OnlineAddress; alias: string; booking_id: string | null } | undefined {
  const path = withoutEnd(rest, /\//);
  for (const name of NAMES) {
    const found = PATTERNS[name].exec(path)?.groups;
    const alias = readable(found?.['aliasName'] ?? '');
    if (found && alias !== undefined) return { name, alias, booking_id: found['bookingId'] ?? null };
  }
  return undefined;
}

const PATTERNS = Object.fromEntries(
  NAMES.map((name) => [name, new RegExp(`^${addresses[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)]),
) as Record<OnlineAddress, RegExp>;

function readable(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
