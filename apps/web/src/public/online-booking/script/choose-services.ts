import { netOf } from '@rawnaq/domain/kernel/vat';
import { wordsFor } from '../words';
import { find, findAll, showFailure, type Page } from './page';

const MOST = 10;

/**
 * Adds to the form what HTML can't: the sum while choosing, and the choice in the address. The form itself is sent by
 * the browser.
 */
export function chooseServices(form: HTMLFormElement, page: Page): void {
  const boxes = findAll<HTMLInputElement>('input[name="s"]', form);
  const words = wordsFor(page.language, page.currency, page.zone, page.clock);

  const tell = (): void => {
    const chosen = boxes.filter((box) => box.checked);
    const minutes = sum(chosen, 'minutes');
    const total = chosen.every((box) => box.dataset['price']) ? sum(chosen, 'price') : null;
    const note = `${words.services(chosen.length)} · ${words.duration(minutes)}`;
    set(
      '[data-bar-title]',
      chosen.length === 0 ? '' : total === null ? words.services(chosen.length) : words.moneyText(total),
    );
    set('[data-bar-note]', chosen.length === 0 ? page.words.none : note);
    set('[data-total]', words.moneyText(total ?? 0));
    set('[data-vat]', words.moneyText((total ?? 0) - netOf(total ?? 0, page.vat_rate)));
    for (const row of findAll('[data-totals]')) row.hidden = chosen.length === 0;
    for (const row of findAll('[data-empty]')) row.hidden = chosen.length > 0;
    showLines(chosen, words.moneyText);
    keep();
  };

  const keep = (): void => {
    const lines = boxes
      .filter((box) => box.checked)
      .map((box) => box.value)
      .join(',');
    page.change({ lines });
    const query = new URLSearchParams(location.search);
    query.delete('s');
    if (lines) query.set('lines', lines);
    else query.delete('lines');
    const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
    history.replaceState(null, '', `${location.pathname}${text && `?${text}`}${location.hash}`);
  };

  form.addEventListener('change', ({ target }) => {
    const box = target as HTMLInputElement;
    if (boxes.filter(({ checked }) => checked).length > MOST) {
      box.checked = false;
      return showFailure(page.words.most);
    }
    showFailure('');
    tell();
  });
  form.addEventListener('submit', (event) => {
    if (boxes.some(({ checked }) => checked)) return;
    event.preventDefault();
    showFailure(page.words.none);
    boxes[0]?.focus();
  });
  // The server has drawn what the address says. Telling it again would make the phone load its number formats before it
  // has shown the page.
  if (restore(boxes, page)) tell();
  else keep();
}

/** The address knows best; without it, what was chosen last in this tab. */
function restore(boxes: readonly HTMLInputElement[], page: Page): boolean {
  if (new URLSearchParams(location.search).has('lines')) return false;
  const chosen = new Map(
    page
      .visit()
      .lines.split(',')
      .map((line) => [line.split(':')[0], line]),
  );
  const restored = boxes.filter((box) => chosen.has(box.value.split(':')[0]));
  for (const box of restored) Object.assign(box, { checked: true, value: chosen.get(box.value.split(':')[0]) });
  return restored.length > 0;
}

function showLines(chosen: readonly HTMLInputElement[], money: (minor: number) => string): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-line]');
  const list = find('[data-lines]');
  if (!template || !list) return;
  list.replaceChildren(
    ...chosen.map(({ dataset }) => {
      const line = template.content.cloneNode(true) as DocumentFragment;
      const [name, price] = line.querySelectorAll('b');
      if (name) name.textContent = dataset['name'] ?? '';
      if (price) price.textContent = dataset['price'] ? money(Number(dataset['price'])) : '';
      const length = line.querySelector('small');
      if (length) length.textContent = dataset['length'] ?? '';
      return line;
    }),
  );
}

const set = (selector: string, text: string): void => {
  for (const place of findAll(selector)) if (place.textContent !== text) place.textContent = text;
};
const sum = (boxes: readonly HTMLInputElement[], key: string): number =>
  boxes.reduce((total, box) => total + Number(box.dataset[key] ?? 0), 0);
