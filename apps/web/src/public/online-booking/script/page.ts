import type { Clock } from '@rawnaq/domain/kernel/time/clock';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { currentLanguage } from '../../../lib/language/language';
import { isApiFailure, NO_ANSWER } from '../../../lib/api-client/failure';
import { changeVisit, ownBooking, placeOf, randomToken, readVisit, type Visit } from './visit-store';

/** The page under the script: what the server wrote into it, and the few things every step does with it. */
export type Page = {
  alias: string;
  currency: Currency;
  zone: string;
  clock: Clock;
  vat_rate: number;
  language: Language;
  name: string;
  words: Record<
    'connection' | 'unexpected' | 'needed' | 'mobile' | 'letters' | 'card' | 'most' | 'none' | 'pick' | 'ended',
    string
  >;
  visit: () => Visit;
  change: (change: Partial<Visit>) => Visit;
};

export function readPage(root: HTMLElement): Page {
  const {
    alias = '',
    currency = 'AED',
    zone = 'UTC',
    clock = '12',
    vatRate = '0',
    page = '',
    words = '{}',
  } = root.dataset;
  return {
    alias,
    currency: currency as Currency,
    zone,
    clock: clock as Clock,
    vat_rate: Number(vatRate),
    language: currentLanguage(),
    name: page,
    words: JSON.parse(words) as Page['words'],
    visit: () => readVisit(sessionStorage, alias, randomToken, localStorage),
    change: (change) => changeVisit(sessionStorage, alias, randomToken, change, localStorage),
  };
}

export const find = <E extends HTMLElement>(selector: string, inside: ParentNode = document): E | null =>
  inside.querySelector<E>(selector);
export const findAll = <E extends HTMLElement>(selector: string, inside: ParentNode = document): E[] => [
  ...inside.querySelectorAll<E>(selector),
];

export function showFailure(message: string, inside: ParentNode = document): void {
  const place = find('[data-failure]', inside);
  if (!place) return;
  place.textContent = message;
  place.hidden = message === '';
  if (message) place.scrollIntoView({ block: 'nearest' });
}

/** From its beginning: what has changed is said there, and whoever pressed the button stands far below. */
export function drawAnew(): void {
  history.scrollRestoration = 'manual';
  location.reload();
}

/**
 * Back from paying, or by the way back: her own booking stands where she would be told that the time is taken. Answers
 * whether it does.
 */
export function leadToOwnBooking(page: Page, query = new URLSearchParams(location.search)): boolean {
  const id = ownBooking(page.visit(), placeOf(query));
  // Replaced, so that the way back leads on and not in a circle.
  if (id) location.replace(new URL(`booking/${id}`, location.href));
  return id !== undefined;
}

/** The server's own sentence; ours only when none came. */
export const sentenceOf = (failure: unknown, { words }: Page): string =>
  isApiFailure(failure)
    ? failure.message || (failure.status === NO_ANSWER ? words.connection : words.unexpected)
    : words.unexpected;

/** Writes each field's error below it, marks it, and goes to the first. Answers whether there was any. */
export function showFieldErrors(form: HTMLFormElement, errors: Record<string, string | undefined>): boolean {
  let first: HTMLElement | undefined;
  for (const place of findAll('[data-error]', form)) {
    const name = place.dataset['error'] ?? '';
    const message = errors[name] ?? '';
    place.textContent = message;
    place.hidden = message === '';
    const input = find<HTMLInputElement>(`[name="${name}"]`, form);
    if (message) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
    if (message && !first) first = input ?? place;
  }
  first?.focus();
  return first !== undefined;
}

/** The server's sentence for each field it refused. */
export const fieldErrorsOf = (failure: unknown): Record<string, string | undefined> =>
  isApiFailure(failure) ? Object.fromEntries(Object.entries(failure.errors).map(([name, [text]]) => [name, text])) : {};

/** One thing at a time: buttons rest while it runs, and the page says that it is busy. */
export async function busily(work: () => Promise<void>): Promise<void> {
  const buttons = findAll<HTMLButtonElement>('button[type="submit"], [data-ask], [data-hold-more]');
  const main = find('main');
  if (main?.getAttribute('aria-busy') === 'true') return;
  main?.setAttribute('aria-busy', 'true');
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  try {
    await work();
  } finally {
    main?.removeAttribute('aria-busy');
    for (const button of buttons) button.removeAttribute('aria-disabled');
  }
}
