// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client/call';
import { enterDetails } from './enter-details';
import { readPage, type Page } from './page';

vi.mock('../../../lib/api-client/call', () => ({ call: vi.fn() }));

let page: Page;
let form: HTMLFormElement;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', location.pathname);
  sessionStorage.clear();
  const words = JSON.stringify({ needed: 'Needed', mobile: 'Mobile?', letters: 'English or Arabic', card: 'No card' });
  const fields = [
    '<input name="name"><p data-error="name" hidden></p>',
    '<select name="calling_code"><option>971</option><option>966</option></select><input name="mobile">',
    '<textarea name="note"></textarea><p data-error="note" hidden></p>',
    '<input name="code"><input type="radio" name="channel" value="whatsapp">',
  ];
  document.body.innerHTML = `<div id="online" data-alias="glow" data-words='${words}'></div>
    <form data-next="#next">${fields.join('')}</form>`;
  page = readPage(document.querySelector('#online')!);
  form = document.querySelector('form')!;
});
afterEach(() => {
  vi.clearAllMocks();
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

const errorOf = (name: string) => form.querySelector(`[data-error="${name}"]`)?.textContent;
const submit = async () => {
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
};

it('judges name and note before a code is asked for', async () => {
  enterDetails(form, page);
  type({ name: 'Zoë', mobile: '501234567', note: '4111 1111 1111 1111' });
  await submit();
  expect([errorOf('name'), errorOf('note')]).toEqual(['English or Arabic', 'No card']);
  expect(document.activeElement).toBe(form.elements.namedItem('name'));
  expect(call).not.toHaveBeenCalled();
  type({ name: 'Zoe زوي', note: 'No nuts' });
  await submit();
  expect([errorOf('name'), errorOf('note')]).toEqual(['', '']);
  expect(call).toHaveBeenCalledOnce();
});

it('goes no further with a verified number while the name is refused', async () => {
  page.change({ name: 'José', calling_code: '971', mobile: '501234567' });
  vi.mocked(call).mockResolvedValue({ proof: 'proof', seconds_left: 2700 });
  enterDetails(form, page);
  type({ code: '123456' });
  (form.elements.namedItem('code') as HTMLInputElement).dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.visit().proof?.text).toBe('proof');
  expect(errorOf('name')).toBe('English or Arabic');
  expect(location.hash).toBe('');
  type({ name: 'Jose' });
  await submit();
  expect(location.hash).toBe('#next');
});

it('says what the last step refused at its field, once', () => {
  page.change({ name: 'Sara', problems: { note: 'Note must not contain a card number' } });
  enterDetails(form, page);
  expect(errorOf('note')).toBe('Note must not contain a card number');
  expect(document.activeElement).toBe(form.elements.namedItem('note'));
  expect(page.visit().problems).toEqual({});
});
