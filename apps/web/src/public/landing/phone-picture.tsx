import { SalonInterior } from '../art/salon-interior';
import { useSite } from '../site';
import { TimeChoices } from './time-choices';

/** A salon's booking page on a customer's phone. */
export function PhonePicture() {
  const { picture } = useSite().text;
  return (
    <div className="phone">
      <div className="phone-cover">
        <SalonInterior />
      </div>
      <div className="phone-body">
        <SalonSign />
        <b className="phone-name">{picture.salon}</b>
        <span className="phone-note">{picture.chooseTime}</span>
        <div className="phone-days">
          {DAYS.map(({ day, weekday, chosen }) => (
            <span key={day} className={chosen ? 'chosen' : undefined}>
              <small>{picture.weekdays[weekday]}</small>
              {day}
            </span>
          ))}
        </div>
        <TimeChoices times={TIMES} chosen="2:30" />
        <span className="phone-confirm">{picture.confirm}</span>
      </div>
    </div>
  );
}

/** The sign of the example salon: a sun rising over the sea. */
function SalonSign() {
  return (
    <svg className="phone-sign" width="44" height="44" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="#4F173E" />
      <path d="M17 40a15 15 0 0 1 30 0" fill="#E8CFA9" />
      <path
        d="M15 44.5h34M21 49.5h22M32 13.5v6M19.6 17.6l3 5M44.4 17.6l-3 5M11.6 27.4l5 2.8M52.4 27.4l-5 2.8"
        stroke="#E8CFA9"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

const DAYS = [
  { day: 17, weekday: 'tue', chosen: false },
  { day: 18, weekday: 'wed', chosen: true },
  { day: 19, weekday: 'thu', chosen: false },
  { day: 21, weekday: 'sat', chosen: false },
] as const;
const TIMES = ['11:15', '1:15', '2:30', '3:30', '5:00', '6:45'];
