import { lineAt } from './source.mjs';

/** Public pages have their own few variables; those of the app are not there. */
const PUBLIC = /^apps\/web\/src\/public\//;

/**
 * A variable nobody defines is no error to a browser: the text just takes whatever colour is around it. What a style
 * uses without a fallback is defined by a style of the public pages, or set by one of their scripts.
 * @param {readonly import('./source.mjs').SourceFile[]} files
 * @returns {(import('./source.mjs').Finding & { path: string })[]}
 */
export function publicVariables(files) {
  const own = files.filter(({ path }) => PUBLIC.test(path) && !/\.test\.tsx?$/.test(path));
  const styles = own.filter(({ path }) => path.endsWith('.css'));
  const defined = new Set(own.flatMap(({ path, text }) => (path.endsWith('.css') ? definedIn(text) : setIn(text))));
  return styles.flatMap(({ path, text }) =>
    [...text.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !defined.has(name ?? ''))
      .map(({ 1: name, index }) => ({
        path,
        line: lineAt(text, index),
        message: `${name} is not defined on public pages`,
      })),
  );
}

/** @param {string} text */
const definedIn = (text) => [...text.matchAll(/(?<=[\s;{])(--[\w-]+)\s*:/g)].map(([, name]) => name);

/**
 * `--brand: #8a2c6b` inside a style, or the key of one.
 * @param {string} text
 */
const setIn = (text) => [...text.matchAll(/(--[a-z][\w-]*)['"`]?\s*[:,]/g)].map(([, name]) => name);
