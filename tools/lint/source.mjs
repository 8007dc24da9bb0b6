import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ line: number, message: string }} Finding
 * @typedef {{ path: string, text: string }} SourceFile  path is relative to the repository, with forward slashes
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/** @type {{ path: string, text: string, result: import('oxc-parser').ParseResult } | undefined} */
let last;

/**
 * Every check reads the same file in turn, so remembering one parse is enough.
 * @param {string} path
 * @param {string} text
 */
export function parse(path, text) {
  if (last?.path !== path || last.text !== text) last = { path, text, result: parseSync(path, text) };
  return last.result;
}

/**
 * Calls `visit` for every node with its ancestors, nearest last.
 * @param {string} path
 * @param {string} text
 * @param {(node: Node, ancestors: Node[]) => void} visit
 */
export function walk(path, text, visit) {
  /** @type {Node[]} */
  const ancestors = [];
  /** @param {unknown} value */
  const step = (value) => {
    if (Array.isArray(value)) return value.forEach(step);
    if (!isNode(value)) return;
    visit(value, ancestors);
    ancestors.push(value);
    for (const child of Object.values(value)) step(child);
    ancestors.pop();
  };
  step(parse(path, text).program);
}

/**
 * @param {string} text
 * @param {number} offset
 */
export function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

/**
 * The fixed text of a string or template literal, with placeholders left out.
 * @param {Node | null | undefined} node
 * @returns {string | undefined}
 */
export function literalText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((/** @type {Node} */ part) => part.value.raw).join(' ');
  return undefined;
}

/** @param {string} path */
export function isTest(path) {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('apps/server/test/') || path.startsWith('e2e/');
}

/** @param {string} path */
export function isScript(path) {
  return /\.(ts|tsx|mjs)$/.test(path);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
