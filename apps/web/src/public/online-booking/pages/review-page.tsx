import { dueAtSalon, freeUntil } from '@rawnaq/domain/online-booking/deposit.rules';
import { netOf } from '@rawnaq/domain/kernel/vat';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';
import { Money, Time, WithTime } from '../parts/amounts';
import { HoldClock } from '../parts/hold-clock';
import { NothingChosen } from '../parts/nothing-chosen';
import { ServiceArt } from '../parts/service-art';
import { StepFrame } from '../parts/step-frame';
import { useVisit } from '../parts/summary';
import { fill } from '../words';

const FORM = 'review';

export function ReviewPage() {
  const { text, link, choice, salon, language } = useOnline();
  const { deposit } = useVisit();
  if (choice.lines.length === 0 || !choice.date || choice.start === null)
    return <NothingChosen step={4} title={text.review.title} />;
  const policy = language === 'ar' ? salon.arabic_policy : salon.english_policy;
  return (
    <StepFrame
      step={4}
      title={text.review.title}
      back={link('online-information', choice)}
      action={{ label: deposit > 0 ? text.review.confirmAndPay : text.review.confirm, form: FORM }}
    >
      <HoldClock />
      <form
        className="review"
        id={FORM}
        data-review=""
        data-times={link('online-time', { ...choice, people: [] })}
        data-information={link('online-information', choice)}
        data-done={link('online-confirm')}
        noValidate
      >
        <div className="section-head">
          <h2>{text.review.yourBooking}</h2>
          <a className="link" href={link('online-time', { ...choice, people: [] })}>
            {text.review.edit}
          </a>
        </div>
        <Visit />
        <div className="section-head">
          <h2>{text.review.contact}</h2>
          <a className="link" href={link('online-information', choice)}>
            {text.review.edit}
          </a>
        </div>
        <div className="card person-card">
          <span className="icon-box">
            <Icon name="people" size={20} />
          </span>
          <div>
            <b data-customer="" />
            <bdi className="quiet" dir="ltr" data-customer-mobile="" />
            <p className="quiet" data-customer-note="" translate="no" />
          </div>
        </div>
        <FreeUntil />
        {policy && (
          <p className="note">
            <Icon name="info" size={19} />
            <span>{policy}</span>
          </p>
        )}
      </form>
    </StepFrame>
  );
}

function Visit() {
  const { own, words, personName, text, choice, salon } = useOnline();
  const { plan, deposit } = useVisit();
  return (
    <div className="card visit">
      <div className="visit-row">
        <span className="icon-box">
          <Icon name="calendar" size={20} />
        </span>
        <div>
          <b>{words.format.longDate(words.dayOf(choice.date!, plan.start))}</b>
          <small>
            <Time minute={plan.start} /> – <Time minute={plan.end} /> · {words.duration(plan.minutes)}
          </small>
        </div>
      </div>
      {plan.lines.map(({ service, employee_id, start }, index) => {
        const person = personName(employee_id);
        return (
          <div key={index} className="visit-row">
            <ServiceArt
              name={service.english_name}
              picture={service.picture_url && `${service.picture_url}?size=thumb`}
            />
            <div>
              <b>{own(service)}</b>
              <small>
                <Time minute={start} /> · {text.review.with} {person ?? text.review.anyone}
              </small>
            </div>
            {service.price !== null && (
              <b>
                <Money minor={service.price} />
              </b>
            )}
          </div>
        );
      })}
      {plan.total !== null && (
        <div className="visit-totals">
          <p className="big">
            <span>{text.review.total}</span>
            <Money minor={plan.total} />
          </p>
          {salon.vat_rate > 0 && (
            <p className="quiet">
              <span>{fill(text.review.vat, { rate: salon.vat_rate / 100 })}</span>
              <Money minor={plan.total - netOf(plan.total, salon.vat_rate)} />
            </p>
          )}
          {deposit > 0 && (
            <>
              <p className="deposit">
                <span>{text.review.deposit}</span>
                <Money minor={deposit} />
              </p>
              <p className="quiet">
                <span>{text.review.atSalon}</span>
                <Money minor={dueAtSalon(plan.total, deposit)} />
              </p>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function FreeUntil() {
  const { salon, text, words, choice } = useOnline();
  const { plan, deposit } = useVisit();
  const until = freeUntil({ date: choice.date!, start: plan.start }, salon.cancel_hours, salon.now);
  return (
    <p className="note">
      <Icon name="info" size={19} />
      <span>
        {salon.cancel_hours === 0 ? (
          text.review.alwaysFree
        ) : until ? (
          <WithTime
            text={fill(text.review.freeUntil, { date: words.format.weekday(until.date) })}
            minute={until.minute}
          />
        ) : (
          text.review.tooCloseToChange
        )}
        {deposit > 0 && ` ${until ? text.review.notRefunded : text.review.neverRefunded}`}
      </span>
    </p>
  );
}
