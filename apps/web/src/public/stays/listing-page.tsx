import type { ReactNode } from 'react';
import { NO_FILTERS } from '@rawnaq/domain/property-listings/listing-filters';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { labelOf, nameOf } from '@rawnaq/domain/kernel/state-machine';
import { viewTime } from '@rawnaq/domain/kernel/time/clock';
import type { ShownListing } from '@rawnaq/domain/property-listings/listings.contract';
import type { ShownPartner } from '@rawnaq/domain/property-partners/shown-partner';
import {
  amenities,
  emirates,
  propertyTypePlurals,
  propertyTypes,
} from '@rawnaq/domain/property-listings/property.states';
import { Icon } from '../art/icons';
import { countOf } from '../stay-enquiry/texts';
import { PlaceMap } from './emirates-map';
import { EnquiryForm } from './enquiry-form';
import { FavouriteButton, ListingCards, Money } from './listing-cards';
import { PartnerMenus } from './partner-menus';
import { StayCalendar } from './stay-calendar';
import { StayIcon } from './stay-icons';
import { listingPath, pictureUrl, placeText, sayWritten, searchPath } from './stay-words';
import { stayTexts } from './texts';

export type ListingProps = {
  listing: ShownListing;
  partners: readonly ShownPartner[];
  language: Language;
  origin: string;
  today: string;
};

export function ListingPage(props: ListingProps) {
  const { listing, language } = props;
  const { content } = listing;
  const text = stayTexts[language];
  const name = sayWritten(content.name, language);
  const written = sayWritten(content.rules, language);
  return (
    <article className="wide stay-page" data-stay={listing.unique_id}>
      <Head {...props} name={name} />
      <Gallery listing={listing} name={name} language={language} />
      <div className="stay-columns">
        <div className="stay-main">
          <Facts {...props} />
          <p className="stay-description">{sayWritten(content.description, language)}</p>
          {content.amenities.length > 0 && (
            <Part title={text.offers}>
              <ul className="stay-offers">
                {content.amenities.map((code) => (
                  <li key={code}>
                    <Icon name="check" size={18} />
                    {labelOf(amenities, code)[language]}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title={text.calendar}>
            <StayCalendar taken={listing.taken} today={props.today} language={language} />
          </Part>
          <Around {...props} />
          {props.partners.length > 0 && (
            <Part title={text.beauty}>
              <PartnerMenus partners={props.partners} language={language} />
            </Part>
          )}
          {written && (
            <Part title={text.rules}>
              <p className="stay-written">{written}</p>
            </Part>
          )}
          <Where {...props} />
        </div>
        <Contact {...props} name={name} />
      </div>
      {listing.similar.length > 0 && (
        <Part title={text.similar}>
          <ListingCards records={listing.similar} language={language} below />
        </Part>
      )}
      <div className="stay-reach">
        <Ways listing={listing} language={language} origin={props.origin} name={name} />
      </div>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stay-part">
    <h2>{title}</h2>
    {children}
  </section>
);

function Head({ listing, language, origin, name }: ListingProps & { name: string }) {
  const text = stayTexts[language];
  const { type, emirate, capacity } = listing.content;
  const place = nameOf(emirates, emirate);
  return (
    <>
      <nav className="stay-crumbs" aria-label={text.stays}>
        <a href={searchPath(NO_FILTERS, language)}>{text.stays}</a>
        <Icon name="next" size={14} />
        <a href={searchPath({ ...NO_FILTERS, type: [type] }, language)}>{propertyTypePlurals[type][language]}</a>
        <Icon name="next" size={14} />
        <a href={searchPath({ ...NO_FILTERS, type: [type], emirate: [place] }, language)}>
          {labelOf(emirates, emirate)[language]}
        </a>
      </nav>
      <div className="stay-title">
        <div>
          <h1>{name}</h1>
          <p>
            <span className="stay-kind">{labelOf(propertyTypes, type)[language]}</span>
            <Icon name="pin" size={16} />
            {placeText(listing.content, language)} ·{' '}
            {text.upTo.replace('{people}', countOf('guests', capacity, language))}
          </p>
        </div>
        <div className="stay-actions">
          <button
            type="button"
            className="button outline small"
            data-share={origin + listingPath(listing.unique_id, language)}
            data-title={name}
            data-done={text.copied}
            hidden
          >
            <Icon name="share" size={18} />
            {text.share}
          </button>
          <FavouriteButton uniqueId={listing.unique_id} label={text.favourite.replace('{name}', name)} />
        </div>
      </div>
    </>
  );
}

/** The first pictures in one look, the rest in a row below that opens without a script. */
const IN_SIGHT = 5;

function Gallery({ listing, name, language }: { listing: ShownListing; name: string; language: Language }) {
  const text = stayTexts[language];
  const { images } = listing.content;
  const picture = (uniqueId: string, index: number) => (
    <a key={uniqueId} href={pictureUrl(listing.unique_id, uniqueId)} data-photo="">
      <img
        src={pictureUrl(listing.unique_id, uniqueId, 'phone')}
        alt={text.photo.replace('{name}', name).replace('{number}', String(index + 1))}
        width={800}
        height={800}
        loading={index === 0 ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : undefined}
      />
    </a>
  );
  if (images.length === 0) return null;
  const shown = images.slice(0, IN_SIGHT);
  const more = images.slice(IN_SIGHT);
  return (
    <div className="stay-gallery">
      <div className={`gallery-grid of-${shown.length}`}>
        {shown.map(({ unique_id }, index) => picture(unique_id, index))}
      </div>
      {more.length > 0 && (
        <details className="gallery-more">
          <summary>{text.photos.replace('{count}', String(images.length))}</summary>
          <div>{more.map(({ unique_id }, index) => picture(unique_id, index + IN_SIGHT))}</div>
        </details>
      )}
    </div>
  );
}

function Facts({ listing, language }: ListingProps) {
  const { capacity, bedrooms, bathrooms } = listing.content;
  return (
    <ul className="stay-numbers">
      <li>
        <Icon name="people" size={22} />
        <Counted said={countOf('guests', capacity, language)} />
      </li>
      <li>
        <StayIcon name="bed" size={22} />
        <Counted said={countOf('bedrooms', bedrooms, language)} />
      </li>
      <li>
        <StayIcon name="bath" size={22} />
        <Counted said={countOf('bathrooms', bathrooms, language)} />
      </li>
    </ul>
  );
}

/** The number large above its noun; where Arabic has one word for both, that word. */
function Counted({ said }: { said: string }) {
  const [, number = said, noun] = /^(\d+) (.+)$/.exec(said) ?? [];
  return (
    <>
      <b>{number}</b> {noun}
    </>
  );
}

function Around({ listing, language }: ListingProps) {
  const text = stayTexts[language];
  const { nearby_places, activities } = listing.content;
  if (nearby_places.length + activities.length === 0) return null;
  return (
    <div className="stay-around">
      {nearby_places.length > 0 && (
        <Part title={text.nearby}>
          <ul className="stay-lines">
            {nearby_places.map(({ name, minutes }) => (
              <li key={name.en + name.ar}>
                <span>{sayWritten(name, language)}</span>
                <span>{countOf('minutes', minutes, language)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {activities.length > 0 && (
        <Part title={text.activities}>
          <ul className="stay-lines">
            {activities.map(({ name, price }) => (
              <li key={name.en + name.ar}>
                <span>{sayWritten(name, language)}</span>
                <Money amount={price} language={language} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

const CLOSE = 3;

function Where({ listing, language }: ListingProps) {
  const text = stayTexts[language];
  const { latitude, longitude, map_link } = listing.content;
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  if (!at && !map_link) return null;
  const place = at && `${at.latitude},${at.longitude}`;
  return (
    <Part title={text.where}>
      <p className="stay-map-links">
        <a
          href={map_link ?? `https://www.google.com/maps/search/?api=1&query=${place}`}
          target="_blank"
          rel="noopener nofollow"
        >
          <StayIcon name="outside" size={18} />
          {map_link?.includes('apple') ? text.apple : text.google}
        </a>
        {place && (
          <a href={`https://maps.apple.com/?q=${place}`} target="_blank" rel="noopener nofollow">
            <StayIcon name="outside" size={18} />
            {text.apple}
          </a>
        )}
      </p>
      {at && <PlaceMap view={{ ...at, zoom: CLOSE }} language={language} />}
    </Part>
  );
}

const LINKS = ['instagram', 'tiktok', 'snapchat', 'youtube', 'website'] as const;
const LINK_NAMES: Record<(typeof LINKS)[number], string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  youtube: 'YouTube',
  website: 'Website',
};

/** How the owner is reached: in the box, and at hand below on a phone. */
function Ways({ listing, language, origin, name }: Omit<ListingProps, 'today' | 'partners'> & { name: string }) {
  const text = stayTexts[language];
  const { content } = listing;
  const chat = (content.whatsapp ?? content.mobile).replace(/\D/g, '');
  const hello = text.whatsappText
    .replace('{name}', name)
    .replace('{link}', origin + listingPath(listing.unique_id, language));
  return (
    <>
      <a
        className="button whatsapp"
        href={`https://wa.me/${chat}?text=${encodeURIComponent(hello)}`}
        target="_blank"
        rel="noopener nofollow"
        data-counts="chats"
      >
        <Icon name="whatsapp" size={20} />
        {text.whatsapp}
      </a>
      <a className="button outline" href={`tel:${content.mobile}`} data-counts="calls">
        <Icon name="phone" size={18} />
        {text.call} <bdi dir="ltr">{content.mobile}</bdi>
      </a>
    </>
  );
}

function Contact({ listing, language, origin, today, name }: ListingProps & { name: string }) {
  const text = stayTexts[language];
  const { content } = listing;
  return (
    <aside className="stay-contact">
      <div className="stay-box">
        <dl className="stay-nights">
          {content.weekday_price !== null && (
            <div>
              <dt>{text.weekdayNight}</dt>
              <dd>
                <Money amount={content.weekday_price} language={language} />
              </dd>
            </div>
          )}
          {content.weekend_price !== null && (
            <div className="weekend">
              <dt title={text.weekendDays}>{text.weekendNight}</dt>
              <dd>
                <Money amount={content.weekend_price} language={language} />
              </dd>
            </div>
          )}
        </dl>
        <dl className="stay-lines">
          <div>
            <dt>{text.insuranceReturned}</dt>
            <dd>
              {content.insurance_amount === 0 ? (
                <b>{text.noDeposit}</b>
              ) : (
                <Money amount={content.insurance_amount} language={language} />
              )}
            </dd>
          </div>
          <div>
            <dt>{text.checkIn}</dt>
            <dd>
              <b>
                <bdi>{viewTime(content.check_in, language, '12')}</bdi>
              </b>
            </dd>
          </div>
          <div>
            <dt>{text.checkOut}</dt>
            <dd>
              <b>
                <bdi>{viewTime(content.check_out, language, '12')}</bdi>
              </b>
            </dd>
          </div>
        </dl>
        <div className="stay-ways">
          <Ways listing={listing} language={language} origin={origin} name={name} />
        </div>
        <p className="stay-agreed">{text.agreed}</p>
        <p className="stay-owner">
          {text.owner}: <b translate="no">{content.owner_name}</b>
        </p>
        {LINKS.some((link) => content.links[link]) && (
          <nav className="stay-links" aria-label={text.links}>
            {LINKS.map((link) =>
              content.links[link] ? (
                <a key={link} href={content.links[link]} target="_blank" rel="noopener nofollow">
                  {LINK_NAMES[link]}
                </a>
              ) : null,
            )}
          </nav>
        )}
      </div>
      <section className="stay-box" id="enquiry">
        <h2>{text.enquiry}</h2>
        <EnquiryForm listing={listing} language={language} today={today} />
      </section>
    </aside>
  );
}
