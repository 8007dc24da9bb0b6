import { run } from './run.mjs';

/** @returns {Promise<string[] | undefined>} what to put before apt-get, or undefined where it cannot be used */
export async function rootPrefix() {
  if ((await run('apt-get', ['--version'])).code !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {string[]} prefix
 * @param {string[]} args
 */
export function apt(prefix, args) {
  const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return run(/** @type {string} */ (command), rest);
}
