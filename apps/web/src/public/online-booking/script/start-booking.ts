import { rememberLanguage } from '../../../lib/language/language';
import { chooseServices } from './choose-services';
import { chooseTime } from './choose-time';
import { confirmVisit } from './confirm-visit';
import { enterDetails } from './enter-details';
import { runHoldClock } from './hold-clock';
import { lookAtBooking } from './look-at-booking';
import { find, findAll, leadToOwnBooking, readPage, showFailure, type Page } from './page';
import { showDrawings } from './show-drawings';
import { tellSalon } from './tell-salon';

/** The pages are whole when they arrive. This brings to life whatever the open one has. */
export function startBooking(): void {
  const root = find('#online');
  if (!root) return;
  document.documentElement.dataset['script'] = '';
  showDrawings();
  const page = readPage(root);
  if (find('[data-when-step="book"], form[data-details], form[data-review]') && leadToOwnBooking(page)) return;
  boot(page);
  const { message } = page.visit();
  if (message) {
    page.change({ message: '' });
    showFailure(message);
  }
  // A field that was refused has the focus already.
  if (!find('[aria-invalid]')) find('[data-heading]')?.focus({ preventScroll: true });
  addEventListener('popstate', () => location.reload());
  // A page out of the browser's memory shows times of long ago.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

function boot(page: Page): void {
  const form = (selector: string) => find<HTMLFormElement>(`form[${selector}]`);
  const [choice, details, review] = [form('data-choice'), form('data-details'), form('data-review')];
  const [when, booking] = [find('[data-when-step]'), find('[data-booking]')];
  if (choice) chooseServices(choice, page);
  if (when) chooseTime(when, page, () => boot(page));
  if (details) {
    enterDetails(details, page);
    runHoldClock(page, details.dataset['times'] ?? '');
  }
  if (review) {
    confirmVisit(review, page);
    runHoldClock(page, review.dataset['times'] ?? '');
  }
  if (booking) lookAtBooking(booking, page);
  for (const complaint of findAll<HTMLFormElement>('form[data-complaint]')) tellSalon(complaint, page);
  for (const list of findAll<HTMLSelectElement>('select[name="calling_code"]')) showCode(list);
  for (const link of findAll<HTMLAnchorElement>('[data-language-switch]')) keepChoice(link);
  for (const button of findAll<HTMLButtonElement>('[data-share]')) offerShare(button);
  for (const button of findAll<HTMLButtonElement>('[data-copy]')) offerCopy(button);
}

/** The list names countries; closed, it shows the code alone. */
function showCode(list: HTMLSelectElement): void {
  const show = (): void => {
    const place = list.parentElement && find('[data-calling-code]', list.parentElement);
    if (place) place.textContent = `+${list.value}`;
  };
  list.addEventListener('change', show);
  show();
}

function keepChoice(link: HTMLAnchorElement): void {
  link.addEventListener('click', () => {
    rememberLanguage(link.hreflang === 'en' ? 'en' : 'ar');
    link.href = link.pathname + location.search + location.hash;
  });
}

function offerShare(button: HTMLButtonElement): void {
  if (!('share' in navigator)) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => void navigator.share({ title: document.title, url: button.dataset['share'] ?? '' }).catch(() => undefined),
  );
}

function offerCopy(button: HTMLButtonElement): void {
  if (!('clipboard' in navigator)) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () =>
      void navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(() => {
        const said = find('[data-said]');
        if (said) said.textContent = button.dataset['copied'] ?? '';
      }),
  );
}
