/** Half a character, or a NUL: nothing a person can type, and nothing the database can keep. */
const BROKEN = /[\0\p{Surrogate}]/u;

/** Looks at every text and name in what was sent. Walks without recursion: a visitor decides how deep it goes. */
export function hasBrokenText(sent: unknown): boolean {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && BROKEN.test(value)) return true;
    if (Array.isArray(value)) for (const inner of value) waiting.push(inner);
    else if (isPlain(value))
      for (const name of Object.keys(value)) {
        if (BROKEN.test(name)) return true;
        const inner: unknown = value[name];
        if (typeof inner === 'object') waiting.push(inner);
        else if (typeof inner === 'string' && BROKEN.test(inner)) return true;
      }
  }
  return false;
}

/** Bytes of an upload are no text. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
