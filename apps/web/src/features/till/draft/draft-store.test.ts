// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from './draft-store';
import { emptyDraft } from './till-draft';

const bill = (key: string, minute = 0) => emptyDraft(key, new Date(Date.UTC(2026, 10, 16, 8, minute)));
beforeEach(() => localStorage.clear());

describe('bills on the device', () => {
  it('are there again after a reload, several at a time, oldest first', () => {
    draftStore(1001, 5).write(bill('b', 5));
    draftStore(1001, 5).write(bill('a', 1));
    expect(draftStore(1001, 5).all()).toEqual([bill('a', 1), bill('b', 5)]);
    draftStore(1001, 5).forget('a');
    expect([draftStore(1001, 5).read('a'), draftStore(1001, 5).read('b')]).toEqual([undefined, bill('b', 5)]);
  });

  it('are another person’s and another salon’s own', () => {
    draftStore(1001, 5).write(bill('a'));
    expect([draftStore(1001, 6).all(), draftStore(1002, 5).all(), draftStore(1001, 50).all()]).toEqual([[], [], []]);
  });

  it('that can not be read or kept break nothing', () => {
    localStorage.setItem('rawnaq.till.1.1001.5.x', '{"key":');
    expect(draftStore(1001, 5).all()).toEqual([]);
    const full = {
      ...localStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as Storage;
    expect(draftStore(1001, 5, full).write(bill('a'))).toBe(false);
  });

  it('tell the other tab of a change and of an end', () => {
    const heard = vi.fn();
    const stop = draftStore(1001, 5).listen(heard);
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    tell('rawnaq.till.1.1001.5.a', JSON.stringify(bill('a')));
    tell('rawnaq.till.1.1001.5.a', null);
    tell('rawnaq.till.1.1001.6.a', null);
    expect(heard.mock.calls).toEqual([
      ['a', bill('a')],
      ['a', undefined],
    ]);
    stop();
    tell('rawnaq.till.1.1001.5.a', null);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
