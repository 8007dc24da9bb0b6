import { openPage } from '../../../lib/api-client/open-page';
import { showFavourites } from './favourites';

const TYPING_MS = 350;

/**
 * Another choice fetches the very page it leads to and takes its results, map and counts over, so that they are drawn
 * by one piece of code. The address is always the one of what is shown: reload, the way back and a shared link agree.
 */
export function searchInPlace(): void {
  const form = document.querySelector<HTMLFormElement>('[data-stay-filters]');
  if (!form) return;
  let running: AbortController | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const take = async (address: string, { withForm, push }: { withForm: boolean; push: 'push' | 'replace' | 'no' }) => {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    if (push === 'push') history.pushState(null, '', address);
    if (push === 'replace') history.replaceState(null, '', address);
    sayBusy(true);
    try {
      takeOver(new DOMParser().parseFromString(await openPage(address, signal), 'text/html'), withForm);
    } catch {
      // A newer question took its place. Whatever else went wrong, the page itself can still be opened.
      if (signal.aborted) return;
      location.assign(address);
    }
    sayBusy(false);
  };
  const ask = (push: 'push' | 'replace') => {
    clearTimeout(typing);
    void take(addressOf(document.querySelector<HTMLFormElement>('[data-stay-filters]') ?? form), {
      withForm: false,
      push,
    });
  };

  document.addEventListener('change', ({ target }) => {
    if (isField(target) && target.name !== 'q' && isWhole(target)) ask('push');
  });
  document.addEventListener('input', ({ target }) => {
    if (!isField(target) || target.name !== 'q') return;
    clearTimeout(typing);
    typing = setTimeout(() => ask('replace'), TYPING_MS);
  });
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('[data-stay-filters]')) return;
    event.preventDefault();
    ask('push');
    location.hash = '#results';
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-search]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // In a drawing an address is not plain text.
    const address = link.getAttribute('href')?.replace(/#.*$/, '') ?? '';
    void take(address, { withForm: true, push: 'push' }).then(() => {
      if (link.dataset['search'] === 'top') document.querySelector('#results')?.scrollIntoView();
    });
  });
  let shown = location.search;
  addEventListener('popstate', () => {
    // A sheet that opens or closes is no other question.
    if (location.search === shown) return;
    void take(location.pathname + location.search, { withForm: true, push: 'no' });
  });
  const remember = () => {
    shown = location.search;
  };
  addEventListener('stays-shown', remember);
  document.addEventListener('mouseover', ({ target }) => markOnMap(target, true));
  document.addEventListener('mouseout', ({ target }) => markOnMap(target, false));
}

const sayBusy = (isBusy: boolean): void =>
  document.querySelector('.stay-results')?.setAttribute('aria-busy', String(isBusy));

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.form?.matches('[data-stay-filters]') === true;

/** One date alone asks for nothing yet. */
function isWhole(field: Field): boolean {
  if (field.name !== 'arrives' && field.name !== 'leaves') return true;
  const dates = new FormData(field.form ?? undefined);
  return Boolean(dates.get('arrives')) === Boolean(dates.get('leaves'));
}

/** The form as its address: values of one name together, what is empty left out. */
function addressOf(form: HTMLFormElement): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) values.set(name, [...(values.get(name) ?? []), value.trim()]);
  if (values.get('sort')?.[0] === 'newest') values.delete('sort');
  const query = [...values].map(([name, all]) => `${name}=${all.map(encodeURIComponent).join(',')}`).join('&');
  return form.action.replace(/[?#].*$/, '') + (query && `?${query}`);
}

function takeOver(page: Document, withForm: boolean): void {
  const swap = (selector: string) => {
    const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
    if (old && fresh) old.replaceChildren(...fresh.childNodes);
  };
  swap('[data-swap="results"]');
  swap('[data-swap="map"]');
  if (withForm) swap('[data-stay-filters]');
  page.querySelectorAll<HTMLElement>('[data-count]').forEach((fresh) => {
    const old = document.querySelector(`[data-count="${CSS.escape(fresh.dataset['count'] ?? '')}"]`);
    if (old) old.textContent = fresh.textContent;
  });
  document.title = page.title;
  showFavourites(document);
  dispatchEvent(new Event('stays-shown'));
}

/** The place under the pointer stands out on the map. */
function markOnMap(target: EventTarget | null, isOver: boolean): void {
  const card = target instanceof Element ? target.closest<HTMLElement>('article[data-listing]') : null;
  if (!card) return;
  document
    .querySelector(`a[data-listing="${CSS.escape(card.dataset['listing'] ?? '')}"]`)
    ?.classList.toggle('is-over', isOver);
}
