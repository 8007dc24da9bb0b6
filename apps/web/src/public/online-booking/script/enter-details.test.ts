// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterDetails } from './enter-details';
import { readPage, type Page } from './page';

let page: Page;
let form: HTMLFormElement;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = `<div id="online" data-alias="glow"></div>
    <form><input name="name"><select name="calling_code"><option>971</option><option>966</option></select>
    <input name="mobile"><textarea name="note"></textarea><input name="code">
    <input type="radio" name="channel" value="whatsapp"></form>`;
  page = readPage(document.querySelector('#online')!);
  form = document.querySelector('form')!;
});
afterEach(() => {
  vi.useRealTimers();
});

const values = () =>
  Object.fromEntries(
    ['name', 'calling_code', 'mobile', 'note'].map((name) => [
      name,
      (form.elements.namedItem(name) as HTMLInputElement).value,
    ]),
  );
const type = (typed: Record<string, string>) => {
  for (const [name, value] of Object.entries(typed)) (form.elements.namedItem(name) as HTMLInputElement).value = value;
};

it('brings back what was typed before a reload', () => {
  const typed = { name: 'Sara', calling_code: '966', mobile: '504821937', note: 'No nuts' };
  page.change(typed);
  enterDetails(form, page);
  expect(values()).toEqual(typed);
});

it('keeps what was typed before the script came, over what was typed the last time', () => {
  page.change({ name: 'Sara', calling_code: '966', mobile: '504821937', note: '' });
  type({ name: 'Hessa', mobile: '501234567' });
  enterDetails(form, page);
  expect(values()).toEqual({ name: 'Hessa', calling_code: '971', mobile: '501234567', note: '' });
  expect(page.visit()).toMatchObject({ name: 'Hessa', calling_code: '971', mobile: '501234567' });
});
