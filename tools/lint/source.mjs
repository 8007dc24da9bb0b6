import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ line: number, message: string }} Finding
 * @typedef {{ path: string, text: string }} SourceFile  path is relative to the repository, with forward slashes
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/**
 * @typedef {{
 *   path: string,
 *   text: string,
 *   result: import('oxc-parser').ParseResult,
 *   nodes?: Node[],
 *   depths?: number[],
 * }} Parsed
 */
/** @type {Parsed | undefined} */
let last;

/**
 * Every check reads the same file in turn, so remembering one parse is enough.
 * @param {string} path
 * @param {string} text
 */
export function parse(path, text) {
  return remembered(path, text).result;
}

/**
 * @param {string} path
 * @param {string} text
 */
function remembered(path, text) {
  if (last?.path !== path || last.text !== text) last = { path, text, result: parseSync(path, text) };
  return last;
}

/**
 * Calls `visit` for every node with its ancestors, nearest last.
 * @param {string} path
 * @param {string} text
 * @param {(node: Node, ancestors: Node[]) => void} visit
 */
export function walk(path, text, visit) {
  const { nodes, depths } = inOrder(remembered(path, text));
  /** @type {Node[]} */
  const ancestors = [];
  for (const [index, node] of nodes.entries()) {
    ancestors.length = depths[index] ?? 0;
    visit(node, ancestors);
    ancestors.push(node);
  }
}

/**
 * A dozen checks walk every file: its nodes are found once, as they stand in the text.
 * @param {Parsed} parsed
 */
function inOrder(parsed) {
  if (parsed.nodes && parsed.depths) return { nodes: parsed.nodes, depths: parsed.depths };
  /** @type {Node[]} */
  const nodes = [];
  /** @type {number[]} */
  const depths = [];
  /** @type {(value: unknown, depth: number) => void} */
  const step = (value, depth) => {
    if (Array.isArray(value)) for (const one of value) step(one, depth);
    else if (isNode(value)) {
      nodes.push(value);
      depths.push(depth);
      for (const key in value) step(value[key], depth + 1);
    }
  };
  step(parsed.result.program, 0);
  Object.assign(parsed, { nodes, depths });
  return { nodes, depths };
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
  if (node?.type === 'BinaryExpression' && node.operator === '+') return joined(node);
  return undefined;
}

/**
 * A long text is written as a sum of lines.
 * @param {Node} sum
 * @returns {string | undefined}
 */
function joined(sum) {
  const [left, right] = [literalText(sum.left), literalText(sum.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/**
 * Tests, and what is written for them alone.
 * @param {string} path
 */
export function isTest(path) {
  return /\.(test|spec)\.tsx?$|\/test(ing)?\//.test(path) || path.startsWith('e2e/');
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
