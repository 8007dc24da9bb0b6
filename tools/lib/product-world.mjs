import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { root } from './root.mjs';

/**
 * The built product in a folder of its own, reached by its own address.
 * @param {{ dataDir: string, DATABASE_URL?: string }} place
 * @returns {Promise<{ baseUrl: string, close: () => Promise<void> }>}
 */
export async function openWorld({ dataDir, ...database }) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...database,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string} */
  const baseUrl = await new Promise((resolve, reject) => {
    let printed = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      printed += chunk.toString();
      const address = /running at (http:\/\/localhost:\d+)/.exec(printed)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${printed}`)));
  });
  const close = async () => {
    server.removeAllListeners('exit');
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { baseUrl, close };
}

/**
 * A folder with the world that `npm start` makes, for others to copy.
 * @param {{ dataDir: string, DATABASE_URL?: string }} place
 */
export async function fillWorld(place) {
  mkdirSync(place.dataDir, { recursive: true });
  // As root the database runs as another user; where that user can't look in, the launcher would keep it in a place of
  // its own.
  chmodSync(place.dataDir, 0o755);
  await (await openWorld(place)).close();
}
