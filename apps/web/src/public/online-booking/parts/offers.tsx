import type { SalonMenu } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { useOnline } from '../online-context';
import { fill } from '../words';
import { Money } from './amounts';

/** Packages of the salon. They are sold at the desk, so they are shown and not chosen. */
export function Offers() {
  const { menu, text } = useOnline();
  if (menu.offers.length === 0) return null;
  return (
    <section className="offers" id="offers" aria-labelledby="offers-title">
      <h2 id="offers-title">{text.salon.offers}</h2>
      <ul className="offer-cards">
        {menu.offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ offer }: { offer: SalonMenu['offers'][number] }) {
  const { own, text, words } = useOnline();
  return (
    <li className="card offer">
      {offer.picture_url && (
        <img src={`${offer.picture_url}?size=thumb`} alt="" width="72" height="72" loading="lazy" />
      )}
      <div>
        <h3>{own(offer)}</h3>
        <p className="quiet">
          {offer.services_to_use === null
            ? text.salon.includes
            : fill(text.salon.chooseSome, { count: offer.services_to_use })}{' '}
          {words.names(offer.services.map(own))}
        </p>
        <p className="offer-price">
          {offer.price !== null && (
            <strong>
              <Money minor={offer.price} />
            </strong>
          )}
          {offer.price !== null &&
            offer.services_total !== null &&
            offer.services_to_use === null &&
            offer.services_total > offer.price && (
              <s>
                <span className="visually-hidden">{text.salon.before} </span>
                <bdi dir="ltr">{words.money(offer.services_total).digits}</bdi>
              </s>
            )}
          <span className="quiet">
            {offer.expires_on
              ? fill(text.salon.validUntil, { date: words.format.date(offer.expires_on) })
              : text.salon.atSalon}
          </span>
        </p>
      </div>
    </li>
  );
}
