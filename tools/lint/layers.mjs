import { importsOf } from './import-walls.mjs';
import { isTest, lineAt } from './source.mjs';

/** @typedef {import('./source.mjs').Finding} Finding */

/**
 * Each room may look into those named before it and never behind. What no line names stands on top of all: it puts the
 * house together.
 * @type {Record<string, string[][]>}
 */
const LAYERS = {
  'apps/server/src/': [
    ['config', 'cannot-start', 'sandbox-channels'],
    ['infra/'],
    ['db/'],
    ['main'],
    ['sessions/'],
    ['services'],
    ['http/', 'worker/'],
    ['modules/'],
  ],
  'apps/web/src/': [['lib/'], ['ui/'], ['features/']],
};
/** Its database starts while it reads the rest of the server: what it imports at once would be waited for before. */
const READS_LATER = 'apps/server/src/main.ts';
/** Gathers the texts of all pages by where they lie. */
const TEXTS = { gatheredBy: 'apps/web/src/lib/language/i18n.ts', files: /\/locales\/\{en,ar\}$/ };

/**
 * Imports that point up, those of types too: a type is as good a knot as a function.
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function layers(path, text) {
  if (isTest(path)) return [];
  return importsOf(path, text).flatMap(({ target, start, isLasting }) => {
    const [own, other] = [placeOf(path), placeOf(target)];
    if (!own || !other || own.house !== other.house || other.height <= own.height) return [];
    if (path === READS_LATER && !isLasting) return [];
    if (path === TEXTS.gatheredBy && TEXTS.files.test(target)) return [];
    return [{ line: lineAt(text, start), message: `${nameOf(own)} stands below ${nameOf(other)}: ${target}` }];
  });
}

/** @param {string} path */
function placeOf(path) {
  // `..` may be the house itself.
  const house = Object.keys(LAYERS).find((folder) => `${path}/`.startsWith(folder));
  if (!house) return undefined;
  const inside = path.slice(house.length);
  // A folder ends in a stroke: `modules.ts` stands above `modules/`.
  const room = inside.includes('/') ? `${inside.split('/')[0]}/` : inside.replace(/\.tsx?$/, '');
  const rooms = LAYERS[house] ?? [];
  const found = rooms.findIndex((names) => names.includes(room));
  return { house, room, height: found < 0 ? rooms.length : found };
}

/** @param {{ room: string }} place */
const nameOf = ({ room }) => room.replace('/', '') || 'the house itself';
