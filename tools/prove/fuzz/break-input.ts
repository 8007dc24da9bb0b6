import type { Seeded } from '../seeded';
import { chosen, type Values } from './draw-input';
import type { SentFile } from './recipes/sent-files';

/** Texts and values that break things. */
const NASTY: readonly unknown[] = [
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202Egnp.exe',
  '\u2066\u2067\u061C',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳',
  'e\u0301\u0301\u0301',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '{{constructor.constructor("x")()}}',
  '{price}%n',
  '%',
  '_',
  '\\',
  '=1+1',
  '1e308',
  '-0',
  '9007199254740993',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-02-28',
  '24:00',
  '..',
  '2026-02-30..2026-13-01',
  '0000-00-00..9999-99-99',
  'x'.repeat(100_000),
  'ي'.repeat(300),
  '',
  ' ',
  '\n',
  '\u0001\u000b\ufffe',
  0,
  -1,
  1,
  1e308,
  2 ** 53 + 2,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
  0.1 + 0.2,
  2_147_483_647,
  2_147_483_648,
  2 ** 63,
  true,
  false,
  null,
  [],
  {},
  [[['x']]],
  { $gt: '' },
  { toString: 'x', valueOf: 1, length: 3 },
];
/** What nobody may set, and what lists are filtered by. */
const STRANGE_FIELDS = [
  'is_owner',
  'account_id',
  'status',
  'f.at',
  'f.status',
  'f.created_at',
  'f.date',
  'sort',
  'page',
];

/** Cut off, empty, changed inside, or something else than it says. */
export function brokenFile(random: Seeded, file: SentFile): SentFile {
  const { bytes } = file;
  const cut = bytes.subarray(0, random.between(0, bytes.length));
  const changed = Buffer.from(bytes);
  if (changed.length > 0) changed[random.between(0, changed.length - 1)] = random.between(0, 255);
  return chosen(random, [
    { ...file, bytes: cut },
    { ...file, bytes: changed },
    { ...file, bytes: Buffer.alloc(0) },
    { ...file, bytes: Buffer.concat([bytes, bytes]) },
    { ...file, name: '../../\u202Egnp.exe' },
    { ...file, name: 'x.xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    { ...file, type: 'text/html', bytes: Buffer.from('<script>1</script>') },
  ]);
}

type Place = { holder: Record<string | number, unknown>; key: string | number };

/**
 * The input with one to three things made wrong, anywhere in it: a value from the nasty set, one nearly right, one
 * missing, one too many.
 */
export function broken(random: Seeded, input: Values): unknown {
  if (random.next() < 0.02) return nasty(random);
  const copy = structuredClone(input);
  for (let turn = random.between(1, 3); turn > 0; turn -= 1) {
    const places = placesIn(copy);
    if (places.length === 0 || random.next() < 0.1) copy[chosen(random, STRANGE_FIELDS)] = nasty(random);
    else breakAt(random, chosen(random, places));
  }
  return copy;
}

export const nastyText = (random: Seeded): string => {
  const value = chosen(random, NASTY);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
};

/** A copy: the next turn may break something inside of it. */
const nasty = (random: Seeded): unknown => structuredClone(chosen(random, NASTY));

function placesIn(holder: object): Place[] {
  return Object.entries(holder).flatMap(([key, value]): Place[] => [
    { holder: holder as Place['holder'], key },
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}

function breakAt(random: Seeded, { holder, key }: Place): void {
  const value = holder[key];
  const way = random.next();
  if (way < 0.15) delete holder[key];
  else if (way < 0.6) holder[key] = nasty(random);
  else holder[key] = nearly(random, value);
}

/**
 * The same sort of thing, a little wrong: the next number, a longer list, the same twice, a text with something in it.
 */
function nearly(random: Seeded, value: unknown): unknown {
  if (typeof value === 'number')
    return chosen(random, [value + 1, value - 1, -value, value * 1000, value + 0.5, `${value}`]);
  if (typeof value === 'boolean') return chosen(random, [!value, String(value)]);
  if (Array.isArray(value)) return chosen(random, [[...value, ...value], value.slice(1), [value], [...value, null]]);
  if (typeof value !== 'string') return [value];
  return chosen(random, [
    ` ${value} `,
    `${value}\u200f`,
    value.repeat(20),
    value.toUpperCase(),
    value.slice(1),
    `${value}'%_\\`,
  ]);
}
