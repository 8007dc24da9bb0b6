import { isTest, lineAt, literalText, walk } from './source.mjs';

/** @typedef {import('./source.mjs').Node} Node */

const spokenAttributes = new Set([
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'alt',
  'description',
  'error',
]);
/** Names of keys and code samples are the same in every language. */
const unspokenElements = new Set(['kbd', 'Kbd', 'code', 'Code', 'style', 'script']);

/**
 * What people read comes from the locale files. A form that lets the browser judge is answered in the browser's words
 * and language; pages of the server have no others before their script is there.
 * @param {string} path
 * @param {string} text
 */
export function jsxText(path, text) {
  if (!path.startsWith('apps/web/src/') || !path.endsWith('.tsx') || isTest(path)) return [];
  /** @type {import('./source.mjs').Finding[]} */
  const findings = [];
  walk(path, text, (node, ancestors) => {
    const spoken = spokenText(node, ancestors);
    if (spoken && /\p{L}/u.test(spoken))
      findings.push({
        line: lineAt(text, node.start),
        message: `Literal text in JSX: "${spoken.trim().slice(0, 40)}"`,
      });
    if (isJudgedByBrowser(node) && !path.startsWith('apps/web/src/public/'))
      findings.push({
        line: lineAt(text, node.start),
        message: 'A form without noValidate: say what is wrong yourself',
      });
  });
  return findings;
}

/** @param {Node} node */
function isJudgedByBrowser(node) {
  if (node.type !== 'JSXOpeningElement' || node.name.name !== 'form') return false;
  return !node.attributes.some((/** @type {Node} */ one) => one.name?.name === 'noValidate');
}

/**
 * @param {Node} node
 * @param {Node[]} ancestors
 * @returns {string | undefined}
 */
function spokenText(node, ancestors) {
  const parent = ancestors.at(-1);
  if (node.type === 'JSXText') return isUnspoken(parent) ? undefined : node.value.replace(/&\w+;/g, '');
  if (node.type === 'JSXExpressionContainer') {
    const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
    return isChild && !isUnspoken(parent) ? literalText(node.expression) : undefined;
  }
  if (node.type !== 'JSXAttribute' || !spokenAttributes.has(node.name.name)) return undefined;
  return literalText(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
}

/** @param {Node | undefined} element */
function isUnspoken(element) {
  return element?.type === 'JSXElement' && unspokenElements.has(element.openingElement.name.name);
}
