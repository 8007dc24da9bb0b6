import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { apt, rootPrefix } from './apt.mjs';

/** The same engine without a window around each page: a journey costs a sixth less. It shows no notifications. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];
const macPaths = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The browser for the journeys: CHROMIUM, else the first one on the search path or among the usual places. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined;
  return [...names.flatMap((name) => along(env, name)), ...macPaths].find(isProgram);
}

/** What runs the journeys that need no window; undefined where CHROMIUM has chosen one browser for all. */
export function findShell(env = process.env) {
  return env.CHROMIUM ? undefined : along(env, SHELL).find(isProgram);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function along(env, name) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.map((folder) => join(folder, name));
}

/** Finds a browser, or installs the system's own. Says what to do when neither works. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which is no program.`);
  const sudo = await rootPrefix();
  if (sudo) {
    console.log('Installing Chromium with apt-get (once)');
    await apt(sudo, ['update', '-qq']);
    const { code, output } = await apt(sudo, ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed) return installed;
    throw new Error(`Chromium could not be installed (apt-get ended with ${code}).\n${output}`);
  }
  throw new Error('The browser journeys need Chromium, Chrome or Edge. Install one, or set CHROMIUM to its path.');
}

/**
 * Debian's Chromium gets its windowless sister where nobody has to be asked: as root, in a container. The journeys do
 * without it.
 * @param {string} chromium
 */
export async function ensureShell(chromium) {
  const mayInstall = !process.env.CHROMIUM && basename(chromium) === 'chromium' && process.getuid?.() === 0;
  if (findShell() || !mayInstall) return findShell();
  const install = () => apt([], ['install', '-y', '-qq', '--no-install-recommends', SHELL]);
  if ((await install()).code !== 0 && (await apt([], ['update', '-qq'])).code === 0) await install();
  return findShell();
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
