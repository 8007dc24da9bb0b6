import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PostgresQueryCompiler } from 'kysely';

/** Files of the product a statement came through, nearest first, or where else it came from. */
export type Origin = { from: 'product'; places: readonly string[] } | { from: 'test' } | { from: 'nowhere' };

const HERE = import.meta.dirname;
const SERVER = homeOf(HERE);

function homeOf(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : homeOf(path.dirname(folder));
}

/** What only hands statements of others on. */
const HANDS_ON: ReadonlySet<string> = new Set(['src/db/database.ts', 'src/db/enqueue.ts']);

/**
 * Whoever asks right now. Reading a stack as text would map every place in it to its source, at many times the cost.
 */
function originNow(): Origin {
  const [limit, prepare] = [Error.stackTraceLimit, Error.prepareStackTrace];
  let files: string[] = [];
  Error.stackTraceLimit = 60;
  Error.prepareStackTrace = (_, frames) => {
    files = frames.map((frame) => frame.getFileName() ?? '');
  };
  void new Error('where').stack;
  Object.assign(Error, { stackTraceLimit: limit, prepareStackTrace: prepare });
  return originOf(files);
}

export function originOf(files: readonly string[]): Origin {
  const ours = files
    .map((file) => (file.startsWith('file:') ? fileURLToPath(file) : file))
    .filter((file) => path.isAbsolute(file) && !file.includes('/node_modules/') && !isOfThisFolder(file));
  const places = ours.map((file) => path.relative(SERVER, file)).filter((place) => !HANDS_ON.has(place));
  // Nobody behind what hands on: then it is a word of its own.
  const [nearest] = places.length > 0 ? places : ours.map((file) => path.relative(SERVER, file));
  if (nearest === undefined) return { from: 'nowhere' };
  if (!isProduct(nearest)) return { from: 'test' };
  return { from: 'product', places: [...new Set([nearest, ...places.filter(isProduct)])] };
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const isOfThisFolder = (file: string): boolean => path.dirname(file) === HERE && !isTest(file);
const isProduct = (place: string): boolean => place.startsWith('src/') && !isTest(place);

/** By text. Once the product is known to send it, others are asked for only where it matters. */
const origins = new Map<string, readonly Origin[]>();
const compiled = new Set<string>();
const askedEachTime = new Set<string>();

/** Where a statement that is being sent comes from; never empty. */
export function originsOf(text: string): readonly Origin[] {
  if (!compiled.has(text)) note(text);
  return origins.get(text) ?? [];
}

/** From now on everybody who sends it is noted, not only the first. */
export function askEachTime(text: string): void {
  askedEachTime.add(text);
}

function note(text: string): void {
  const known = origins.get(text) ?? [];
  if (known.some(({ from }) => from === 'product') && !askedEachTime.has(text)) return;
  const origin = originNow();
  if (!known.some((one) => wayOf(one) === wayOf(origin))) origins.set(text, [...known, origin]);
}

const wayOf = (origin: Origin): string => (origin.from === 'product' ? origin.places.join(' ') : origin.from);

/**
 * A statement is noted when it is put into words: whoever asks stands in the stack then, whatever becomes of the
 * promise that she gets. Where it reaches the connection, a promise that was passed on without waiting has lost her.
 */
const compile = PostgresQueryCompiler.prototype.compileQuery;
PostgresQueryCompiler.prototype.compileQuery = function compileAndNote(...args): ReturnType<typeof compile> {
  const query = compile.apply(this, args);
  compiled.add(query.sql);
  note(query.sql);
  return query;
};
