import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../../db/live';
import { openHub } from './stream-hub';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A hub with somebody who speaks to it. */
function hubWithVoice() {
  const listeners: Parameters<Live['subscribe']>[0][] = [];
  const hub = openHub({
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  });
  const say = (account_id: number, by: string, ...tables: string[]): void => {
    for (const listener of listeners) listener({ channel: 'changed', account_id, tables, by });
  };
  return { hub, say, listeners };
}

const eventsOf = (heard: string[]): unknown[] =>
  heard.map((lines) => JSON.parse(lines.slice('data: '.length)) as object);

describe('the streams of a process', () => {
  it('tell the first news at once and what follows together, by one ear for all', () => {
    const { hub, say, listeners } = hubWithVoice();
    const [one, two]: [string[], string[]] = [[], []];
    hub(2001, (lines) => one.push(lines));
    hub(2001, (lines) => two.push(lines));
    say(2001, 'a', 'customers');
    say(2001, 'b', 'customers', 'audit_log');
    say(2001, 'c', 'offers');
    expect(eventsOf(one)).toEqual([{ changed: ['customers'], by: ['a'] }]);
    vi.advanceTimersByTime(250);
    expect(eventsOf(one).slice(1)).toEqual([{ changed: ['customers', 'audit_log', 'offers'], by: ['b', 'c'] }]);
    vi.advanceTimersByTime(60_000);
    expect(one).toHaveLength(2);
    expect(two).toEqual(one);
    expect(listeners).toHaveLength(1);
  });

  it('stay few under a storm, which has no names then', () => {
    const { hub, say } = hubWithVoice();
    const heard: string[] = [];
    hub(2001, (lines) => heard.push(lines));
    for (let write = 0; write < 400; write += 1) {
      say(2001, `w${write}`, 'customers');
      vi.advanceTimersByTime(10);
    }
    expect(heard.length).toBeLessThanOrEqual(17);
    expect(eventsOf(heard).at(-1)).toEqual({ changed: ['customers'] });
  });

  it('are for their own salon; the staff hears of all, and the platform’s own news is for the staff alone', () => {
    const { hub, say } = hubWithVoice();
    const [salon, staff]: [string[], string[]] = [[], []];
    const leave = hub(2001, (lines) => salon.push(lines));
    hub(0, (lines) => staff.push(lines));
    say(2002, 'a', 'customers');
    say(0, 'b', 'js_errors');
    vi.advanceTimersByTime(1_000);
    expect(salon).toEqual([]);
    expect(eventsOf(staff)).toEqual([
      { changed: ['customers'], by: ['a'] },
      { changed: ['js_errors'], by: ['b'] },
    ]);
    leave();
    say(2001, 'c', 'offers');
    vi.advanceTimersByTime(1_000);
    expect(salon).toEqual([]);
  });
});
