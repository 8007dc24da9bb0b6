import {
  appointmentOutcomes,
  appointmentPaymentStates,
  appointmentStates,
} from '@rawnaq/domain/appointments/appointment.states';
import { freeUntil } from '@rawnaq/domain/online-booking/deposit.rules';
import type { BookingView, DepositFate } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { Icon } from '../../art/icons';
import type { OnlineDictionary } from '../dictionary';
import { useOnline } from '../online-context';
import { WithTime } from '../parts/amounts';
import { BookingTicket } from '../parts/booking-ticket';
import { ComplaintForm } from '../parts/complaint-form';
import { LanguageSwitch } from '../parts/language-switch';
import { Logo, MapArt } from '../parts/salon-art';
import { useContact } from '../parts/salon-head';
import { fill } from '../words';

const { codes } = appointmentOutcomes;

/** A booking for whoever has its link: first as the confirmation, later to look it up, move it or cancel it. */
export function BookingPage() {
  const { booking, own, salon, link } = useOnline();
  if (!booking) return null;
  return (
    <>
      <header className="booking-top">
        <div className="wrap">
          <a className="salon-link" href={link('online-home')}>
            <Logo size={40} />
            <b>{own(salon)}</b>
          </a>
          <LanguageSwitch className="button quiet small" />
        </div>
      </header>
      <main
        id="content"
        className="booking-page"
        data-booking={booking.booking_id}
        data-ended={booking.status === appointmentStates.codes.cancelled ? '' : undefined}
      >
        <Hero booking={booking} />
        <div className="narrow">
          <p className="notice danger" role="alert" data-failure="" hidden />
          <Payment booking={booking} />
          <BookingTicket booking={booking} />
          <Place />
          <Changes booking={booking} />
          <ComplaintForm />
        </div>
      </main>
    </>
  );
}

function Hero({ booking }: { booking: BookingView }) {
  const { text, address, words, origin, bookingLink } = useOnline();
  const isCancelled = booking.outcome === codes.cancelled;
  const isWaiting = booking.outcome === codes.scheduled && booking.payment !== null;
  const isNew =
    address === 'online-confirm' && !isCancelled && booking.payment_status !== appointmentPaymentStates.codes.waiting;
  const name = booking.customer_name.split(/\s+/)[0] ?? '';
  const titles: Record<string, string> = {
    [codes.cancelled]: text.booking.cancelled,
    [codes.no_show]: text.booking.missed,
    [codes.achieved]: text.booking.achieved,
    [codes.checked_in]: text.booking.checkedIn,
  };
  const title = isWaiting
    ? fill(text.booking.waitingTitle, { name })
    : isNew
      ? fill(text.booking.booked, { name })
      : (titles[booking.outcome] ?? text.booking.title);
  const fates = fateTexts(text);
  const [before, after] = text.booking.sent.split('{mobile}');
  return (
    <section className={`hero ${isCancelled ? 'off' : ''}`}>
      <div className="ring">
        <Icon
          name={isCancelled ? 'close' : isNew || booking.outcome === codes.achieved ? 'check' : 'calendar'}
          size={34}
        />
      </div>
      <h1 tabIndex={-1} data-heading="">
        {title}
      </h1>
      {isCancelled && (
        <p>{booking.cancelled_by === 'payment' ? text.booking.cancelledPayment : text.booking.cancelledText}</p>
      )}
      {isCancelled &&
        booking.deposit_fates.map(({ fate, amount }) => (
          <p key={fate}>{fill(fates[fate], { amount: words.moneyText(amount) })}</p>
        ))}
      {isWaiting && <p>{text.booking.waitingText}</p>}
      {isNew && (
        <p>
          {before}
          <b>
            <bdi dir="ltr">{formatMobile(booking.mobile)}</bdi>
          </b>
          {after}
        </p>
      )}
      <p className="booking-number">
        <span>{text.booking.number}</span>
        <b>
          <bdi dir="ltr">{booking.number}</bdi>
        </b>
        <button
          className="icon-button"
          type="button"
          aria-label={text.booking.copy}
          data-copy={origin + bookingLink(booking.booking_id)}
          data-copied={text.salon.copied}
          hidden
        >
          <Icon name="copy" size={19} />
        </button>
      </p>
      <span className="visually-hidden" role="status" data-said="" />
    </section>
  );
}

const fateTexts = ({ booking }: OnlineDictionary): Record<DepositFate, string> => ({
  refundable: booking.cancelDeposit,
  returning: booking.depositReturning,
  returned: booking.depositReturned,
  salon: booking.depositSalon,
});

function Payment({ booking }: { booking: BookingView }) {
  const { text, words } = useOnline();
  if (booking.status === appointmentStates.codes.cancelled || !booking.payment) return null;
  const { pay_path, reference, seconds_left, problem } = booking.payment;
  const isMismatch = problem === 'mismatch';
  return (
    <div className="card pay" data-payment={reference} data-open={paymentLinkStates.codes.open}>
      <p data-checking="" hidden role="status">
        {text.booking.checking}
      </p>
      {problem && (
        <p className="notice danger" role="alert">
          {isMismatch ? text.booking.payMismatch : text.booking.payRefused}
        </p>
      )}
      {!isMismatch && seconds_left > 0 && (
        <>
          <p>{fill(text.booking.payWithin, { minutes: words.counted(Math.ceil(seconds_left / 60), 'minutes') })}</p>
          {pay_path ? (
            <a className="button block" href={pay_path}>
              {text.booking.pay}
            </a>
          ) : (
            <button className="button block" type="button" data-pay="">
              {text.booking.pay}
            </button>
          )}
        </>
      )}
    </div>
  );
}

function Place() {
  const { salon, language, text } = useOnline();
  const { map } = useContact();
  const address = language === 'ar' ? salon.arabic_address : salon.english_address;
  if (!map) return null;
  return (
    <section className="card place" aria-label={text.booking.map}>
      <MapArt />
      <div className="place-row">
        <p>
          <b>{address}</b>
        </p>
        <a className="button soft small" href={map} rel="noopener">
          <Icon name="arrow" size={18} />
          {text.booking.go}
        </a>
      </div>
    </section>
  );
}

function Changes({ booking }: { booking: BookingView }) {
  const { text, link, words, salon } = useOnline();
  if (booking.outcome !== codes.scheduled)
    return (
      <p className="centre">
        <a className="button" href={link('online-home')}>
          {text.booking.again}
        </a>
      </p>
    );
  if (!booking.can_change) return <Contact />;
  const fates = fateTexts(text);
  return (
    <section className="changes">
      <a className="button outline" href={link('online-time', { booking_id: booking.booking_id, date: booking.date })}>
        <Icon name="calendar-clock" size={20} />
        {text.booking.reschedule}
      </a>
      <details>
        <summary className="button outline danger">
          <Icon name="calendar-off" size={20} />
          {text.booking.cancel}
        </summary>
        <form className="card cancel" data-cancel="" noValidate>
          <h2>{text.booking.confirmCancel}</h2>
          <p>
            {text.booking.cancelText}
            {booking.deposit_fates
              .filter(({ fate }) => fate === 'refundable' || fate === 'salon')
              .map(({ fate, amount }) => ` ${fill(fates[fate], { amount: words.moneyText(amount) })}`)}
            {booking.payment_status === appointmentPaymentStates.codes.waiting &&
              booking.deposited === 0 &&
              booking.payment?.problem !== 'mismatch' &&
              ` ${text.booking.cancelUnpaid}`}
          </p>
          <label className="field">
            <span>
              {text.booking.reason} <span className="quiet">({text.details.optional})</span>
            </span>
            <input type="text" name="reason" maxLength={300} />
          </label>
          <button className="button danger block" type="submit">
            {text.booking.yesCancel}
          </button>
        </form>
      </details>
      <p className="note">
        <Icon name="info" size={19} />
        <span>
          {salon.cancel_hours === 0 ? (
            text.review.alwaysFree
          ) : freeUntil(booking, salon.cancel_hours, salon.now) ? (
            <WithTime
              text={fill(text.booking.freeUntil, { date: words.format.weekday(booking.change_until.date) })}
              minute={booking.change_until.minute}
            />
          ) : (
            text.booking.untilPaid
          )}
        </span>
      </p>
    </section>
  );
}

function Contact() {
  const { text, words, salon } = useOnline();
  const { whatsapp, phone } = useContact();
  return (
    <section className="changes">
      {phone && (
        <a className="button outline" href={phone}>
          <Icon name="phone" size={19} />
          {text.salon.call}
        </a>
      )}
      {whatsapp && (
        <a className="button outline" href={whatsapp} rel="noopener">
          <Icon name="whatsapp" size={19} />
          {text.salon.whatsapp}
        </a>
      )}
      <p className="note">
        <Icon name="info" size={19} />
        <span>{fill(text.booking.tooLate, { hours: words.counted(salon.cancel_hours, 'hours') })}</span>
      </p>
    </section>
  );
}
