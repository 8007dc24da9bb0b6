import { isTest, walk } from '../source.mjs';

/**
 * What is called a state: the declared columns, and the fields that contracts give the codes of a list of numbers.
 * @typedef {import('../source.mjs').Node} Node
 * @typedef {import('../source.mjs').SourceFile} SourceFile
 */

const COLUMNS = 'apps/server/src/db/column-codes.ts';
const DOMAIN = 'packages/domain/src/';
/** `account` is the account of a journal in one contract, and everywhere else that of a salon. */
const SALONS = 'account';

/**
 * @param {SourceFile[]} files
 * @returns {string[]} `status`, `payment_status`, …; none without the declared columns
 */
export function stateNames(files) {
  const columns = files.find(({ path }) => path === COLUMNS);
  if (!columns) return [];
  const domain = files.filter(({ path }) => path.startsWith(DOMAIN) && !isTest(path));
  const numbered = new Set(domain.filter(({ path }) => path.endsWith('.states.ts')).flatMap(numberedLists));
  const fields = domain.flatMap((file) => fieldNames(file, numbered)).filter((name) => name !== SALONS);
  return [...new Set([...columnNames(columns), ...fields])];
}

/** @param {SourceFile} file */
function columnNames({ path, text }) {
  /** @type {string[]} */
  const names = [];
  walk(path, text, (node) => {
    const column = node.type === 'Property' && /^[a-z_]+\.([a-z_]+)$/.exec(String(node.key.value))?.[1];
    if (column) names.push(column);
  });
  return names;
}

/**
 * Lists of words can't be mistaken for numbers.
 * @param {SourceFile} file
 */
function numberedLists({ path, text }) {
  /** @type {string[]} */
  const lists = [];
  walk(path, text, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !/^define(Codes|States)$/.test(init?.callee?.name ?? '')) return;
    const rows = init.arguments[0]?.properties ?? [];
    const codes = rows.flatMap((/** @type {Node} */ row) => row.value?.properties ?? []);
    if (codes.some((/** @type {Node} */ { key, value }) => key?.name === 'code' && typeof value.value === 'number'))
      lists.push(id.name);
  });
  return lists;
}

/**
 * `status` of `status: z.array(codeOf(recordStates)).optional()`.
 * @param {SourceFile} file
 * @param {Set<string>} numbered
 */
function fieldNames({ path, text }, numbered) {
  if (!text.includes('codeOf(')) return [];
  /** @type {string[]} */
  const names = [];
  walk(path, text, (node, ancestors) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'codeOf' || !numbered.has(node.arguments[0]?.name))
      return;
    const field = ancestors.findLast(({ type }) => !/^(CallExpression|MemberExpression)$/.test(type));
    const name = field?.type === 'Property' ? (field.key.name ?? field.key.value) : undefined;
    if (/^[a-z_]+$/.test(name ?? '')) names.push(name);
  });
  return names;
}
