/** A line of a calendar (RFC 5545, 3.1): its name in capitals, its parameters, and its value as it was written. */
export type ContentLine = { name: string; params: Readonly<Record<string, string>>; value: string };

/** Nothing of interest is longer; what is, is text of others. */
const LONGEST = 20_000;
const LINE = /^([A-Za-z0-9-]{1,60})((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:]*))*):([\s\S]*)$/;
const PARAM = /;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:]*))/g;

/** Long lines are folded: a line that begins with a space goes on from the one before. Broken ones are left out. */
export function readLines(text: string): ContentLine[] {
  const lines: ContentLine[] = [];
  for (const line of unfold(text)) {
    const read = readLine(line);
    if (read) lines.push(read);
  }
  return lines;
}

function unfold(text: string): string[] {
  const whole: string[] = [];
  let parts: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/))
    if (/^[ \t]/.test(line) && parts.length > 0) parts.push(line.slice(1));
    else {
      if (parts.length > 0) whole.push(parts.join(''));
      parts = [line];
    }
  if (parts.length > 0) whole.push(parts.join(''));
  return whole;
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
