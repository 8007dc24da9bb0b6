import type { Language } from '@rawnaq/domain/kernel/localized';
import { CURRENCY_UNITS } from '@rawnaq/domain/kernel/money';
import type { ListingCard } from '@rawnaq/domain/property-listings/listings.contract';
import { Icon } from '../art/icons';
import { StayIcon } from './stay-icons';
import { amountText, listingPath, pictureUrl, placeText, sayWritten } from './stay-words';
import { countOf } from '../stay-enquiry/texts';
import { stayTexts } from './texts';

/** The first pictures of a list are asked for at once, the others when they come near. */
const EAGER = 2;

type Cards = { records: readonly ListingCard[]; language: Language; below?: boolean };

/** `below`: under what the page is about, so none of their pictures is in sight. */
export function ListingCards({ records, language, below = false }: Cards) {
  return (
    <ul className="stay-cards">
      {records.map((card, index) => (
        <li key={card.unique_id}>
          <Card card={card} language={language} place={below ? EAGER + index : index} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, language, place }: { card: ListingCard; language: Language; place: number }) {
  const text = stayTexts[language];
  const name = sayWritten(card.name, language);
  const [picture] = card.images;
  return (
    <article className="stay-card" data-listing={card.unique_id}>
      <div className="stay-picture">
        {picture ? (
          <img
            src={pictureUrl(card.unique_id, picture, 'phone')}
            alt=""
            width={400}
            height={286}
            loading={place < EAGER ? 'eager' : 'lazy'}
            fetchPriority={place === 0 ? 'high' : undefined}
          />
        ) : (
          <StayIcon name={card.type} size={56} />
        )}
        {card.insurance_amount === 0 && <span className="stay-badge">{text.noDeposit}</span>}
        <FavouriteButton uniqueId={card.unique_id} label={text.favourite.replace('{name}', name)} />
      </div>
      <h3>
        <a href={listingPath(card.unique_id, language)}>{name}</a>
      </h3>
      <p className="stay-facts">
        <span>
          <Icon name="pin" size={16} />
          {placeText(card, language)}
        </span>
        <Fact icon="people" value={card.capacity} said={countOf('guests', card.capacity, language)} />
        <Fact icon="bed" value={card.bedrooms} said={countOf('bedrooms', card.bedrooms, language)} />
        <Fact icon="bath" value={card.bathrooms} said={countOf('bathrooms', card.bathrooms, language)} />
      </p>
      <p className="stay-prices">
        {card.weekday_price !== null && <Price amount={card.weekday_price} about={text.weekday} language={language} />}
        {card.weekend_price !== null && <Price amount={card.weekend_price} about={text.weekend} language={language} />}
      </p>
    </article>
  );
}

const Fact = ({ icon, value, said }: { icon: 'people' | 'bed' | 'bath'; value: number; said: string }) => (
  <span>
    {icon === 'people' ? <Icon name="people" size={16} /> : <StayIcon name={icon} size={16} />}
    <span aria-hidden>{value}</span>
    <span className="unseen">{said}</span>
  </span>
);

const Price = ({ amount, about, language }: { amount: number; about: string; language: Language }) => (
  <span>
    <Money amount={amount} language={language} /> {about}
  </span>
);

/** "AED 1,450" and "1,450 د.إ". */
export function Money({ amount, language }: { amount: number; language: Language }) {
  const unit = CURRENCY_UNITS.AED[language];
  return (
    <b>
      {language === 'en' && `${unit} `}
      <bdi dir="ltr">{amountText(amount)}</bdi>
      {language === 'ar' && ` ${unit}`}
    </b>
  );
}

/** Kept by the browser, so it is there only where a script is. */
export const FavouriteButton = ({ uniqueId, label }: { uniqueId: string; label: string }) => (
  <button type="button" className="stay-heart" data-favourite={uniqueId} aria-pressed="false" aria-label={label} hidden>
    <StayIcon name="heart" size={20} />
  </button>
);
