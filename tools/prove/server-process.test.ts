import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startServer } from './server-process';

/** A server that is ready at once and says what it was told. */
const SAYS_WHAT_IT_HEARS = `
  import { createServer } from 'node:http';
  createServer((_request, response) => response.end(JSON.stringify(process.env))).listen(Number(process.env.PORT));`;

it('starts a server that is ended with the run it belongs to, and knows no secret of the shell', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawnaq-told-'));
  const entry = join(dataDir, 'entry.mjs');
  writeFileSync(entry, SAYS_WHAT_IT_HEARS);
  vi.stubEnv('RAWNAQ_RUN', 'a-run');
  vi.stubEnv('APP_SECRET', 'of the shell');
  try {
    const server = await startServer({ dataDir, entry, env: { ROLE: 'web' } });
    const told = (await (await fetch(server.base)).json()) as Record<string, string>;
    await server.end('SIGKILL');
    expect(told).toMatchObject({ RAWNAQ_RUN: 'a-run', ROLE: 'web', DATA_DIR: dataDir });
    expect(told).not.toHaveProperty('APP_SECRET');
  } finally {
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
