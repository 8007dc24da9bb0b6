import { lineAt, literalText, parse, walk } from './source.mjs';

/**
 * @typedef {import('./source.mjs').Node} Node
 * @typedef {import('./source.mjs').Finding} Finding
 */

const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = /_(one|other)$/;

/**
 * Every en.ts has an ar.ts beside it with the same keys, all six Arabic plural forms and the same placeholders.
 * @param {import('./source.mjs').SourceFile[]} files
 * @returns {(Finding & { path: string })[]}
 */
export function localePairs(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => /(^|\/)en\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const arabicPath = path.replace(/en\.ts$/, 'ar.ts');
      const arabic = texts.get(arabicPath);
      if (arabic === undefined) return [{ path, line: 1, message: 'has no ar.ts beside it' }];
      return compare(keysOf(path, text), keysOf(arabicPath, arabic)).map((message) => ({
        path: arabicPath,
        line: 1,
        message,
      }));
    });
}

/**
 * A bilingual text in code has real Arabic in `ar` and none in `en`.
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function localizedTexts(path, text) {
  if (!/^(packages|apps)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/.test(path)) return [];
  /** @type {Finding[]} */
  const findings = [];
  walk(path, text, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const value = (/** @type {string} */ key) =>
      literalText(node.properties.find((/** @type {Node} */ property) => property.key?.name === key)?.value);
    const [en, ar] = [value('en'), value('ar')];
    if (en === undefined || ar === undefined) return;
    const message = judge(en, ar);
    if (message) findings.push({ line: lineAt(text, node.start), message });
  });
  return findings;
}

/**
 * @param {string} en
 * @param {string} ar
 */
function judge(en, ar) {
  if (/\p{Script=Arabic}/u.test(en)) return `Arabic in "en": ${en}`;
  const isLocaleTag = /^[a-z]{2}[-_][A-Z]{2}$/.test(en);
  const isSpoken = /\p{Ll}{2}/u.test(en) && !isLocaleTag;
  return isSpoken && !/\p{Script=Arabic}/u.test(ar) ? `No Arabic for "${en}"` : undefined;
}

/**
 * @param {Map<string, string>} english
 * @param {Map<string, string>} arabic
 * @returns {string[]}
 */
function compare(english, arabic) {
  const wanted = new Map(
    [...english].flatMap(([key, text]) => {
      const isPlural =
        plural.test(key) && english.has(key.replace(plural, '_one')) && english.has(key.replace(plural, '_other'));
      return isPlural
        ? arabicForms.map((form) => [
            key.replace(plural, `_${form}`),
            english.get(key.replace(plural, '_other')) ?? text,
          ])
        : [[key, text]];
    }),
  );
  const missing = [...wanted.keys()].filter((key) => !arabic.has(key)).map((key) => `lacks ${key}`);
  const extra = [...arabic.keys()].filter((key) => !wanted.has(key)).map((key) => `has ${key}, which English lacks`);
  const empty = [...english, ...arabic].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`);
  const unlike = [...wanted]
    .filter(([key, text]) => isUnlike(key, text, arabic.get(key)))
    .map(([key]) => `${key} has other placeholders than English`);
  return [...missing, ...extra, ...empty, ...unlike];
}

/**
 * Arabic says none, one and two by the word itself: only there a number may be left out.
 * @param {string} key
 * @param {string} en
 * @param {string | undefined} ar
 */
function isUnlike(key, en, ar) {
  if (ar === undefined) return false;
  const [wanted, given] = [placeholders(en), placeholders(ar)];
  const isSaidByWord = /_(zero|one|two)$/.test(key);
  return [...given].some((name) => !wanted.has(name)) || (!isSaidByWord && wanted.size !== given.size);
}

/** @param {string} text */
function placeholders(text) {
  return new Set([...text.matchAll(/\{\{?-?\s*(\w+)/g)].map((match) => match[1]));
}

/**
 * Flat keys of the first object a locale file exports.
 * @param {string} path
 * @param {string} text
 * @returns {Map<string, string>}
 */
function keysOf(path, text) {
  const exported = /** @type {Node[]} */ (parse(path, text).program.body).find(({ type }) => type.startsWith('Export'));
  const declared = exported?.declaration?.declarations?.[0]?.init ?? exported?.declaration;
  /** @type {Map<string, string>} */
  const keys = new Map();
  /** @type {(node: Node | undefined, prefix: string) => void} */
  const collect = (node, prefix) => {
    const inner = unwrap(node);
    if (inner?.type !== 'ObjectExpression') return;
    for (const { type, key, value } of inner.properties) {
      if (type !== 'Property') continue;
      const name = `${prefix}${key.name ?? key.value}`;
      const nested = unwrap(value);
      if (nested?.type === 'ObjectExpression') collect(nested, `${name}.`);
      else keys.set(name, literalText(nested) ?? name);
    }
  };
  collect(declared, '');
  return keys;
}

/**
 * @param {Node | undefined} node
 * @returns {Node | undefined}
 */
function unwrap(node) {
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? unwrap(node.expression) : node;
}
