import { socialLinkTypes } from '@rawnaq/domain/settings/values/social-link.states';
import { weekdayNames, weekdayOf } from '@rawnaq/domain/kernel/time/local-date';
import { Icon, type IconName } from '../../art/icons';
import { useOnline } from '../online-context';
import { fill } from '../words';
import { Time } from './amounts';
import { ComplaintForm } from './complaint-form';
import { MapArt, phonePicture } from './salon-art';
import { useContact } from './salon-head';

export function About() {
  const { salon, text, language, own } = useOnline();
  const [welcome, policy] =
    language === 'ar' ? [salon.arabic_welcome, salon.arabic_policy] : [salon.english_welcome, salon.english_policy];
  return (
    <section className="about" id="about" aria-labelledby="about-title">
      <h2 id="about-title">{text.salon.about}</h2>
      {welcome && <p className="welcome">{welcome}</p>}
      {salon.picture_urls.length > 1 && (
        <ul className="pictures" aria-label={text.salon.pictures}>
          {salon.picture_urls.slice(1).map((url, index) => (
            <li key={url}>
              <img
                src={phonePicture(url)}
                alt={fill(text.salon.picture, { number: index + 2, salon: own(salon) })}
                width="240"
                height="240"
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="about-cards">
        <Hours />
        <FindUs />
        {policy && (
          <div className="card about-card">
            <h3>{text.salon.policy}</h3>
            <p>{policy}</p>
          </div>
        )}
        <Follow />
      </div>
      <ComplaintForm />
    </section>
  );
}

function Hours() {
  const { salon, text, language } = useOnline();
  const today = weekdayOf(salon.now.date);
  // The week begins on the day people look at the page.
  const days = Array.from({ length: 7 }, (_, index) => (today + index) % 7);
  return (
    <div className="card about-card">
      <h3>{text.salon.hours}</h3>
      <dl className="hours">
        {days.map((weekday) => {
          const ranges = salon.week.filter((range) => range.weekday === weekday);
          return (
            <div key={weekday} className={weekday === today ? 'today' : undefined}>
              <dt>{weekdayNames[weekday]![language]}</dt>
              <dd>
                {ranges.length === 0
                  ? text.salon.closedDay
                  : ranges.map((range) => (
                      <span key={range.start}>
                        <Time minute={range.start} /> – <Time minute={range.end} />
                      </span>
                    ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function FindUs() {
  const { salon, text, language } = useOnline();
  const { map, phone } = useContact();
  const address = language === 'ar' ? salon.arabic_address : salon.english_address;
  if (!map && !address) return null;
  return (
    <div className="card about-card place">
      <MapArt />
      <div className="place-row">
        <div>
          <h3>{text.salon.find}</h3>
          {address && <p>{address}</p>}
          {phone && (
            <a className="link" href={phone}>
              <bdi dir="ltr">{salon.telephone}</bdi>
            </a>
          )}
        </div>
        {map && (
          <a className="button soft small" href={map} rel="noopener">
            <Icon name="arrow" size={18} />
            {text.booking.go}
          </a>
        )}
      </div>
    </div>
  );
}

const { codes } = socialLinkTypes;
const FOLLOW: Record<number, IconName> = {
  [codes.instagram]: 'instagram',
  [codes.snapchat]: 'snapchat',
  [codes.facebook]: 'facebook',
  [codes.tiktok]: 'tiktok',
  [codes.google_review]: 'star',
};

function Follow() {
  const { salon, text, language } = useOnline();
  const links = salon.social_links.filter(({ type, value }) => FOLLOW[type] && value.startsWith('https://'));
  if (links.length === 0) return null;
  return (
    <div className="card about-card">
      <h3>{text.salon.follow}</h3>
      <ul className="follow">
        {links.map(({ type, value }) => (
          <li key={type}>
            <a className="chip" href={value} rel="noopener">
              <Icon name={FOLLOW[type]!} size={19} />
              {socialLinkTypes.choices.find((choice) => choice.value === type)?.label[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
