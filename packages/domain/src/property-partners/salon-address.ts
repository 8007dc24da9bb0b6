import { checkAliasName } from '../kernel/input/validators';

/** The name in a salon's booking address: from the whole link, from a part of it, or typed alone. */
export function aliasIn(typed: string): string | undefined {
  const words = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, '')
    .split(/[/?#]/)
    .filter(Boolean);
  const after = words.indexOf('online');
  const name = after >= 0 ? words[after + 1] : words.length === 1 ? words[0] : undefined;
  return name !== undefined && checkAliasName(name) === undefined ? name : undefined;
}
