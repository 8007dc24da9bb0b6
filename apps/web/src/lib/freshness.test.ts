// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFresh, type Freshness } from './freshness';

let client: QueryClient;
let fresh: Freshness;
let asked: string[];
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
  fresh = keepFresh(client);
  asked = [];
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const headers = (name: string, value: string) => new Headers({ [name]: value });

/** A screen whose answers come after `takes` and were read from these tables. */
async function open(name: string, tables: string, takes = 0): Promise<void> {
  const queryKey = [name];
  new QueryObserver(client, {
    queryKey,
    queryFn: async () => {
      asked.push(name);
      const answered = fresh.asking(queryKey);
      if (takes) await new Promise((resume) => setTimeout(resume, takes));
      answered(headers('x-shows', tables));
      return name;
    },
  }).subscribe(() => undefined);
  if (!takes) await vi.advanceTimersByTimeAsync(0);
}

describe('what is on screen', () => {
  it('is asked again once for what happened within a moment, and only where it is shown', async () => {
    await open('customers', 'customers,appointments');
    await open('offers', 'offers');
    asked = [];
    for (const by of ['a', 'b', 'c']) fresh.hear({ changed: ['customers', 'audit_log'], by: [by] });
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(151);
    expect(asked).toEqual(['customers']);
  });

  it('is asked at once after an own write, and not again when its event comes before or after it', async () => {
    await open('customers', 'customers');
    asked = [];
    fresh.hear({ changed: ['customers'], by: ['mine'] });
    await fresh.wrote(headers('x-changed', 'mine customers,audit_log'));
    expect(asked).toEqual(['customers']);
    fresh.hear({ changed: ['customers'], by: ['mine'] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['customers']);
    fresh.hear({ changed: ['customers'], by: ['mine', 'hers'] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['customers', 'customers']);
  });

  it('is asked again when it changed while the first answer was under way', async () => {
    await open('customers', 'customers', 100);
    await vi.advanceTimersByTimeAsync(50);
    fresh.hear({ changed: ['customers'], by: ['a'] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['customers', 'customers']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  it('is left alone in a hidden tab, and asked once on return', async () => {
    await open('customers', 'customers');
    asked = [];
    hidden = true;
    for (let minute = 0; minute < 300; minute += 1) {
      fresh.hear({ changed: ['customers'], by: [`x${minute}`] });
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(asked).toEqual([]);
    hidden = false;
    fresh.turned();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['customers']);
  });

  it('is asked less often while changes do not end, and quickly again after a pause', async () => {
    await open('customers', 'customers');
    asked = [];
    for (let tick = 0; tick < 240; tick += 1) {
      fresh.hear({ changed: ['customers'], by: [`t${tick}`] });
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(asked.length).toBeGreaterThan(9);
    expect(asked.length).toBeLessThan(20);
    await vi.advanceTimersByTimeAsync(30_000);
    asked = [];
    fresh.hear({ changed: ['customers'], by: ['late'] });
    await vi.advanceTimersByTimeAsync(450);
    expect(asked).toEqual(['customers']);
  });

  it('is asked soon for what comes of an own write, however much goes on', async () => {
    await open('thread', 'messages');
    for (let tick = 0; tick < 80; tick += 1) {
      fresh.hear({ changed: ['messages'], by: [`t${tick}`] });
      await vi.advanceTimersByTimeAsync(250);
    }
    for (let turn = 0; turn < 5; turn += 1) {
      await fresh.wrote(headers('x-changed', `mine${turn} messages`));
      await vi.advanceTimersByTimeAsync(900);
      asked = [];
      fresh.hear({ changed: ['messages'], by: [`answer${turn}`] });
      await vi.advanceTimersByTimeAsync(450);
      expect(asked).toEqual(['thread']);
    }
  });

  it('is all asked again after the connection was lost', async () => {
    await open('customers', 'customers');
    await open('offers', 'offers');
    asked = [];
    fresh.missed();
    await vi.advanceTimersByTimeAsync(450);
    expect(asked.toSorted()).toEqual(['customers', 'offers']);
  });
});
