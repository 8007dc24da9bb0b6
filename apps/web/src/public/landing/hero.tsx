import { Icon } from '../art/icons';
import { useSite } from '../site';
import { CalendarPicture } from './calendar-picture';
import { PhonePicture } from './phone-picture';
import { TrialButtons } from './trial-buttons';

export function Hero() {
  const { landing } = useSite().text;
  return (
    <section className="hero">
      <div className="wide">
        <p className="hero-badge">{landing.badge}</p>
        <h1>
          {landing.headlineStart}
          <br />
          {landing.headlineEnd}
        </h1>
        <p className="hero-lead">{landing.lead}</p>
        <TrialButtons />
        <ul className="trial-terms">
          {[landing.trialTerms.card, landing.trialTerms.code, landing.trialTerms.review].map((term) => (
            <li key={term}>
              <Icon name="check" size={16} />
              <span>{term}</span>
            </li>
          ))}
        </ul>
        <div className="hero-picture" aria-hidden="true">
          <CalendarPicture />
          <PhonePicture />
        </div>
      </div>
    </section>
  );
}
