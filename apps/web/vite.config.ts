import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What must be loaded before the first page may not outgrow this. */
const SHELL_LIMIT_KB = 200;

const QUIET_ROUTER = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));
const FIRST = /hashed\/(index|rolldown-runtime|react|libraries)-[\w-]+\.(js|css)$/;

/** The app of merchants, managers and property owners. The server answers its addresses with `dist/web/index.html`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/assets-app/',
  publicDir: 'static',
  plugins: [react(), shellSize()],
  resolve: {
    // By its own map the package gives bundlers the build that warns developers; the quiet one is smaller.
    alias: [
      { find: /^react-router$/, replacement: `${QUIET_ROUTER}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${QUIET_ROUTER}dom-export.mjs` },
    ],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Everything in here has its content's hash in its name and may be cached for ever.
    assetsDir: 'hashed',
    // Inlined files become `data:` addresses, which the content security policy does not allow for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has loaded at first need not stand in the lists of what each of the others loads beforehand.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => !FIRST.test(name)),
    },
    reportCompressedSize: false,
    // The kit is meant to be one file (decision 179); what counts is what the first page needs, and has its own limit.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // The first page brings the name of every other: a letter less of each is half a kilobyte.
        chunkFileNames: 'hashed/[name]-[hash:7].js',
        assetFileNames: 'hashed/[name]-[hash:7][extname]',
        // Libraries change rarely: a release of ours leaves them in the browsers' caches. Without the groups the first
        // page would need some twenty small files, and each of the others a hundred and more (decision 179).
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            { name: 'kit', minShareCount: 9, priority: 0 },
          ],
        },
      },
    },
  },
});

/** Prints what a browser loads before the first page, and fails the build when it grows past the limit. */
function shellSize(): Plugin {
  return {
    name: 'shell-size',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return;
      const loaded = new Set<string>();
      const visit = (name: string): void => {
        const chunk = chunks.find((one) => one.fileName === name);
        if (!chunk || loaded.has(name)) return;
        loaded.add(name);
        chunk.imports.forEach(visit);
      };
      visit(entry.fileName);
      // The open language's texts are asked for by the entry itself; the larger of the two counts.
      const texts = (language: string) =>
        chunks.filter((chunk) => new RegExp(`/(app|ui)/locales/${language}\\.ts$`).test(chunk.facadeModuleId ?? ''));
      const size = (name: string) => gzipSync(chunks.find((chunk) => chunk.fileName === name)!.code).length / 1024;
      const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + size(name), 0);
      const total =
        sum(loaded) + Math.max(...['en', 'ar'].map((language) => sum(texts(language).map((chunk) => chunk.fileName))));
      for (const name of loaded) this.info(`${name} ${size(name).toFixed(1)} KB gzip`);
      this.info(`app shell before a page: ${total.toFixed(1)} KB gzip of ${SHELL_LIMIT_KB} KB`);
      if (total > SHELL_LIMIT_KB)
        this.error(`The app shell is ${total.toFixed(1)} KB gzip; ${SHELL_LIMIT_KB} KB is the limit.`);
    },
  };
}
