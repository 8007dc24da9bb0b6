// @vitest-environment jsdom
// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { enhance } from './enhance';
import { render } from './entry-server';

function open(address: string): void {
  history.replaceState(null, '', address);
  const language = location.pathname.startsWith('/en') ? 'en' : 'ar';
  document.body.innerHTML =
    render({ path: location.pathname, language, origin: location.origin, operator: { email: 'hello@salons.example' } })
      ?.html ?? '';
  enhance();
}

function found<Kind extends Element>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element;
}

beforeEach(() => localStorage.clear());

describe('enhance', () => {
  it('stores the language of the address', () => {
    open('/en');
    expect(localStorage.getItem('rawnaq.language')).toBe('en');
  });

  it('stores nothing where the address names no language', () => {
    open('/no-such-page');
    expect(localStorage.getItem('rawnaq.language')).toBeNull();
  });

  it('switches the language and keeps path, query and hash', () => {
    open('/en/no-such-page?from=mail#part');
    const link = found<HTMLAnchorElement>('a[data-language-switch]');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(localStorage.getItem('rawnaq.language')).toBe('ar');
    expect(link.getAttribute('href')).toBe('/ar/no-such-page?from=mail#part');
  });

  it.each([
    [
      'Escape',
      () => found('details summary').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    ['a chosen part of the page', () => found<HTMLElement>('details nav a[href$="/features"]').click()],
    ['a click elsewhere', () => found<HTMLElement>('h1').click()],
  ])('closes the menu on %s', (_, leave) => {
    open('/en');
    const menu = found<HTMLDetailsElement>('details[data-menu]');
    menu.open = true;
    leave();
    expect(menu.open).toBe(false);
  });
});
