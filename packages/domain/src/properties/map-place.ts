import { toPlainNumberText } from '../kernel/text/digits';

export type MapPlace = { map_link: string | null; latitude: number | null; longitude: number | null };

/** Where links may lead: the maps people share places with, and nothing else. No names before the host, no ports. */
const LINK = /^https:\/\/([a-z\d.-]+)(\/[^\s<>"'\\]*)?$/i;
const MAP_HOSTS = ['maps.app.goo.gl', 'maps.google.com', 'maps.apple.com', 'maps.apple'];
const GOOGLE = /^(www\.)?google(\.[a-z]{2,3}){1,2}$/;
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(`^${NUMBER}\\s*[,،]\\s*${NUMBER}$`);
/** How such links say where: `@25.1,55.2` in the path, or a value of the question. */
const IN_PATH = new RegExp(`@${NUMBER},${NUMBER}`);
const NAMED = new RegExp(`[?&](?:q|query|ll|coordinate|center)=${NUMBER}(?:,|%2C)${NUMBER}(?:&|#|$)`, 'i');

/**
 * A place as people paste it: two numbers, or a link of a map, whose numbers are taken along where it has any.
 * Undefined where it is neither.
 */
export function readMapPlace(text: string): MapPlace | undefined {
  const pair = numbersIn(PAIR.exec(toPlainNumberText(text)));
  if (pair) return { map_link: null, ...pair };
  const link = text.trim();
  const [, host, path = '/'] = LINK.exec(link) ?? [];
  if (!host || !isMap(host.toLowerCase(), path)) return undefined;
  const found = numbersIn(IN_PATH.exec(path)) ?? numbersIn(NAMED.exec(path));
  return { map_link: link, ...(found ?? { latitude: null, longitude: null }) };
}

/** As it is typed again. */
export const writeMapPlace = ({ map_link, latitude, longitude }: MapPlace): string =>
  map_link ?? (latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`);

const isMap = (host: string, path: string): boolean =>
  MAP_HOSTS.includes(host) || ((host === 'goo.gl' || GOOGLE.test(host)) && path.startsWith('/maps'));

function numbersIn(found: RegExpExecArray | null): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
