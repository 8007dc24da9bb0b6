// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TAKES_SCANS, useBarcodeScanner } from './use-barcode-scanner';

afterEach(cleanup);
let clock = 0;

/** A keydown that types its character, as a browser would. */
function press(target: HTMLElement, code: string, key: string, gap: number): boolean {
  clock += gap;
  const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  const goesOn = target.dispatchEvent(event);
  if (goesOn && target instanceof HTMLInputElement && key.length === 1) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, target.value + key);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return goesOn;
}

const ARABIC = '٠١٢٣٤٥٦٧٨٩';
function type(target: HTMLElement, digits: string, { gap = 8, arabic = false } = {}): boolean {
  for (const digit of digits) press(target, `Digit${digit}`, arabic ? ARABIC[Number(digit)]! : digit, gap);
  return press(target, 'Enter', 'Enter', gap);
}

function Till({ onScan, onEnter }: { onScan: (barcode: string) => void; onEnter: () => void }) {
  useBarcodeScanner(onScan);
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="search" value={text} onChange={(event) => setText(event.target.value)} onKeyDown={onEnter} />
      <button type="button">Pay</button>
      <div role="dialog">
        <input aria-label="note" />
        <input aria-label="card" {...TAKES_SCANS} />
      </div>
    </>
  );
}

function draw() {
  const onScan = vi.fn();
  const onEnter = vi.fn();
  render(<Till onScan={onScan} onEnter={(...args) => onEnter(...args)} />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { onScan, onEnter, field };
}

describe('the till hears a scanner', () => {
  it.each([false, true])(
    'wherever the focus is (Arabic layout: %s), and the button under it is not pressed',
    (arabic) => {
      const { onScan } = draw();
      expect(type(screen.getByRole('button'), '6291004527189', { arabic })).toBe(false);
      expect(onScan.mock.calls).toEqual([['6291004527189']]);
    },
  );

  it.each([false, true])('in its search field, which keeps what was typed before (Arabic layout: %s)', (arabic) => {
    const { onScan, onEnter, field } = draw();
    press(field('search'), 'KeyA', 'a', 900);
    clock += 900;
    onEnter.mockClear();
    expect(type(field('search'), '6291004527189', { arabic })).toBe(false);
    expect(onScan.mock.calls).toEqual([['6291004527189']]);
    expect(field('search').value).toBe('a');
    expect(onEnter).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }));
  });

  it('and leaves slow typing alone, Enter included', () => {
    const { onScan, onEnter, field } = draw();
    expect(type(field('search'), '62910045', { gap: 120 })).toBe(true);
    expect(onScan).not.toHaveBeenCalled();
    expect(field('search').value).toBe('62910045');
    expect(onEnter).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Enter' }));
  });

  it('and not in a text field of a dialog, unless the field says so', () => {
    const { onScan, field } = draw();
    expect(type(field('note'), '6291004527189')).toBe(true);
    expect(onScan).not.toHaveBeenCalled();
    expect(field('note').value).toBe('6291004527189');
    expect(type(field('card'), '6291004527189')).toBe(false);
    expect(onScan).toHaveBeenCalledOnce();
    expect(field('card').value).toBe('');
  });
});
