import { cyclesIn, importsOf } from './import-walls.mjs';
import { isScript, isTest, lineAt, walk } from './source.mjs';
import { tablesOfScript, tablesOfSql } from './tables-in-sql.mjs';

/**
 * Who owns a table writes it (apps/server/src/tables.ts), and who reads a table of others says so (table-reads.ts).
 * What modules need of each other, by import or by a table, points one way.
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {import('./source.mjs').Node} Node
 * @typedef {import('./source.mjs').SourceFile} SourceFile
 * @typedef {{ owners: Map<string, string>, reads: Map<string, string[]>, readByAll: string[],
 *   wholeHouse: string[], namesOfAll: string[] }} Declared
 */

const DECLARED = 'apps/server/src/tables.ts';
const READS = 'apps/server/src/table-reads.ts';
const SERVER = 'apps/server/src/';
const FUNCTIONS = 'apps/server/src/db/functions/';

/**
 * @param {SourceFile[]} files
 * @returns {(Finding & { path: string })[]}
 */
export function tableOwners(files) {
  const file = files.find(({ path }) => path === DECLARED);
  if (!file) return [];
  const reads = files.find(({ path }) => path === READS);
  const declared = readDeclared({ path: DECLARED, text: `${file.text}\n${reads?.text ?? ''}` });
  const scripts = files.filter(({ path }) => path.startsWith(SERVER) && isScript(path) && !isTest(path));
  const functions = functionUses(files);
  /** @type {Set<string>} */
  const used = new Set();
  const found = scripts.flatMap(({ path, text }) =>
    trespasses(path, text, declared, functions, used).map((finding) => ({ path, ...finding })),
  );
  /** @type {(message: string) => Finding & { path: string }} */
  const inList = (message) => ({ path: DECLARED, line: 1, message });
  return [
    ...found,
    ...listFaults(declared, new Set(scripts.map(({ path }) => roomOf(path))), used).map(inList),
    ...loops(scripts, declared).map(inList),
  ];
}

/**
 * @param {string} path
 * @param {string} text
 * @param {Declared} declared
 * @param {Map<string, { table: string, writes: boolean }[]>} functions
 * @param {Set<string>} used  gets `room table` of every read of another's table
 * @returns {Finding[]}
 */
function trespasses(path, text, { owners, reads, readByAll, wholeHouse, namesOfAll }, functions, used) {
  const room = roomOf(path);
  if (wholeHouse.includes(room)) return [];
  const { uses, calls, nameless } = tablesOfScript(path, text);
  const all = [
    ...uses,
    ...calls.flatMap(({ name, start }) => (functions.get(name) ?? []).map((use) => ({ ...use, start }))),
  ];
  /** @type {Map<string, Finding>} */
  const found = new Map();
  for (const { table, writes, start } of all) {
    const owner = owners.get(table);
    if (owner === undefined || owner === room) continue;
    used.add(`${room} ${table}`);
    const mayRead = readByAll.includes(table) || reads.get(room)?.includes(table);
    if (!writes && mayRead) continue;
    const line = lineAt(text, start);
    const message = writes
      ? `writes ${table}, which belongs to ${owner}: let ${owner} do it, through its index`
      : `reads ${table} of ${owner}: ask ${owner} through its index, or declare it in ${DECLARED}`;
    found.set(`${line} ${message}`, { line, message });
  }
  return [
    ...found.values(),
    ...(namesOfAll.includes(room) ? [] : nameless).map((start) => ({
      line: lineAt(text, start),
      message: 'names its table by a value: let the file show which it can be, so that its owner can be seen',
    })),
  ];
}

/**
 * The list says no more than is true.
 * @param {Declared} declared
 * @param {Set<string>} rooms
 * @param {Set<string>} used
 * @returns {string[]}
 */
function listFaults({ owners, reads, readByAll }, rooms, used) {
  const strangers = [...new Set([...owners.values(), ...reads.keys()])].filter((room) => !rooms.has(room));
  return [
    ...strangers.map((room) => `names ${room}, which is no folder of the server`),
    ...[...reads].flatMap(([room, tables]) =>
      tables
        .filter((table) => readByAll.includes(table) || !used.has(`${room} ${table}`))
        .map((table) => `lets ${room} read ${table}, for which there is no need`),
    ),
  ];
}

/**
 * Modules that need each other, by import (types too) or by a table one of them reads.
 * @param {SourceFile[]} scripts
 * @param {Declared} declared
 * @returns {string[]}
 */
function loops(scripts, { owners, reads, readByAll, namesOfAll }) {
  /** @type {Map<string, Set<string>>} */
  const needs = new Map();
  /** @type {(from: string, to: string | undefined) => void} */
  const add = (from, to) => {
    if (to && to !== from) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  };
  for (const { path, text } of scripts) {
    const own = moduleOf(path);
    if (own) for (const { target } of importsOf(path, text)) add(own, moduleOf(`${target}/`));
  }
  const modules = new Set(scripts.map(({ path }) => moduleOf(path)));
  for (const [room, tables] of reads) {
    if (!modules.has(room) || namesOfAll.includes(room)) continue;
    for (const table of tables) {
      const owner = owners.get(table) ?? '';
      if (!readByAll.includes(table) && modules.has(owner)) add(room, owner);
    }
  }
  return cyclesIn(new Map([...needs].map(([from, to]) => [from, [...to]]))).map(
    (cycle) => `modules need each other: ${[...cycle, cycle[0]].join(' → ')}`,
  );
}

/**
 * What a function of the database touches, and those it calls.
 * @param {SourceFile[]} files
 */
function functionUses(files) {
  const own = new Map(
    files
      .filter(({ path }) => path.startsWith(FUNCTIONS))
      .map(({ path, text }) => [path.slice(FUNCTIONS.length, -'.sql'.length), tablesOfSql(text)]),
  );
  /** @type {(name: string, seen: Set<string>) => { table: string, writes: boolean }[]} */
  const all = (name, seen) => {
    const found = own.get(name);
    if (!found || seen.has(name)) return [];
    seen.add(name);
    return [...found.uses, ...found.calls.flatMap((next) => all(next, seen))];
  };
  return new Map([...own.keys()].map((name) => [name, all(name, new Set())]));
}

/**
 * `appointments` of a file in that module, `http` of one in that room, `jobs.ts` of one on top.
 * @param {string} path
 */
function roomOf(path) {
  return moduleOf(path) ?? path.slice(SERVER.length).split('/')[0] ?? '';
}

/** @param {string} path */
function moduleOf(path) {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

/**
 * @param {SourceFile} file
 * @returns {Declared}
 */
function readDeclared({ path, text }) {
  /** @type {Map<string, Node>} */
  const values = new Map();
  walk(path, text, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) values.set(node.id.name, bare(node.init));
  });
  /** @type {(name: string) => string[]} */
  const list = (name) => texts(values.get(name));
  /** @type {(name: string) => [string, Node][]} */
  const entries = (name) =>
    (values.get(name)?.properties ?? []).map((/** @type {Node} */ { key, value }) => [key.name ?? key.value, value]);
  return {
    owners: new Map(entries('tableOwners').map(([table, owner]) => [table, owner.value])),
    reads: new Map(entries('tableReads').map(([room, tables]) => [room, texts(tables)])),
    readByAll: list('readByAll'),
    wholeHouse: list('wholeHouse'),
    namesOfAll: list('namesOfAll'),
  };
}

/**
 * Without `as const satisfies …`.
 * @param {Node} node
 * @returns {Node}
 */
const bare = (node) =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? bare(node.expression) : node;

/**
 * @param {Node | undefined} node
 * @returns {string[]}
 */
const texts = (node) => (node?.elements ?? []).map((/** @type {Node} */ one) => one.value);
