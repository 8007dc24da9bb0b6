// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTillKeys, type TillKeys } from './use-till-keys';

afterEach(cleanup);
const done: string[] = [];
const note =
  (name: string) =>
  (step?: unknown): void =>
    void done.push(typeof step === 'number' ? `${name} ${step}` : name);
const keys: TillKeys = {
  onSearch: note('search'),
  onCustomer: note('customer'),
  onHold: note('hold'),
  onPay: note('pay'),
  onIssue: note('issue'),
  onDiscounts: note('discounts'),
  onAllKeys: note('keys'),
  onWalk: note('walk'),
  onSide: (side) => void done.push(side),
  onQuantity: note('quantity'),
  onEdit: note('edit'),
  onRemove: note('remove'),
  onUndo: note('undo'),
};

function Till({ withDialog = false }: { withDialog?: boolean }) {
  useTillKeys(keys);
  return (
    <>
      <input aria-label="search" data-till-search />
      <input aria-label="other" />
      <button type="button">Tile</button>
      {withDialog && <div role="dialog" aria-modal="true" />}
    </>
  );
}

const press = (target: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => void (done.length = 0));

describe('keys of the till', () => {
  it('work from the empty search field, in both layouts, and browsers do not see them', () => {
    render(<Till />);
    const search = screen.getByRole('textbox', { name: 'search' });
    for (const key of [
      'F2',
      'F4',
      'F8',
      'F9',
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      '+',
      '-',
      '%',
      '٪',
      '?',
      '؟',
      'Enter',
      'Delete',
    ])
      expect(press(search, key)).toBe(false);
    expect(press(search, 'Enter', { ctrlKey: true })).toBe(false);
    expect(press(search, 'ئ', { ctrlKey: true, code: 'KeyZ' })).toBe(false);
    expect(done).toEqual([
      'search',
      'customer',
      'hold',
      'pay',
      'walk 1',
      'walk -1',
      'left',
      'quantity 1',
      'quantity -1',
      'discounts',
      'discounts',
      'keys',
      'keys',
      'edit',
      'remove',
      'issue',
      'undo',
    ]);
  });

  it('leave typing, buttons and the browser’s own keys alone', () => {
    render(<Till />);
    const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'search' });
    search.value = 'x';
    for (const key of ['+', '-', '%', 'Enter', 'Delete', 'ArrowDown']) expect(press(search, key)).toBe(true);
    expect(press(screen.getByRole('textbox', { name: 'other' }), '-')).toBe(true);
    expect(press(screen.getByRole('button'), 'Enter')).toBe(true);
    for (const key of ['F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12', 'a'])
      expect(press(document.body, key)).toBe(true);
    expect(press(document.body, 'F4', { altKey: true })).toBe(true);
    expect(done).toEqual([]);
  });

  it('are not heard behind a dialog', () => {
    render(<Till withDialog />);
    expect(press(document.body, 'F9')).toBe(true);
    expect(done).toEqual([]);
  });
});
