import { describe, expect, it } from 'vitest';
import { toWall } from '../kernel/time/zoned-time';
import { afterMessage, estimateFinish, PACE, startOf, whoIsAwake, type Random } from './pacing.rules';
import type { CampaignChannel } from './campaign.states';
import { hoursFor, openHours, type OpenHours } from './quiet-hours.rules';

const seeded = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
};
const hoursIn = (channel: CampaignChannel, zone: string) => {
  const known = new Map<string, OpenHours>();
  return (country: string): OpenHours => {
    const hours = known.get(country) ?? openHours(hoursFor(country, channel, zone));
    known.set(country, hours);
    return hours;
  };
};

type Sent = { at: number; country: string };

/** A campaign from its first message to its last, as the sender goes through it. */
function simulate(
  people: readonly string[],
  start: number,
  hoursOf: (country: string) => OpenHours,
  random: Random,
): Sent[] {
  const left = [...people];
  const countries = [...new Set(people)];
  const sent: Sent[] = [];
  let pace = { next_at: start, since_rest: 0 };
  while (left.length > 0) {
    const { awake, next_at } = whoIsAwake(
      countries.filter((country) => left.includes(country)),
      pace.next_at,
      hoursOf,
    );
    if (awake.length === 0) {
      pace = { ...pace, next_at };
      continue;
    }
    const place = left.findIndex((country) => awake.includes(country));
    sent.push({ at: pace.next_at, country: left.splice(place, 1)[0]! });
    pace = afterMessage(pace.since_rest, pace.next_at, random);
  }
  return sent;
}

const minuteIn = (at: number, zone: string): number => {
  const { time } = toWall(at, zone);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
};

/** Of a Dubai salon: its own customers, and some with numbers of other countries. */
const WORLDS = {
  emirates: { channel: 'whatsapp', zone: 'Asia/Dubai', people: Array.from({ length: 1500 }, () => 'AE') },
  kingdom: { channel: 'sms', zone: 'Asia/Riyadh', people: Array.from({ length: 1500 }, () => 'SA') },
  mixed: {
    channel: 'whatsapp',
    zone: 'Asia/Dubai',
    people: Array.from({ length: 1500 }, (_, place) => ['AE', 'SA', '', 'AE', 'KW'][place % 5]!),
  },
  letters: { channel: 'email', zone: 'Asia/Kuwait', people: Array.from({ length: 1500 }, () => 'KW') },
} as const;
const LATEST: Record<string, number> = { AE: 18, SA: 22, KW: 23, '': 23 };
const START = Date.parse('2026-11-17T06:10:00Z');

describe.each(Object.entries(WORLDS))('1,500 messages: %s', (_, { channel, zone, people }) => {
  const hoursOf = hoursIn(channel, zone);
  const runs = Array.from({ length: 6 }, (_, seed) => simulate(people, START, hoursOf, seeded(seed + 1)));

  it('go out to everybody, inside all hours', () => {
    for (const sent of runs) {
      expect(sent).toHaveLength(people.length);
      // Every third is enough to look at: the clock is asked twice for each.
      for (const { at, country } of sent.filter((_, place) => place % 3 === 0 || place > people.length - 20)) {
        const own = minuteIn(at, zone);
        expect(own >= 9 * 60 && own < 23 * 60).toBe(true);
        const zoneOf = { AE: 'Asia/Dubai', SA: 'Asia/Riyadh', KW: 'Asia/Kuwait' }[country] ?? zone;
        const theirs = minuteIn(at, zoneOf);
        const latest = channel === 'email' ? 23 : LATEST[country]!;
        expect(theirs >= 9 * 60 && theirs < latest * 60).toBe(true);
      }
    }
  });

  it('never follow each other faster than the rules, and rest after each hundred', () => {
    for (const sent of runs)
      for (const [place, { at }] of sent.entries()) {
        const before = sent[place - 1];
        if (!before) continue;
        const gap = (at - before.at) / 1000;
        expect(gap).toBeGreaterThanOrEqual(PACE.gap.least + (place % PACE.batch === 0 ? PACE.rest.least : 0));
      }
  });

  it('end when they were said to end, give or take a tenth', () => {
    const counts: Record<string, number> = {};
    for (const country of people) counts[country] = (counts[country] ?? 0) + 1;
    const { at } = estimateFinish(counts, { next_at: START, since_rest: 0 }, hoursOf)!;
    for (const sent of runs) {
      const end = sent.at(-1)!.at;
      expect(Math.abs(at - end) / (end - START)).toBeLessThan(0.1);
    }
  });
});

describe('the pace', () => {
  it('is 30 to 90 seconds, with a rest of 5 to 15 minutes after the hundredth', () => {
    for (const [draw, gap, rest] of [
      [0, 30, 300],
      [0.999_999_999, 90, 900],
    ] as const) {
      expect(afterMessage(0, 0, () => draw)).toEqual({ next_at: gap * 1000, since_rest: 1 });
      expect(afterMessage(99, 0, () => draw)).toEqual({ next_at: (gap + rest) * 1000, since_rest: 0 });
    }
  });

  it('begins ten minutes after it was wanted, and not in the past', () => {
    expect(startOf(null, 1_000, () => 0)).toBe(601_000);
    expect(startOf(5_000, 1_000, () => 0)).toBe(605_000);
    expect(startOf(0, 1_000, () => 0)).toBe(601_000);
  });

  it('of few messages ends within minutes of what was said', () => {
    const hoursOf = hoursIn('whatsapp', 'Asia/Dubai');
    const { at, give_or_take } = estimateFinish({ AE: 20 }, { next_at: START, since_rest: 0 }, hoursOf)!;
    const { at: end } = simulate(Array(20).fill('AE'), START, hoursOf, seeded(3)).at(-1)!;
    expect(Math.abs(at - end)).toBeLessThanOrEqual(give_or_take);
    expect(estimateFinish({ AE: 0 }, { next_at: START, since_rest: 0 }, hoursOf)).toBeUndefined();
  });

  it('of very many is said without a look at the clock for each of them', () => {
    let looks = 0;
    const known = hoursIn('whatsapp', 'Asia/Dubai');
    const hoursOf = (country: string): OpenHours => ({
      ...known(country),
      nextStretch: (at) => {
        looks += 1;
        return known(country).nextStretch(at);
      },
    });
    const { at } = estimateFinish({ AE: 8_000, SA: 8_000, '': 4_000 }, { next_at: START, since_rest: 0 }, hoursOf)!;
    const days = (at - START) / 86_400_000;
    expect(days).toBeGreaterThan(20);
    expect(looks / days).toBeLessThan(30);
  });
});

describe('quiet hours', () => {
  const at = (text: string): number => Date.parse(text);
  const next = (country: string, channel: CampaignChannel, from: string, zone = 'Asia/Dubai'): string =>
    new Date(openHours(hoursFor(country, channel, zone)).nextOpen(at(from))).toISOString();

  it.each([
    ['at the last minute of the Emirates', 'AE', 'whatsapp', '2026-11-17T13:59:00Z', '2026-11-17T13:59:00.000Z'],
    ['a minute later: tomorrow', 'AE', 'whatsapp', '2026-11-17T14:00:00Z', '2026-11-18T05:00:00.000Z'],
    ['a letter may still go', 'AE', 'email', '2026-11-17T14:00:00Z', '2026-11-17T14:00:00.000Z'],
    ['the salon sleeps at 23:00', 'AE', 'email', '2026-11-17T19:00:00Z', '2026-11-18T05:00:00.000Z'],
    ['a Saudi number wakes an hour after Dubai', 'SA', 'sms', '2026-11-17T05:30:00Z', '2026-11-17T06:00:00.000Z'],
    [
      'and the salon closes before 22:00 in Riyadh is over',
      'SA',
      'sms',
      '2026-11-17T19:00:00Z',
      '2026-11-18T06:00:00.000Z',
    ],
    ['an unknown country follows the salon', '', 'whatsapp', '2026-11-17T18:59:00Z', '2026-11-17T18:59:00.000Z'],
  ] as const)('%s', (_, country, channel, from, expected) => expect(next(country, channel, from)).toBe(expected));

  it('are kept when clocks change', () => {
    expect(next('', 'email', '2026-10-24T22:30:00Z', 'Europe/London')).toBe('2026-10-25T09:00:00.000Z');
  });

  it('that never meet are never open', () => {
    const never = openHours([
      { from: 540, to: 600, zone: 'Asia/Dubai' },
      { from: 660, to: 720, zone: 'Asia/Dubai' },
    ]);
    expect(never.nextOpen(START)).toBe(Infinity);
    expect(estimateFinish({ AE: 1 }, { next_at: START, since_rest: 0 }, () => never)).toBeUndefined();
  });
});
