import { parseArgs } from 'node:util';

/**
 * What somebody wrote behind a command. A flag that is not there, and `--help`, are answered with those that are, in a
 * sentence and without a stack.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options
 */
export function readAsked(options) {
  const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`);
  if (process.argv.includes('--help')) endWith(`It knows ${known.join(', ')}.`, 0);
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return endWith(`${error instanceof Error ? error.message : error}\nIt knows ${known.join(', ')}.`);
  }
}

/**
 * Of what can be done, all or the one that was asked for by name.
 * @template T
 * @param {Record<string, T>} all
 * @param {string | undefined} name
 * @returns {[string, T][]}
 */
export function chosen(all, name) {
  const found = Object.entries(all).filter(([one]) => name === undefined || one === name);
  return found.length ? found : endWith(`--only knows ${Object.keys(all).join(', ')}.`);
}

/** @returns {never} */
function endWith(/** @type {string} */ sentence, code = 2) {
  process[code ? 'stderr' : 'stdout'].write(`${sentence}\n`);
  process.exit(code);
}
