import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apt, rootPrefix } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];
const macPaths = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The browser for the journeys: CHROMIUM, else the first one on the search path or among the usual places. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macPaths].find(isProgram);
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

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
