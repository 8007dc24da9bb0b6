import { call } from '../../../lib/api-client/call';
import { bookingEndpoints, paymentStateEndpoint } from './endpoints';
import { busily, drawAnew, find, sentenceOf, showFailure, type Page } from './page';

const ASK_AGAIN_MS = 4000;
const MOST_QUESTIONS = 60;

export function lookAtBooking(main: HTMLElement, page: Page): void {
  const booking_id = main.dataset['booking'] ?? '';
  // What is cancelled is nobody's time any more, not hers either.
  if ('ended' in main.dataset && page.visit().booked?.booking_id === booking_id) page.change({ booked: null });
  const form = find<HTMLFormElement>('form[data-cancel]', main);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void busily(async () => {
      try {
        await call(
          bookingEndpoints.cancel,
          { alias: page.alias, booking_id, reason: String(new FormData(form).get('reason') ?? '') },
          { area: 'public' },
        );
        drawAnew();
      } catch (failure) {
        showFailure(sentenceOf(failure, page));
      }
    });
  });
  find('[data-pay]', main)?.addEventListener('click', () => {
    void busily(async () => {
      try {
        const { payment_url } = await call(bookingEndpoints.pay, { alias: page.alias, booking_id }, { area: 'public' });
        location.assign(payment_url);
      } catch (failure) {
        showFailure(sentenceOf(failure, page));
      }
    });
  });
  const { payment: reference, open } = find('[data-payment]', main)?.dataset ?? {};
  if (reference) void watchPayment(reference, Number(open), page);
}

/** Whoever comes back from paying sees it arrive; the page is drawn anew when it has. */
async function watchPayment(reference: string, open: number, page: Page): Promise<void> {
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    try {
      const { status } = await call(paymentStateEndpoint, { alias: page.alias, reference }, { area: 'public' });
      if (status !== open) return drawAnew();
    } catch {
      // The next question may be answered; the page is right either way.
    }
    await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS));
  }
}
