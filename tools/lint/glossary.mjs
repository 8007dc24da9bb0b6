import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { isTest, lineAt, literalText, walk } from './source.mjs';

/**
 * @typedef {import('./source.mjs').Node} Node
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {{ old: string, use: string, pattern: RegExp }} OldWord
 * @typedef {{ oldWords: OldWord[], kept: Set<string> }} Glossary
 */

const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
/** Files of English texts: `en.ts`, and `website-en.ts` beside `website-ar.ts`. */
const englishFile = /(^|\/|-)en\.ts$/;
/** Names a page had before, and other words people look for: there to be found, never to be shown. */
const searchedOnly = new Set(['formerly', 'searchWords']);

/**
 * The words the glossary replaced do not come back, in either language.
 * @param {string} path
 * @param {string} text
 */
export const glossaryWords = (path, text) => wordsAgainst(glossary, path, text);

/**
 * The two lists of the glossary the check lives by: rows of the table under "Old words", and the client's sentences.
 * @param {string} markdown
 * @returns {Glossary}
 */
export function readGlossary(markdown) {
  const rows = [...sectionOf(markdown, 'Old words').matchAll(/^\| (?!---|not this)(.+?) \| (.+?) \|$/gim)];
  if (rows.length === 0) throw new Error('docs/glossary.md has no table under "Old words"');
  return {
    oldWords: rows.flatMap(([, olds = '', use = '']) =>
      olds.split(/[;؛]/).map((old) => ({ old: old.trim(), use, pattern: patternOf(old.trim()) })),
    ),
    kept: new Set([...sectionOf(markdown, 'Kept').matchAll(/^- (.+)$/gm)].map((match) => match[1] ?? '')),
  };
}

/**
 * @param {Glossary} words
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function wordsAgainst({ oldWords, kept }, path, text) {
  if (!/^(packages|apps)\/[^/]+\/src\//.test(path) || isTest(path)) return [];
  /** @type {Finding[]} */
  const findings = [];
  walk(path, text, (node, ancestors) => {
    const said = literalText(node);
    if (said === undefined || kept.has(said) || !isRead(path, node, said, ancestors)) return;
    for (const { old, use, pattern } of oldWords)
      if (pattern.test(bare(said)))
        findings.push({ line: lineAt(text, node.start), message: `"${old}" in "${said.slice(0, 60)}": ${use}` });
  });
  return findings;
}

/**
 * Whatever has Arabic letters is read by somebody. English is told from code by where it stands: in a locale file,
 * under `en` (a property or a constant) or `english_body` and its like, or as an argument right before its Arabic.
 * @param {string} path
 * @param {Node} node
 * @param {string} said
 * @param {Node[]} ancestors
 */
function isRead(path, node, said, ancestors) {
  const parent = ancestors.at(-1);
  const properties = ancestors.filter(({ type }) => type === 'Property');
  if (parent?.key === node || parent?.type === 'ImportDeclaration') return false;
  if (properties.some(({ key }) => searchedOnly.has(key.name))) return false;
  if (isArabic(said) || englishFile.test(path) || properties.some(({ key }) => isEnglish(key.name))) return true;
  if (ancestors.some(({ type, id }) => type === 'VariableDeclarator' && id.name === 'en')) return true;
  const next = parent?.type === 'CallExpression' ? parent.arguments[parent.arguments.indexOf(node) + 1] : undefined;
  return isArabic(literalText(next) ?? '');
}

/** @param {string | undefined} key */
function isEnglish(key) {
  return key === 'en' || (key?.startsWith('english_') ?? false);
}

/** @param {string} text */
function isArabic(text) {
  return /\p{Script=Arabic}/u.test(text);
}

/**
 * Vowel marks are written by some and left out by others, and nobody reads the name of a placeholder.
 * @param {string} text
 */
function bare(text) {
  return text.replace(/\{+[^}]*\}+|[\u064b-\u0652\u0640]/g, '');
}

/**
 * Whole words only; in Arabic with "and", "in", "for" and the article written onto them.
 * @param {string} old
 */
function patternOf(old) {
  const word = bare(old).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${isArabic(old) ? '[وف]?[بلك]?(?:ال|ل)?' : ''}${word}(?!\\p{L})`, 'iu');
}

/**
 * @param {string} markdown
 * @param {string} heading
 */
function sectionOf(markdown, heading) {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}
