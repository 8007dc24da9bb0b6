// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { OnlineAddress } from '@rawnaq/domain/online-booking/online-address';
import { readChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import { renderOnline } from '../../entry-server';
import { booking, menu, salon } from '../testing/glow';
import { startBooking } from './start-booking';

vi.mock('./show-drawings', () => ({ showDrawings: vi.fn() }));

// jsdom draws nothing, and has nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

const share = vi.fn().mockResolvedValue(undefined);
const writeText = vi.fn().mockResolvedValue(undefined);
vi.stubGlobal('navigator', { share, clipboard: { writeText } });
afterEach(() => vi.clearAllMocks());

/** The page of a product whose links begin elsewhere than where this browser has opened it. */
function open(address: OnlineAddress): void {
  const content = { address, salon, menu, choice: readChoice(new URLSearchParams()), when: null, booking };
  const { html } = renderOnline({ content, language: 'ar', origin: 'https://rawnaq.example', nonce: 'abc' });
  document.body.innerHTML = html;
  startBooking();
}
const press = (selector: string): void => document.querySelector<HTMLButtonElement>(selector)!.click();

it.each([
  ['online-home', ''],
  ['online-menu', '/menu'],
  ['online-price-list', '/price-list'],
] as const)('%s is shared by its public address', (address, rest) => {
  open(address);
  press('[data-share]');
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: `https://rawnaq.example/ar/online/glow${rest}` }) as unknown,
  );
});

it('the copied link of a booking is its public address', async () => {
  open('online-confirm');
  press('[data-copy]');
  expect(writeText).toHaveBeenCalledWith(`https://rawnaq.example/ar/online/glow/booking/${booking.booking_id}`);
  await vi.waitFor(() => expect(document.querySelector('[data-said]')?.textContent).not.toBe(''));
});
