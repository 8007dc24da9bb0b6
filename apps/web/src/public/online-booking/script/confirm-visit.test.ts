// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client/call';
import { failureFromAnswer } from '../../../lib/api-client/failure';
import { confirmVisit } from './confirm-visit';
import { readPage, type Page } from './page';
import { placeOf } from './visit-store';

vi.mock('../../../lib/api-client/call', () => ({ call: vi.fn() }));

// jsdom draws nothing, and has nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

let page: Page;
let form: HTMLFormElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '?lines=12&date=2026-11-18&start=600');
  document.body.innerHTML = `<div id="online" data-alias="glow"></div><p data-failure="" hidden></p>
    <form data-review="" data-information="#information" data-times="#times" data-done="#done"></form>`;
  page = readPage(document.querySelector('#online')!);
  form = document.querySelector('form')!;
  const until = Date.now() + 600_000;
  page.change({
    name: 'Zoë',
    proof: { mobile: '+971501234567', text: 'proof', until },
    hold: { token: 'token', place: placeOf(new URLSearchParams(location.search)), until, can_extend: true },
  });
});
afterEach(() => {
  vi.clearAllMocks();
});

const refuseWith = async (errors: Record<string, string[]>) => {
  const answer = JSON.stringify({ code: 'VALIDATION', message: 'Some fields need your attention', errors });
  vi.mocked(call).mockRejectedValue(
    failureFromAnswer(422, answer, { area: 'public', isPublic: true, request: 'POST confirm' }),
  );
  confirmVisit(form, page);
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  await new Promise((resume) => setTimeout(resume));
};

it('leads back to the field that was refused, with its sentence', async () => {
  await refuseWith({ name: ['Name must be in English or Arabic'] });
  expect(location.hash).toBe('#information');
  expect(page.visit().problems).toEqual({ name: 'Name must be in English or Arabic' });
});

it('stays where nothing that was typed is refused', async () => {
  await refuseWith({ token: ['Token is not valid'] });
  expect(location.hash).toBe('');
  expect(document.querySelector('[data-failure]')?.textContent).toBe('Some fields need your attention');
});
