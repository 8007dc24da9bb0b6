import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cutLetters } from './cut-letters.ts';

/** What a browser may have to load of scripts before a page works, packed. */
const SCRIPT_LIMIT_KB: Record<string, number> = {
  'public.html': 75,
  'stays.html': 75,
  'salon.html': 100,
  'booking.html': 100,
};

/**
 * The light build for visitors, made twice from one source: `vite build` gives the template, scripts and styles in
 * dist/public; `vite build --ssr src/public/entry-server.tsx` gives the renderer in dist/public-ssr.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), ...(isSsrBuild ? [] : [scriptSizes(), cutLetters()])],
  publicDir: 'src/public/static',
  // React comes along as its production build: from node_modules a server that is not in production would draw pages
  // with the slow one.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    outDir: fileURLToPath(new URL(isSsrBuild ? '../../dist/public-ssr' : '../../dist/public', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Everything in here has its content's hash in its name and may be cached for ever.
    assetsDir: 'assets-public',
    // Inlined files become `data:` addresses, which the content security policy allows for pictures alone.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'entry-server.js' } }
      : { input: Object.keys(SCRIPT_LIMIT_KB), checks: { bundlerTimings: false } },
  },
}));

/** Fails the build when the scripts of a page grow past its limit. */
function scriptSizes(): Plugin {
  return {
    name: 'script-sizes',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const loadedBy = (name: string, seen = new Set<string>()): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (!chunk || seen.has(name)) return seen;
        seen.add(name);
        for (const imported of chunk.imports) loadedBy(imported, seen);
        return seen;
      };
      for (const [page, limit] of Object.entries(SCRIPT_LIMIT_KB)) {
        const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(page));
        if (!entry) this.error(`${page} has no script`);
        const files = [...loadedBy(entry.fileName)].map(
          (name) => chunks.find(({ fileName }) => fileName === name)!.code,
        );
        const size = files.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1024;
        this.info(`scripts of ${page}: ${size.toFixed(1)} KB gzip of ${limit} KB`);
        if (size > limit)
          this.error(`The scripts of ${page} are ${size.toFixed(1)} KB gzip; ${limit} KB is the limit.`);
      }
    },
  };
}
