/**
 * Brings the app to a sign-in page that arrived as plain HTML. The page needs none of it to be read and typed into, so
 * a visitor who only signs in waits for nothing: the app follows while she types and takes over what she typed when she
 * sends it.
 */
import type { Typed } from '../../features/auth/typed-before';
import { switchLanguage } from '../../lib/language/language';
import { readStored } from '../../lib/storage';

const script = document.querySelector<HTMLScriptElement>('script[data-app]')!;
const form = document.querySelector<HTMLFormElement>('#root form')!;
const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;

let isComing = false;
/** Into the browser's cache; nothing runs yet. */
function fetchApp(): void {
  if (isComing) return;
  isComing = true;
  for (const file of script.dataset['preload']!.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

let isStarted = false;
function startApp(sent: boolean): void {
  if (isStarted) return;
  isStarted = true;
  const typed: Typed = { username: field('username').value, password: field('password').value, sent };
  Object.assign(window, { typedBefore: typed });
  void import(/* @vite-ignore */ script.dataset['app']!);
}

form.addEventListener('input', fetchApp);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  form.querySelector('[type="submit"]')?.setAttribute('aria-busy', 'true');
  startApp(true);
});
document.querySelector('#root button[lang]')?.addEventListener('click', () => isStarted || switchLanguage());
form.querySelector('button[type="button"]')?.addEventListener('click', () => {
  const password = field('password');
  if (!isStarted) password.type = password.type === 'password' ? 'text' : 'password';
});

if (isKnown()) startApp(false);
else field('username').focus();

/** Somebody who is signed in already walks straight through: the app finds out. */
function isKnown(): boolean {
  return readStored(script.dataset['token']!) !== undefined;
}
