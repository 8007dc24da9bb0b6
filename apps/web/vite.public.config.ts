import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The light build for visitors, made twice from one source: `vite build` gives the template, scripts and styles in
 * dist/public; `vite build --ssr src/public/entry-server.tsx` gives the renderer in dist/public-ssr.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  publicDir: 'src/public/static',
  build: {
    outDir: fileURLToPath(new URL(isSsrBuild ? '../../dist/public-ssr' : '../../dist/public', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Everything in here has its content's hash in its name and may be cached for ever.
    assetsDir: 'assets-public',
    // Inlined files become `data:` addresses, which the content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? { output: { entryFileNames: 'entry-server.js' } } : { input: 'public.html' },
  },
}));
