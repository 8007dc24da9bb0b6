/** The places a visitor without an account keeps, the newest first; signing in takes them along. */
const KEY = 'rawnaq.stays.favourites';
const MOST = 100;

export function readFavourites(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function toggled(kept: readonly string[], uniqueId: string): string[] {
  return kept.includes(uniqueId) ? kept.filter((one) => one !== uniqueId) : [uniqueId, ...kept].slice(0, MOST);
}

/** Hearts of cards that come later are shown by `showFavourites`. */
export function keepFavourites(): void {
  showFavourites(document);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null;
    if (!button) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(toggled(readFavourites(), button.dataset['favourite'] ?? '')));
    } catch {
      // Storage can be refused; then nothing is kept, and the heart says so by staying empty.
    }
    showFavourites(document);
  });
}

export function showFavourites(inside: ParentNode): void {
  const kept = readFavourites();
  inside.querySelectorAll<HTMLButtonElement>('[data-favourite]').forEach((button) => {
    button.hidden = false;
    button.setAttribute('aria-pressed', String(kept.includes(button.dataset['favourite'] ?? '')));
  });
}
