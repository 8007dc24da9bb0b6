import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';

const WEB_PORT = 5173;
const serverPort = process.env.PORT ?? '3000';

// The server serves the public pages from their build; the app itself comes from Vite.
await prepare();

const server = spawn(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: serverPort, DATA_DIR: process.env.DATA_DIR ?? join(root, '.data') },
  },
);

const webFolder = join(root, 'apps/web');
const { createServer } = await import(
  pathToFileURL(createRequire(join(webFolder, 'package.json')).resolve('vite')).href
);
const web = await createServer({
  root: webFolder,
  configFile: join(webFolder, 'vite.config.ts'),
  // Built files lie under a folder of their own; here Vite answers every address of the app itself.
  base: '/',
  server: { port: WEB_PORT, strictPort: true, proxy: { '/api': `http://127.0.0.1:${serverPort}` } },
});
await web.listen();
web.printUrls();

server.on('exit', async (code) => {
  await web.close();
  process.exit(code ?? 0);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
