/**
 * Browser storage may be forbidden (managed machines, embedded views). Reading then finds nothing and writing is lost,
 * but no screen breaks.
 */
export function readStored(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: the choice lasts until the next load.
  }
}
