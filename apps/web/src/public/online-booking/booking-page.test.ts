import { describe, expect, it } from 'vitest';
import { appointmentOutcomes, appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { readChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import type { BookingView } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { renderOnline } from '../entry-server';
import type { OnlineContent } from './online-content';
import { booking, menu, salon } from './testing/glow';

const { paid, waiting } = appointmentPaymentStates.codes;
const { achieved, no_show, cancelled } = appointmentOutcomes.codes;

const content: OnlineContent = {
  address: 'online-booking',
  salon,
  menu,
  choice: readChoice(new URLSearchParams()),
  when: null,
  booking,
};
const draw = (more: Partial<OnlineContent>, language: 'en' | 'ar' = 'en') =>
  renderOnline({ content: { ...content, ...more }, language, origin: 'https://rawnaq.example', nonce: 'abc' }).html;
const page = (more: Partial<BookingView> = {}, language: 'en' | 'ar' = 'en') =>
  draw({ booking: { ...booking, ...more } }, language);
/** The rows of money, as they are read. */
const amounts = (html: string): string[] =>
  [...(/<div class="visit-totals">(.*?)<\/div>/.exec(html)?.[1] ?? '').matchAll(/<p.*?<\/p>/g)].map(([row]) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

it.each(LANGUAGES)('names the guests in %s', (language) => {
  expect(page({}, language).match(/<bdi>Layla<\/bdi>/g)).toHaveLength(1);
});

describe('what is to pay', () => {
  it('is the total without what really came in advance', () => {
    expect(amounts(page())).toEqual([expect.stringMatching(/^To pay at the salon .*300/)]);
    expect(amounts(page({ payment_status: paid, deposited: 30_000 }))).toEqual([
      expect.stringMatching(/^Deposit paid .*300/),
      expect.stringMatching(/^To pay at the salon \D*0$/),
    ]);
    expect(amounts(page({ deposit: 10_000, deposited: 4_000 }))).toEqual([
      expect.stringMatching(/^Deposit paid .*40$/),
      expect.stringMatching(/^Deposit not paid .*60$/),
      expect.stringMatching(/^To pay at the salon .*260$/),
    ]);
    expect(amounts(page({ deposit: 10_000, payment_status: waiting }))).toEqual([
      expect.stringMatching(/^Deposit to pay .*100$/),
      expect.stringMatching(/^To pay at the salon .*200$/),
    ]);
  });

  it('is not said of a visit that is over', () => {
    for (const outcome of [achieved, no_show]) {
      expect(amounts(page({ outcome, payment_status: paid }))).toEqual([]);
      expect(amounts(page({ outcome, payment_status: paid, deposit: 10_000, deposited: 10_000 }))).toEqual([
        expect.stringMatching(/^Deposit paid .*100$/),
      ]);
    }
  });
});

describe('what becomes of a deposit', () => {
  const question = (html: string): string => /data-cancel="".*?<\/form>/.exec(html)![0];

  it('is promised of a card only, and of the rest the salon is asked', () => {
    const text = question(
      page({
        payment_status: paid,
        deposited: 8_000,
        deposit_fates: [
          { fate: 'refundable', amount: 5_000 },
          { fate: 'salon', amount: 3_000 },
        ],
      }),
    );
    expect(text).toMatch(/Your deposit of [^.]*50[^.]* will be refunded to the card/);
    expect(text).toMatch(/About your deposit of [^.]*30[^.]*: please contact the salon/);
    const inCash = question(
      page({ payment_status: paid, deposited: 30_000, deposit_fates: [{ fate: 'salon', amount: 30_000 }] }),
    );
    expect(inCash).toMatch(/About your deposit of [^.]*300/);
    expect(inCash).not.toContain('card');
  });

  it('is said of a visit that is off', () => {
    const html = page({ outcome: cancelled, status: 0, deposit_fates: [{ fate: 'salon', amount: 30_000 }] });
    expect(html).toMatch(/About your deposit of [^.]*300[^.]*: please contact the salon/);
  });
});

it('a visit that moves is summed up as it was booked', () => {
  const when = {
    month: '2026-11',
    days: [{ date: '2026-11-20', state: 'free' as const }],
    times: { date: '2026-11-20', times: [{ start: 720, end: 810, employee_ids: [5, 6] }], next_free_date: null },
  };
  const choice = readChoice(new URLSearchParams('booking=AAAAAAAAAAAAAAAAAAAAAA&date=2026-11-20&start=720'));
  const html = draw({ address: 'online-time', when, choice });
  const side = /<ul class="side-lines".*?<\/ul>/.exec(html)![0];
  expect(side.match(/<li>/g)).toHaveLength(2);
  expect(side).toContain('Layla');
  expect(html).toContain('data-range="Fri 20 Nov, 12:00 – 1:30 PM"');
  // Nothing is paid for moving.
  expect(html).not.toContain('Deposit, paid now');
});
