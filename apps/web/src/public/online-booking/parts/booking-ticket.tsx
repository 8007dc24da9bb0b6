import type { BookingView } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { dueAtSalon } from '@rawnaq/domain/online-booking/deposit.rules';
import { partsOf } from '@rawnaq/domain/kernel/time/local-date';
import {
  appointmentOutcomes,
  appointmentPaymentStates,
  appointmentStates,
} from '@rawnaq/domain/appointments/appointment.states';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';
import { Money, Time } from './amounts';
import { Face } from './salon-art';

export function BookingTicket({ booking }: { booking: BookingView }) {
  const { words, own, salon, menu } = useOnline();
  const day = words.dayOf(booking.date, booking.start);
  return (
    <section className="card ticket">
      <div className="ticket-when">
        <div className="leaf" aria-hidden="true">
          <span>{words.format.dayAndMonth(day).replace(/^\d+\s*/, '')}</span>
          <b>{partsOf(day).day}</b>
        </div>
        <div>
          <b>{words.format.longDate(day)}</b>
          <span className="quiet">
            <Time minute={booking.start} /> – <Time minute={booking.end} /> · {own(salon)}
          </span>
        </div>
      </div>
      {booking.status !== appointmentStates.codes.cancelled && <CalendarLinks booking={booking} />}
      {booking.lines.map((line, index) => (
        <div key={index} className="visit-row">
          <Face
            name={own(line.employee ?? line)}
            picture={menu.employees.find(({ id }) => id === line.employee_id)?.picture_url ?? null}
          />
          <div>
            <b>
              {own(line)}
              {line.guest && (
                <>
                  {' · '}
                  <bdi>{line.guest}</bdi>
                </>
              )}
            </b>
            <small>
              <Time minute={line.start} />
              {line.employee && ` · ${own(line.employee)}`}
            </small>
          </div>
          {line.price !== null && (
            <b>
              <Money minor={line.price} />
            </b>
          )}
        </div>
      ))}
      <Amounts booking={booking} />
      {booking.note && (
        <p className="ticket-note quiet">
          <bdi>{booking.note}</bdi>
        </p>
      )}
    </section>
  );
}

/** What came in advance counts, not what was asked for. Once the visit is over, what it owes stands on its invoice. */
function Amounts({ booking: { total, deposit, deposited, payment_status, outcome } }: { booking: BookingView }) {
  const { text } = useOnline();
  const { paid, waiting } = appointmentPaymentStates.codes;
  const { scheduled, checked_in } = appointmentOutcomes.codes;
  const isAhead = outcome === scheduled || outcome === checked_in;
  const isWaiting = payment_status === waiting;
  // Nobody waits for the deposit of a visit that is off or over. A link asks for all of it, whatever came otherwise.
  const open = !isAhead || payment_status === paid ? 0 : isWaiting ? deposit : deposit - deposited;
  if (!(isAhead && total !== null) && deposited === 0 && open <= 0) return null;
  return (
    <div className="visit-totals">
      {deposited > 0 && (
        <p className="paid">
          <span>{text.booking.depositPaid}</span>
          <Money minor={deposited} />
        </p>
      )}
      {open > 0 && (
        <p className="quiet">
          <span>{isWaiting ? text.booking.depositWaiting : text.booking.depositUnpaid}</span>
          <Money minor={open} />
        </p>
      )}
      {isAhead && total !== null && (
        <p className="big">
          <span>{text.review.atSalon}</span>
          <Money minor={dueAtSalon(total, deposited + (isWaiting ? open : 0))} />
        </p>
      )}
    </div>
  );
}

function CalendarLinks({ booking }: { booking: BookingView }) {
  const { text, salon, own, language } = useOnline();
  const file =
    `/api/public/online/${encodeURIComponent(salon.alias)}/booking/${booking.booking_id}` +
    `/calendar.ics?language=${language}`;
  const compact = (instant: string) => instant.replace(/[-:]/g, '').replace(/\.\d+/, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${own(salon)}: ${booking.lines.map(own).join(' + ')}`,
    dates: `${compact(booking.start_at)}/${compact(booking.end_at)}`,
    location: language === 'ar' ? salon.arabic_address : salon.english_address,
  });
  return (
    <div className="calendars" role="group" aria-label={text.booking.addTo}>
      <a className="button outline small" href={`https://calendar.google.com/calendar/render?${google}`} rel="noopener">
        <Icon name="calendar-plus" size={18} />
        {text.booking.google}
      </a>
      <a className="button outline small" href={file}>
        <Icon name="calendar-plus" size={18} />
        {text.booking.apple}
      </a>
      <a className="button outline small" href={file}>
        <Icon name="calendar-plus" size={18} />
        {text.booking.outlook}
      </a>
    </div>
  );
}
