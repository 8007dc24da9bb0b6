import { isTest, lineAt, literalText, walk } from './source.mjs';

/** @typedef {import('./source.mjs').Node} Node */

const cssProperty = /(?<=^|[\s;{])(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?(?=\s*:)/g;
const cssValue = /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const styleKey =
  /^(left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right).*|border(Top|Bottom)(Left|Right)Radius)$/;
const physicalAttributes = new Set(['left', 'right', 'ml', 'mr', 'pl', 'pr']);

/**
 * Start and end, never left and right: Arabic mirrors the page.
 * @param {string} path
 * @param {string} text
 */
export function logicalDirection(path, text) {
  if (!path.startsWith('apps/web/') || isTest(path)) return [];
  if (path.endsWith('.css')) return inCss(text);
  return /\.tsx?$/.test(path) ? inScript(path, text) : [];
}

/** @param {string} text */
function inCss(text) {
  const bare = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(cssProperty), ...bare.matchAll(cssValue)].map((match) => ({
    line: lineAt(bare, match.index),
    message: `Physical direction: ${match[0]}`,
  }));
}

/**
 * @param {string} path
 * @param {string} text
 */
function inScript(path, text) {
  /** @type {import('./source.mjs').Finding[]} */
  const findings = [];
  walk(path, text, (node, ancestors) => {
    const name = physicalName(node, ancestors);
    if (name) findings.push({ line: lineAt(text, node.start), message: `Physical direction: ${name}` });
  });
  return findings;
}

/**
 * @param {Node} node
 * @param {Node[]} ancestors
 * @returns {string | undefined}
 */
function physicalName(node, ancestors) {
  if (node.type === 'JSXAttribute') {
    const name = node.name.name;
    if (physicalAttributes.has(name)) return name;
    const value = literalText(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
    return name === 'ta' && isSide(value) ? `ta=${value}` : undefined;
  }
  if (node.type !== 'Property' || ancestors.at(-1)?.type !== 'ObjectExpression') return undefined;
  const key = node.key.name ?? literalText(node.key);
  if (key === 'textAlign' && isSide(literalText(node.value))) return `textAlign ${literalText(node.value)}`;
  return styleKey.test(key ?? '') && !isChartSpace(ancestors) ? key : undefined;
}

/** @param {string | undefined} value */
function isSide(value) {
  return value === 'left' || value === 'right';
}

/**
 * The chart library knows only physical sides in its `margin` and `padding` objects.
 * @param {Node[]} ancestors
 */
function isChartSpace(ancestors) {
  return ancestors.some(({ type, name, key }) => {
    const owner = type === 'JSXAttribute' ? name.name : type === 'Property' ? key.name : undefined;
    return owner === 'margin' || owner === 'padding';
  });
}
