import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import type { LetterSet } from './drawn-page';

/** A script inside a page, and what allows it in the page's policy. */
export type OwnScript = { script: string; hash: string };
export const NO_SCRIPT: OwnScript = { script: '', hash: '' };

const ownScript = (code: string): OwnScript => ({
  script: `<script>${code}</script>`,
  hash: ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});

/** A page's letters (apps/web/cut-letters.ts). */
export function readLetters(webRoot: string, set: LetterSet): OwnScript {
  const code = readFile(path.join(webRoot, `public/letters-${set}.js`));
  return code ? ownScript(code) : NO_SCRIPT;
}

/** How a page gets its scripts. */
type Scripts = (sources: readonly string[]) => OwnScript;

export const asTheyCome: Scripts = (sources) => ({
  script: sources.map((source) => `<script type="module" fetchpriority="low" src="${source}"></script>`).join('\n'),
  hash: '',
});

/** The page is whole without them: on a slow phone they would take bytes and time from the picture on top. */
export const afterPicture: Scripts = (sources) =>
  ownScript(
    `addEventListener('load',()=>{for(const src of ${JSON.stringify(sources)})` +
      "document.head.append(Object.assign(document.createElement('script'),{type:'module',src}))})",
  );

export type WholePage = { page: (language: Language) => WithNonce; styles: string; hash: string };

/**
 * Visitors come once, on a phone: letters and styles travel inside the page instead of a journey later. They are our
 * own build's files, and the nonce allows the styles.
 */
export function readWholePage(webRoot: string, file: string, scripts: Scripts): WholePage {
  const styles: string[] = [];
  const sources: string[] = [];
  const bare = readFile(path.join(webRoot, 'public', file))
    .replace(/\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, sheet: string) => {
      styles.push(readFileSync(path.join(webRoot, 'public', sheet), 'utf8'));
      return '';
    })
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g, (_, source: string) => {
      sources.push(source);
      return '';
    });
  const { script, hash } = scripts(sources);
  const whole = bare.replace('<!--head-->', '<!--looks-->\n<!--head-->').replace('</body>', () => `${script}\n</body>`);
  return { page: (language) => filled(whole, language), styles: styles.join(''), hash };
}

/** A file of the build; where nothing was built it is empty. */
export const readFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A page that waits for the nonce of its answer. */
export type WithNonce = (nonce: string) => string;

export const filled =
  (text: string, language: Language): WithNonce =>
  (nonce) =>
    text
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__LANG__', language)
      .replace('__DIR__', directionOf(language))
      .replace('lang="ar" dir="rtl">', `lang="${language}" dir="${directionOf(language)}">`);
