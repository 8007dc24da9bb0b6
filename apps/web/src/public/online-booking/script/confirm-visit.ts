import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { call } from '../../../lib/api-client/call';
import { isApiFailure, NO_ANSWER } from '../../../lib/api-client/failure';
import { bookingEndpoints } from './endpoints';
import { keepAgain } from './hold-clock';
import { busily, fieldErrorsOf, find, leadToOwnBooking, sentenceOf, showFailure, type Page } from './page';
import { afterBooking, placeOf, randomToken } from './visit-store';

const BACK_TO_TIMES = ['HOLD_EXPIRED', 'TIME_NOT_AVAILABLE'];
/** What is typed a step before this one. */
const TYPED_BEFORE = ['name', 'mobile', 'note'];

export function confirmVisit(form: HTMLFormElement, page: Page): void {
  const { times = '', information = '', done = '' } = form.dataset;
  const place = placeOf(new URLSearchParams(location.search));
  const { name, note, proof } = page.visit();
  if (!name || !proof || proof.until <= Date.now()) return location.replace(information);
  set('[data-customer]', name);
  set('[data-customer-mobile]', formatMobile(proof.mobile));
  set('[data-customer-note]', note);

  const leave = (address: string, message: string): void => {
    page.change({ message });
    location.assign(address);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void busily(async () => {
      const visit = page.visit();
      try {
        const { booking_id, payment_url } = await call(
          bookingEndpoints.confirm,
          {
            alias: page.alias,
            token: visit.hold?.place === place ? visit.hold.token : await keepAgain(page),
            proof: visit.proof?.text ?? '',
            name: visit.name,
            mobile: proof.mobile,
            note: visit.note,
          },
          { area: 'public', idempotencyKey: visit.key },
        );
        page.change(afterBooking(randomToken, { place, booking_id }));
        // Replaced, so that the way back does not lead into a booking that is done.
        location.replace(payment_url ?? `${done}?booking=${booking_id}`);
      } catch (failure) {
        // Another try is another confirmation, unless nobody knows what became of the first.
        if (isApiFailure(failure) && failure.status !== NO_ANSWER && failure.status < 502)
          page.change({ key: randomToken() });
        const code = isApiFailure(failure) ? failure.code : '';
        if (BACK_TO_TIMES.includes(code) && leadToOwnBooking(page)) return;
        if (BACK_TO_TIMES.includes(code)) return leave(times, sentenceOf(failure, page));
        if (code === 'MOBILE_NOT_VERIFIED') {
          page.change({ proof: null, asked: null });
          return leave(information, sentenceOf(failure, page));
        }
        const problems = fieldErrorsOf(failure);
        if (TYPED_BEFORE.some((name) => name in problems)) {
          page.change({ problems });
          return location.assign(information);
        }
        showFailure(sentenceOf(failure, page));
      }
    });
  });
}

const set = (selector: string, text: string): void => {
  const place = find(selector);
  if (place) place.textContent = text;
};
