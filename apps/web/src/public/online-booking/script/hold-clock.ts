import type { KeptTime } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { isApiFailure, NO_ANSWER } from '../../../lib/api-client/failure';
import { call } from '../../../lib/api-client/call';
import { bookingEndpoints } from './endpoints';
import { find, sentenceOf, showFailure, type Page } from './page';
import { clockText, keptSeconds, placeOf, type Visit } from './visit-store';

/** Offered when it gets close, not before: a clock with a button would hurry people. */
const OFFER_SECONDS = 180;

/** What was kept before makes room. */
export const replacing = (page: Page): { replaces?: string } => {
  const { hold } = page.visit();
  return hold ? { replaces: hold.token } : {};
};

export const holdOf = ({ token, seconds_left, can_extend }: KeptTime, place: string): Visit['hold'] => ({
  token,
  place,
  until: Date.now() + seconds_left * 1000,
  can_extend,
});

/** Keeps the time of this address: for whoever came by a link, or whose kept time was let go in another tab. */
export async function keepAgain(page: Page): Promise<string> {
  const query = new URLSearchParams(location.search);
  const kept = await call(
    bookingEndpoints.hold,
    {
      alias: page.alias,
      ...replacing(page),
      lines: query.get('lines') ?? '',
      date: query.get('date') ?? '',
      start: Number(query.get('start')),
    },
    { area: 'public' },
  );
  page.change({ hold: holdOf(kept, placeOf(query)) });
  return kept.token;
}

/**
 * Shows how long the time is kept, offers more once, and leads back to the times when it is over. A step opened without
 * a kept time keeps one first.
 */
export function runHoldClock(page: Page, timesAddress: string): void {
  const place = placeOf(new URLSearchParams(location.search));
  const clock = find('[data-hold]');
  const [left, more] = [find('[data-hold-left]'), find<HTMLButtonElement>('[data-hold-more]')];
  if (!clock || !left || !more) return;

  const leave = (message: string): void => {
    page.change({ hold: null, message });
    location.assign(timesAddress);
  };
  const tick = (): void => {
    const visit = page.visit();
    // Booked by now, or something else was chosen: this clock has nothing more to say.
    if (visit.hold?.place !== place) return clearInterval(timer);
    const seconds = keptSeconds(visit, place, Date.now());
    if (seconds === 0) {
      clearInterval(timer);
      return leave(page.words.ended);
    }
    left.textContent = clockText(seconds);
    more.hidden = seconds > OFFER_SECONDS || !visit.hold.can_extend;
    clock.dataset['hold'] = 'kept';
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = (): void => {
    tick();
    timer = setInterval(tick, 1000);
  };

  more.addEventListener('click', () => {
    void call(
      bookingEndpoints.extend_hold,
      { alias: page.alias, token: page.visit().hold?.token ?? '' },
      { area: 'public' },
    )
      .then((kept) => {
        page.change({ hold: holdOf(kept, place) });
        const said = find('[data-hold-said]');
        if (said) said.textContent = said.dataset['extended'] ?? '';
        tick();
      })
      .catch((failure: unknown) => showFailure(sentenceOf(failure, page)));
  });

  if (keptSeconds(page.visit(), place, Date.now()) > 0) return run();
  void keepAgain(page)
    .then(run)
    .catch((failure: unknown) =>
      isApiFailure(failure) && failure.status === NO_ANSWER
        ? showFailure(page.words.connection)
        : leave(sentenceOf(failure, page)),
    );
}
