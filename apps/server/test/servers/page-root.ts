import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const WEB = path.join(import.meta.dirname, '../../../web');

/**
 * What a server draws its pages from, without a build of the app: the page files as they are, and the renderer of the
 * public pages, which a bundler makes in a second. Scripts and styles are missing; nobody here looks at them.
 */
export async function makePageRoot(root: string): Promise<string> {
  for (const folder of ['web', 'public', 'public-ssr']) mkdirSync(path.join(root, folder), { recursive: true });
  cpSync(path.join(WEB, 'index.html'), path.join(root, 'web/index.html'));
  for (const page of ['public', 'stays', 'salon', 'booking'])
    cpSync(path.join(WEB, `${page}.html`), path.join(root, `public/${page}.html`));
  writeFileSync(path.join(root, 'public-ssr/package.json'), '{"type":"module"}');
  await build({
    entryPoints: [path.join(WEB, 'src/public/entry-server.tsx')],
    outfile: path.join(root, 'public-ssr/entry-server.js'),
    absWorkingDir: WEB,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.css': 'empty' },
    // React's own files still ask for what Node brings along in the old way.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return root;
}
