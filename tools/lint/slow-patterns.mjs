import { isTest, lineAt, walk } from './source.mjs';

/** @typedef {import('./source.mjs').Finding} Finding */

/** Where texts of strangers are read: the rules, the server, and the pages it draws. */
const READS_STRANGERS = /^(packages\/domain|apps\/server|apps\/web\/src\/public)\//;
/** One sign or one of a class, again and again, up to the end: `\/+$`, `[.\s]*$`. */
const RUN_TO_END = /^(?:\(\?<=[^()]*\))?(?:\\.|\[(?:\\.|[^\]\\])+\]|[^\\[\]()^$])[+*]\$$/;

/**
 * A pattern that looks for a run at the end begins anew at every sign of every run in the middle: sixteen thousand
 * slashes inside an address kept a server busy for a third of a second, and a file's name full of spaces for twenty.
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function slowPatterns(path, text) {
  if (!READS_STRANGERS.test(path) || isTest(path)) return [];
  /** @type {Finding[]} */
  const findings = [];
  walk(path, text, (node) => {
    if (node.type !== 'Literal' || !node.regex) return;
    const slow = branchesOf(node.regex.pattern).find((branch) => RUN_TO_END.test(branch));
    if (slow !== undefined)
      findings.push({
        line: lineAt(text, node.start),
        message: `/${slow}/ begins anew in every run: withoutEnd of kernel/text/ends looks once`,
      });
  });
  return findings;
}

/**
 * What stands between the bars outside of classes and groups.
 * @param {string} pattern
 */
function branchesOf(pattern) {
  const branches = [''];
  let depth = 0;
  for (const [piece] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === '|' && depth === 0) branches.push('');
    else branches[branches.length - 1] += piece;
  }
  return branches;
}
