import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadModule } from '@libpg-query/parser';
import { root } from './lib/root.mjs';
import { runChecks } from './lint/checks.mjs';

const skipped = new Set(['node_modules', 'dist', 'coverage']);
const files = ['packages', 'apps', 'e2e', 'tools'].flatMap((folder) => readSources(join(root, folder)));
await loadModule();
const findings = runChecks(files);
for (const finding of findings) console.log(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;

/**
 * @param {string} folder
 * @returns {import('./lint/source.mjs').SourceFile[]}
 */
function readSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : readSources(path);
    return /\.(ts|tsx|mjs|css|sql)$/.test(entry.name)
      ? [{ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }]
      : [];
  });
}
