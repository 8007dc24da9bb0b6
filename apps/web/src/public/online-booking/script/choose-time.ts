import { isApiFailure } from '../../../lib/api-client/failure';
import { call } from '../../../lib/api-client/call';
import { openPage } from '../../../lib/api-client/open-page';
import { bookingEndpoints } from './endpoints';
import { holdOf, replacing } from './hold-clock';
import { busily, find, findAll, sentenceOf, showFailure, type Page } from './page';
import { placeOf } from './visit-store';

let running = new AbortController();

/**
 * Days, months and people are links to the same page: the script fetches what they lead to and takes it over, so that
 * the page stays where it is.
 */
export function chooseTime(step: HTMLElement, page: Page, reboot: () => void): void {
  const swap = (address: string, message = ''): Promise<void> => takeOver(address, reboot, message, page);

  step.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void swap(link.href);
  });
  for (const form of findAll<HTMLFormElement>('form[data-swap-form]', step)) {
    form.addEventListener('change', () => {
      const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      void swap(`${form.action}?${query}`);
    });
  }
  const form = find<HTMLFormElement>('form.times', step);
  if (!form) return;
  form.addEventListener('change', () => showChosen(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = chosenIn(form);
    if (!chosen) return showFailure(page.words.pick);
    void busily(() =>
      step.dataset['whenStep'] === 'move' ? move(form, chosen, page, swap) : keep(form, chosen, page, swap),
    );
  });
  showChosen(form);
  void letGo(page, swap);
}

/** Back at the times, the own kept one would look taken: it is let go, and kept again when she goes on. */
async function letGo(page: Page, swap: (address: string) => Promise<void>): Promise<void> {
  const { hold } = page.visit();
  if (!hold) return;
  page.change({ hold: null });
  if (hold.until <= Date.now()) return;
  await call(bookingEndpoints.release_hold, { alias: page.alias, token: hold.token }, { area: 'public' }).catch(
    () => undefined,
  );
  await swap(location.href);
}

const chosenIn = (form: HTMLFormElement): HTMLInputElement | null =>
  find<HTMLInputElement>('input[name="start"]:checked', form);

function showChosen(form: HTMLFormElement): void {
  const chosen = chosenIn(form);
  if (!chosen) return;
  const { title = '', note = '', range = '', staff = '' } = chosen.dataset;
  for (const [selector, text] of [
    ['[data-bar-title]', title],
    ['[data-bar-note]', note],
    ['[data-when]', range],
    ['[data-with]', staff],
  ] as const)
    for (const place of findAll(selector)) place.textContent = text;
  for (const row of findAll('[data-when-row]')) row.hidden = false;
  showFailure('');
  const query = new URLSearchParams(location.search);
  query.set('date', form.dataset['date'] ?? '');
  query.set('start', chosen.value);
  history.replaceState(null, '', `${location.pathname}?${plain(query)}`);
}

async function keep(
  form: HTMLFormElement,
  chosen: HTMLInputElement,
  page: Page,
  swap: (address: string, message: string) => Promise<void>,
): Promise<void> {
  const values = new FormData(form);
  const [lines, date, start] = [String(values.get('lines')), String(values.get('date')), Number(chosen.value)];
  try {
    const kept = await call(
      bookingEndpoints.hold,
      { alias: page.alias, ...replacing(page), lines, date, start },
      { area: 'public' },
    );
    const query = new URLSearchParams({ lines, date, start: String(start), people: kept.employee_ids.join(',') });
    page.change({ lines, hold: holdOf(kept, placeOf(query)) });
    location.assign(`${form.action}?${plain(query)}`);
  } catch (failure) {
    await refused(failure, page, swap);
  }
}

async function move(
  form: HTMLFormElement,
  chosen: HTMLInputElement,
  page: Page,
  swap: (address: string, message: string) => Promise<void>,
): Promise<void> {
  const values = new FormData(form);
  const booking_id = String(values.get('booking'));
  try {
    await call(
      bookingEndpoints.reschedule,
      { alias: page.alias, booking_id, date: String(values.get('date')), start: Number(chosen.value) },
      { area: 'public' },
    );
    page.change({ booked: null });
    location.assign(new URL(`booking/${booking_id}`, location.href));
  } catch (failure) {
    await refused(failure, page, swap);
  }
}

/** Somebody was faster: the same day is shown as it is now, with everything else as it was. */
async function refused(
  failure: unknown,
  page: Page,
  swap: (address: string, message: string) => Promise<void>,
): Promise<void> {
  const message = sentenceOf(failure, page);
  if (!isApiFailure(failure) || failure.status !== 409) return showFailure(message);
  const query = new URLSearchParams(location.search);
  query.delete('start');
  await swap(`${location.pathname}?${plain(query)}`, message);
}

async function takeOver(address: string, reboot: () => void, message: string, page: Page): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const root = find('#online');
  root?.setAttribute('aria-busy', 'true');
  try {
    // Styles are the same; their blocks would be judged by this page's policy, which knows another nonce.
    const text = (await openPage(address, signal)).replace(/<style[^]*?<\/style>/g, '');
    const drawn = new DOMParser().parseFromString(text, 'text/html');
    const content = drawn.getElementById('online');
    if (signal.aborted || !root || !content) return;
    const focused = focusKey();
    root.replaceChildren(...content.childNodes);
    document.title = drawn.title;
    const { pathname, search } = new URL(address, location.href);
    if (pathname !== location.pathname) history.pushState(null, '', pathname + search);
    else history.replaceState(null, '', pathname + search);
    reboot();
    showFailure(message);
    if (focused) find(focused)?.focus({ preventScroll: true });
  } catch {
    if (!signal.aborted) showFailure(page.words.connection);
  } finally {
    if (!signal.aborted) root?.removeAttribute('aria-busy');
  }
}

/** What had the focus is drawn anew: found again by what it leads to or is called. */
function focusKey(): string | undefined {
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('.month-grid'))
    return '.month-grid [aria-current]';
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('.strip')) return '.strip [aria-current]';
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('.people')) return '.people [aria-current]';
  const label = activeElement?.getAttribute('aria-label');
  return label ? `[aria-label="${CSS.escape(label)}"]` : undefined;
}

/** Commas and colons stay readable in the address. */
const plain = (query: URLSearchParams): string => query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
