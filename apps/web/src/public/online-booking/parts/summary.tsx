import { planMove, planVisit, type PlannedLine } from '@rawnaq/domain/online-booking/online-choice.rules';
import { depositOf, freeUntil } from '@rawnaq/domain/online-booking/deposit.rules';
import { netOf } from '@rawnaq/domain/kernel/vat';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';
import { fill } from '../words';
import { Dot, Money, Time } from './amounts';
import { Cover, Logo } from './salon-art';

/** The one button that leads on; it belongs to the form of the step. */
export type SummaryAction = { label: string; form: string };

export function useVisit() {
  const { choice, menu, salon, words, personName, booking } = useOnline();
  const plan = booking ? planMove(booking, choice.start) : planVisit(choice, menu);
  const names = plan.lines.flatMap(({ employee_id }) => firstName(personName(employee_id)) ?? []);
  return {
    plan,
    people: words.names(names),
    // Moving asks for no money.
    deposit: plan.total === null || booking ? 0 : depositOf(plan.total, salon.deposit),
    date: choice.date,
    start: choice.start,
  };
}

export function SideSummary({ action }: { action: SummaryAction | null }) {
  const { salon, own, text, words, language, link, choice, booking } = useOnline();
  const { plan, date, start } = useVisit();
  const isTooClose = date !== null && start !== null && !freeUntil({ date, start }, salon.cancel_hours, salon.now);
  const address = language === 'ar' ? salon.arabic_address : salon.english_address;
  return (
    <aside className="side card">
      <div className="side-cover">
        <Cover />
      </div>
      <div className="side-in">
        <div className="side-logo">
          <Logo size={58} />
        </div>
        <b className="side-name">{own(salon)}</b>
        {address && <p className="quiet">{address}</p>}
        <WhenRow />
        <ul className="side-lines" data-lines="">
          {plan.lines.map((line, index) => (
            <SideLine key={index} line={line} />
          ))}
        </ul>
        <p className="quiet side-empty" data-empty="" hidden={plan.lines.length > 0}>
          {text.services.none}
        </p>
        {plan.lines.length > 0 && !booking && (
          <a className="link with-icon" href={link('online-services', { lines: choice.lines })}>
            <Icon name="plus" size={17} />
            {text.services.add}
          </a>
        )}
        <Totals />
        {action && (
          <button className="button block" type="submit" form={action.form} data-go="">
            {action.label}
          </button>
        )}
        <p className="quiet side-policy">
          {salon.cancel_hours === 0
            ? text.review.alwaysFree
            : isTooClose
              ? text.review.tooCloseToChange
              : fill(text.review.freeHours, { hours: words.counted(salon.cancel_hours, 'hours') })}
        </p>
      </div>
      <template data-line="">
        <li>
          <span>
            <b />
            <small />
          </span>
          <b />
        </li>
      </template>
    </aside>
  );
}

function WhenRow() {
  const { words, text } = useOnline();
  const { plan, people, date, start } = useVisit();
  return (
    <div className="side-when" data-when-row="" hidden={!date || start === null}>
      <span className="icon-box">
        <Icon name="calendar" size={20} />
      </span>
      <div>
        <b data-when="">
          {date && start !== null && (
            <>
              {words.format.weekday(words.dayOf(date, start))}
              {words.comma}
              <Time minute={plan.start} /> – <Time minute={plan.end} />
            </>
          )}
        </b>
        <small data-with="">
          {words.duration(plan.minutes)}
          {people && ` ${text.review.with} ${people}`}
        </small>
      </div>
    </div>
  );
}

function SideLine({ line: { service, employee_id, guest } }: { line: PlannedLine }) {
  const { own, words, salon, personName } = useOnline();
  const person = personName(employee_id);
  return (
    <li>
      <span>
        <b>{own(service)}</b>
        <small>
          {[guest ?? '', salon.show_durations ? words.duration(service.minutes) : '', person ?? '']
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {service.price !== null && (
        <b>
          <Money minor={service.price} />
        </b>
      )}
    </li>
  );
}

function Totals() {
  const { salon, text } = useOnline();
  const { plan, deposit } = useVisit();
  if (!salon.show_prices) return null;
  const total = plan.total ?? 0;
  return (
    <div className="side-totals" data-totals="" hidden={plan.lines.length === 0}>
      <p className="big">
        <span>{text.review.total}</span>
        <span data-total="">
          <Money minor={total} />
        </span>
      </p>
      {salon.vat_rate > 0 && (
        <p className="quiet">
          <span>{fill(text.review.vat, { rate: salon.vat_rate / 100 })}</span>
          <span data-vat="">
            <Money minor={total - netOf(total, salon.vat_rate)} />
          </span>
        </p>
      )}
      {deposit > 0 && (
        <p className="deposit">
          <span>{text.review.deposit}</span>
          <span>
            <Money minor={deposit} />
          </span>
        </p>
      )}
    </div>
  );
}

/** On phones: the price and the one action, always in reach of the thumb. */
export function SummaryBar({ action }: { action: SummaryAction }) {
  const { text, address } = useOnline();
  const isClosing = address === 'online-information' || address === 'online-review';
  const isTime = address === 'online-time' || address === 'online-date';
  return (
    <div className="bar-space">
      <div className="bar" data-bar="">
        <div className="bar-sum" aria-live="polite">
          {isClosing ? <ClosingSum /> : isTime ? <TimeSum /> : <ChoiceSum none={text.services.none} />}
        </div>
        <button className="button" type="submit" form={action.form} data-go="">
          {action.label}
        </button>
      </div>
    </div>
  );
}

function ChoiceSum({ none }: { none: string }) {
  const { words, salon } = useOnline();
  const { plan } = useVisit();
  const count = plan.lines.length;
  if (count === 0)
    return (
      <>
        <b data-bar-title="" />
        <span data-bar-note="">{none}</span>
      </>
    );
  return (
    <>
      <b data-bar-title="">
        {salon.show_prices && plan.total !== null ? <Money minor={plan.total} /> : words.services(count)}
      </b>
      <span data-bar-note="">{`${words.services(count)} · ${words.duration(plan.minutes)}`}</span>
    </>
  );
}

function TimeSum() {
  const { words, salon, text } = useOnline();
  const { plan, people, date, start } = useVisit();
  if (date === null || start === null) return <ChoiceSum none={text.services.none} />;
  const price = salon.show_prices && plan.total !== null ? <Money minor={plan.total} /> : null;
  return (
    <>
      <b data-bar-title="">
        {words.format.weekday(words.dayOf(date, start))}
        {words.comma}
        <Time minute={start} />
      </b>
      <span data-bar-note="">
        {people}
        {people && price && <Dot />}
        {price}
      </span>
    </>
  );
}

/** What is paid now, and for what. */
function ClosingSum() {
  const { words, salon, text } = useOnline();
  const { plan, deposit, date, start } = useVisit();
  const when = date !== null && start !== null && (
    <>
      {words.format.weekday(words.dayOf(date, start))}
      {words.comma}
      <Time minute={start} />
    </>
  );
  if (!salon.show_prices || plan.total === null) return <b>{when}</b>;
  if (deposit === 0)
    return (
      <>
        <b>
          <Money minor={plan.total} />
        </b>
        <span>{when}</span>
      </>
    );
  return (
    <>
      <b>
        <Money minor={deposit} />
      </b>
      <span>
        {text.review.depositShort} <Money minor={plan.total} />
      </span>
    </>
  );
}

const firstName = (name: string | undefined): string | undefined => name?.trim().split(/\s+/)[0];
