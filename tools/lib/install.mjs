import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const installedFile = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.rawnaq-installed');

/** Installs the packages unless what is installed already fits the lock file. Needs nothing but Node and npm. */
export async function ensureInstalled() {
  const stamp = currentStamp();
  if (readIfExists(stampFile) === stamp) return;
  if (!existsSync(installedFile) || !isInstalled(readJson(lockFile), readJson(installedFile))) await install();
  writeFileSync(stampFile, stamp);
}

/**
 * Whether the installed tree holds every package of the lock file in its version. Optional packages are
 * allowed to be absent: they belong to other systems.
 * @param {Lock} wanted
 * @param {Lock} installed
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const there = installed.packages[path];
    return there ? there.version === version : Boolean(optional || devOptional);
  });
}

async function install() {
  console.log('Installing packages (once, about a minute)');
  // Under `npm start` this is the npm that runs us, with its configuration in the environment. The build
  // needs the development packages even when NODE_ENV=production.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code } = npm
    ? await run(process.execPath, [npm, ...args], { live: true })
    : await run('npm', args, { live: true });
  if (code !== 0) throw new Error(`npm ci failed with code ${code}. Is the package registry reachable?`);
}

/** Native packages depend on the Node version and the machine, so a moved folder installs anew. */
function currentStamp() {
  return createHash('sha256')
    .update(readFileSync(lockFile))
    .update([process.version, process.platform, process.arch].join())
    .digest('hex');
}

/** @param {string} file */
function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
