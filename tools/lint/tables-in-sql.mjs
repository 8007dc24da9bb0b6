import { literalText, walk } from './source.mjs';

/**
 * Which tables a file reads and writes: in SQL text, in the query builder, and through functions of the database.
 * @typedef {import('./source.mjs').Node} Node
 * @typedef {{ table: string, writes: boolean, start: number }} Use
 *   `table` is any name; the caller knows which are tables
 * @typedef {{ name: string, start: number }} Call
 * @typedef {{ uses: Use[], calls: Call[], nameless: number[] }} Touched
 *   nameless: a table named by a value that the file does not show
 */

const NAME = String.raw`(?:public\s*\.\s*)?"?\w+"?`;
const VERB = String.raw`insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|update|from|join|using`;
const NAMES = String.raw`${NAME}(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*${NAME})*`;
const STATEMENT = new RegExp(String.raw`\b(${VERB})\s+(?:only\s+)?(${NAMES})`, 'gi');
const WRITES = /^(insert|merge|delete|truncate|update)/i;
const NAMELESS_WRITE = /\b(insert\s+into|merge\s+into|delete\s+from|update)\s+$/i;
/** The query builder; `keptRows` moves the rows of a table when customers are merged. */
const WRITERS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto', 'keptRows'];
/** `Array.from(…)` and its like have nothing to do with tables. */
const MAKERS = new Set(['Array', 'Buffer', 'Object', 'Readable']);
const READERS = /^(selectFrom|from|using|(inner|left|right|full|cross)Join(Lateral)?)$/;

/**
 * @param {string} sql
 * @returns {{ uses: Omit<Use, 'start'>[], calls: string[] }}
 */
export function tablesOfSql(sql) {
  const text = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  return {
    uses: [...text.matchAll(STATEMENT)].flatMap(([, verb = '', list = '']) =>
      list.split(',').map((one) => ({ table: plain(one), writes: WRITES.test(verb) })),
    ),
    calls: [...text.matchAll(/\bapp\s*\.\s*"?(\w+)"?\s*\(/gi)].map(([, name = '']) => name.toLowerCase()),
  };
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Touched}
 */
export function tablesOfScript(path, text) {
  const values = namedValues(path, text);
  /** @type {Touched} */
  const touched = { uses: [], calls: [], nameless: [] };
  /** @type {(given: Node | undefined, writes: boolean, start: number) => void} */
  const addNamed = (given, writes, start) => {
    const tables = tablesNamed(given, values);
    if (tables.length === 0) touched.nameless.push(start);
    touched.uses.push(...tables.map((table) => ({ table: plain(table), writes, start })));
  };
  walk(path, text, (node) => {
    const sql = literalText(node);
    if (sql !== undefined) {
      const { uses, calls } = tablesOfSql(sql);
      touched.uses.push(...uses.map((use) => ({ ...use, start: node.start })));
      touched.calls.push(...calls.map((name) => ({ name, start: node.start })));
    }
    if (node.type === 'TemplateLiteral')
      for (const [place, part] of node.quasis.slice(0, -1).entries())
        if (NAMELESS_WRITE.test(part.value.raw)) addNamed(inner(node.expressions[place]), true, node.start);
    if (node.type !== 'CallExpression') return;
    const isMember = node.callee.type === 'MemberExpression';
    const name = (isMember ? node.callee.property.name : node.callee.name) ?? '';
    if (WRITERS.includes(name) || isTableOfSql(node)) addNamed(node.arguments[0], WRITERS.includes(name), node.start);
    else if (
      isMember &&
      READERS.test(name) &&
      !MAKERS.has(node.callee.object?.name) &&
      (isText(node.arguments[0]) || isSelectFromValue(name, node.arguments[0]))
    )
      addNamed(node.arguments[0], false, node.start);
  });
  return touched;
}

/**
 * Anything else it selects from is a query of its own.
 * @param {string} name
 * @param {Node | undefined} node
 */
const isSelectFromValue = (name, node) =>
  name === 'selectFrom' && ['Identifier', 'MemberExpression'].includes(node?.type ?? '');

/** @param {Node | undefined} node */
const isText = (node) => literalText(node) !== undefined || node?.type === 'ArrayExpression';

/** @param {Node | undefined} node */
const isTableOfSql = (node) =>
  node?.type === 'CallExpression' && node.callee.object?.name === 'sql' && node.callee.property?.name === 'table';

/**
 * `table` of `sql.table(table)`.
 * @param {Node | undefined} node
 */
const inner = (node) => (isTableOfSql(node) ? node?.arguments[0] : undefined);

/**
 * The texts an expression can be, as far as the file itself says.
 * @param {Node | null | undefined} node
 * @param {Map<string, Node[]>} values
 * @returns {string[]}
 */
function tablesNamed(node, values) {
  const text = literalText(node);
  if (text !== undefined) return [text];
  if (node?.type === 'Identifier') return (values.get(node.name) ?? []).flatMap((one) => tablesNamed(one, new Map()));
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((one) => tablesNamed(one, values));
  if (node?.type === 'ArrayExpression')
    return node.elements.flatMap((/** @type {Node} */ one) => tablesNamed(one, values));
  if (node?.type === 'TSUnionType') return node.types.flatMap((/** @type {Node} */ one) => tablesNamed(one, values));
  if (node?.type === 'TSLiteralType') return tablesNamed(node.literal, values);
  if (node?.type === 'TSAsExpression') return tablesNamed(node.expression, values);
  return [];
}

/**
 * What each name of the file may stand for: its type, what it is set to, or the list it walks.
 * @param {string} path
 * @param {string} text
 * @returns {Map<string, Node[]>}
 */
function namedValues(path, text) {
  /** @type {Map<string, Node[]>} */
  const values = new Map();
  /** @type {(name: string | undefined, value: Node | null | undefined) => void} */
  const add = (name, value) => {
    if (name && value) values.set(name, [...(values.get(name) ?? []), value]);
  };
  walk(path, text, (node) => {
    if (node.type === 'Identifier' && node.typeAnnotation) add(node.name, node.typeAnnotation.typeAnnotation);
    if (node.type === 'VariableDeclarator') add(node.id.name, node.init);
    if (node.type === 'ForOfStatement') add(node.left.declarations?.[0]?.id.name, node.right);
  });
  return values;
}

/**
 * `users` of `public."users" as u`.
 * @param {string} reference
 */
const plain = (reference) =>
  reference
    .trim()
    .replace(/^public\s*\.\s*/i, '')
    .split(/\s/)[0]
    ?.replaceAll('"', '')
    .toLowerCase() ?? '';
