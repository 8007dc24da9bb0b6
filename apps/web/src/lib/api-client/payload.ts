import { pathNames, type Endpoint } from '@rawnaq/domain/kernel/contract';

export type Payload = { path: string; query: string; body: string | undefined };

/** Splits a call's input over its three places: path values, query (GET, DELETE) and JSON body (POST, PUT). */
export function toPayload(endpoint: Pick<Endpoint, 'path' | 'method'>, input: unknown): Payload {
  const { path, rest } = fillPath(endpoint.path, dropEmpty(input));
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { path, query: toQuery(rest), body: undefined };
  return { path, query: '', body: JSON.stringify(rest) };
}

/** The same for a multipart upload: files stay files, everything else becomes text. */
export function toFormPayload(endpoint: Pick<Endpoint, 'path'>, input: unknown): { path: string; form: FormData } {
  const { path, rest } = fillPath(endpoint.path, dropEmpty(input));
  const form = new FormData();
  // Fields before files: a server that reads the stream in order knows what a file is for when it arrives.
  const entries = Object.entries(rest).toSorted(([, a], [, b]) => Number(isFile(a)) - Number(isFile(b)));
  for (const [name, value] of entries)
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, isFile(part) ? part : typeof part === 'object' ? JSON.stringify(part) : String(part));
  return { path, form };
}

/**
 * The client's rule: empty values are not sent and strings are trimmed. Lists keep their places, and an empty list is a
 * value.
 */
export function dropEmpty(input: unknown): Record<string, unknown> {
  return isPlainObject(input) ? cleanObject(input) : {};
}

function cleanObject(value: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const cleaned = isSecret(name) ? given : clean(given);
    if (cleaned !== undefined && cleaned !== null && cleaned !== '') kept[name] = cleaned;
  }
  return kept;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(clean);
  return isPlainObject(value) ? cleanObject(value) : value;
}

/** A space at the end of a password is part of the password. */
const isSecret = (name: string): boolean => name.endsWith('password');

function fillPath(template: string, values: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const names = pathNames(template);
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The call to ${template} needs a value for "${name}"`);
    return encodeURIComponent(String(value));
  });
  return { path, rest: Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) };
}

function toQuery(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  const text = query.toString();
  return text && `?${text}`;
}

const isFile = (value: unknown): value is Blob => value instanceof Blob;
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);
