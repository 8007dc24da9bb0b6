import { expect, it } from 'vitest';
import { runChecks } from './checks.mjs';
import { publicVariables } from './css-variables.mjs';

const style = (text: string, path = 'apps/web/src/public/styles/page.css') => ({ path, text });
const tokens = style(':root {\n  --text: #111;\n}', 'apps/web/src/public/styles/tokens.css');

it.each([
  ['one that only the app has', '.a {\n  color: var(--text-2);\n}'],
  ['one inside another value', '.a {\n  border: 1px solid var(  --nothing );\n}'],
])('finds %s', (_, text) => {
  expect(publicVariables([tokens, style(text)])).toEqual([
    expect.objectContaining({ path: 'apps/web/src/public/styles/page.css', line: 2 }),
  ]);
});

it('allows what is defined anywhere, what has a fallback, and what a script sets', () => {
  const script = { path: 'apps/web/src/public/page.tsx', text: "const style = { '--brand': colour };" };
  const inline = { path: 'apps/web/src/public/head.ts', text: 'const css = `:root{--ink:${ink}}`;' };
  const used =
    '.a {\n  color: var(--text);\n  fill: var(--far, red);\n  stroke: var(--brand);\n  outline: var(--ink);\n}';
  expect(publicVariables([tokens, script, inline, style(used)])).toEqual([]);
});

it('leaves the app alone, and is one of the checks', () => {
  const wrong = '.a {\n  color: var(--nothing);\n}\n';
  expect(runChecks([style(wrong, 'apps/web/src/ui/a.module.css')])).toEqual([]);
  expect(runChecks([style(wrong)])).toEqual([expect.stringContaining('publicVariables: --nothing')]);
});
