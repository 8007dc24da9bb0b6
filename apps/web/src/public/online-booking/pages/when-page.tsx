import { useOnline } from '../online-context';
import { DayStrip } from '../parts/day-strip';
import { Month } from '../parts/month';
import { PeopleChoice } from '../parts/people-choice';
import { useContact } from '../parts/salon-head';
import { StepFrame } from '../parts/step-frame';
import { Times, WHEN_FORM } from '../parts/times';
import { Icon } from '../../art/icons';

/** Day and time in one step: on phones a week and its times, or the month; on desks both side by side. */
export function WhenPage() {
  const { text, link, choice, address, when, booking, bookingLink } = useOnline();
  const isMonth = address === 'online-date';
  const title = booking ? text.booking.newTime : isMonth ? text.when.dateTitle : text.when.pageTitle;
  const back = booking
    ? bookingLink(booking.booking_id)
    : isMonth
      ? link('online-time', choice)
      : link('online-services', { lines: choice.lines });
  if (!when) {
    return (
      <StepFrame step={2} title={title} heading={text.when.nothing} back={link('online-services')} action={null}>
        <p>
          <a className="button" href={link('online-services')}>
            {text.review.start}
          </a>
        </p>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      step={2}
      title={title}
      heading={booking ? text.booking.newTime : text.when.title}
      back={back}
      action={{ label: booking ? text.booking.move : text.when.continue, form: WHEN_FORM }}
    >
      <div className={isMonth ? 'when by-month' : 'when'} id="when" data-when-step={booking ? 'move' : 'book'}>
        {!booking && <PeopleChoice />}
        <DayStrip />
        <div className="card when-card">
          <Month />
          <Times />
        </div>
        <AskSalon />
      </div>
    </StepFrame>
  );
}

function AskSalon() {
  const { text } = useOnline();
  const { whatsapp, phone } = useContact();
  const href = whatsapp ?? phone;
  if (!href) return null;
  return (
    <p className="note">
      <Icon name={whatsapp ? 'whatsapp' : 'phone'} size={19} />
      <span>
        {text.when.ask}{' '}
        <a className="link" href={href} rel="noopener">
          {text.when.askLink}
        </a>
      </span>
    </p>
  );
}
