import { splitLanguage } from '@rawnaq/domain/kernel/text/language-prefix';

/** The same key as the signed-in areas; static/first-visit.js reads it before the first paint. */
const STORAGE_KEY = 'rawnaq.language';

/**
 * The website is whole without a script. This adds what HTML cannot do alone, and nothing is hydrated:
 * React would weigh more than the rest of the page and give a reader nothing. Pages that keep state bring their own
 * chunk.
 */
export function enhance(): void {
  const { prefix } = splitLanguage(location.pathname);
  if (prefix) storeLanguage(prefix);
  document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]').forEach(keepPlaceOnSwitch);
  document.querySelectorAll<HTMLDetailsElement>('details[data-menu]').forEach(closeWhenLeft);
  document.querySelectorAll<HTMLFormElement>('form[data-once]').forEach(sendOnce);
  document.querySelector<HTMLElement>('form[data-once] [aria-invalid]')?.focus();
  document.querySelectorAll<HTMLButtonElement>('button[data-copy]').forEach(copyWhenPressed);
  const survey = document.querySelector<HTMLFormElement>('form[data-survey]');
  if (survey) void import('./survey/keep-answers').then(({ keepAnswers }) => keepAnswers(survey));
  const contract = document.querySelector<HTMLFormElement>('form[data-contract]');
  if (contract) void import('./contract/draw-signature').then(({ drawSignature }) => drawSignature(contract));
  document.querySelectorAll<HTMLButtonElement>('button[data-print]').forEach((button) => {
    button.hidden = false;
    button.addEventListener('click', () => print());
  });
}

/** A second press while the first is on its way does nothing; whoever comes back by the arrow may send again. */
function sendOnce(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  addEventListener('pageshow', () => {
    isSent = false;
  });
}

/** Says for a moment that it is done. Where the clipboard is refused the words stay: they can be marked by hand. */
function copyWhenPressed(button: HTMLButtonElement): void {
  const words = [...button.childNodes];
  button.addEventListener('click', () => {
    void navigator.clipboard?.writeText(button.dataset['copy'] ?? '').then(() => {
      button.textContent = button.dataset['done'] ?? '';
      setTimeout(() => button.replaceChildren(...words), 1500);
    });
  });
}

function keepPlaceOnSwitch(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  link.addEventListener('click', () => {
    storeLanguage(link.hreflang);
    link.setAttribute('href', address + location.search + location.hash);
  });
}

function closeWhenLeft(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('a');
    if (chosen || !(target instanceof Node && menu.contains(target))) menu.open = false;
  });
}

function storeLanguage(language: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage can be refused (private windows, full disk): the address still carries the language.
  }
}
