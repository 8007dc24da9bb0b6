import { spend, type Allowance } from './allowance';

/** A line of a calendar (RFC 5545, 3.1): its name in capitals, its parameters, and its value as it was written. */
export type ContentLine = { name: string; params: Readonly<Record<string, string>>; value: string };

/** Nothing of interest is longer; what is, is text of others. */
const LONGEST = 20_000;
const LINE = /^([A-Za-z0-9-]{1,60})((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:]*))*):([\s\S]*)$/;
const PARAM = /;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:]*))/g;

/**
 * Long lines are folded: a line that begins with a space goes on from the one before. Broken ones are left out. One
 * after the other, for nobody needs most of them.
 */
export function* readLines(text: string, allowance: Allowance): Generator<ContentLine> {
  for (const line of unfold(text.replace(/^\uFEFF/, ''))) {
    if (!spend(allowance, 'lines')) return;
    const read = readLine(line);
    if (read) yield read;
  }
}

function* unfold(text: string): Generator<string> {
  let whole: string | undefined;
  for (const [line] of text.matchAll(/[^\r\n]+/g))
    if (whole !== undefined && /^[ \t]/.test(line)) {
      if (whole.length <= LONGEST) whole += line.slice(1);
    } else {
      if (whole !== undefined) yield whole;
      whole = line;
    }
  if (whole !== undefined) yield whole;
}

function readLine(line: string): ContentLine | undefined {
  const match = line.length > LONGEST ? null : LINE.exec(line);
  if (!match) return undefined;
  const [, name = '', written = '', value = ''] = match;
  const params = new Map<string, string>();
  for (const [, key = '', quoted, plain = ''] of written.matchAll(PARAM))
    params.set(key.toUpperCase(), quoted ?? plain);
  return { name: name.toUpperCase(), params: Object.fromEntries(params), value };
}

/** Commas, semicolons, backslashes and line breaks stand behind a backslash in texts. */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\n|\r/g, '\\n');
