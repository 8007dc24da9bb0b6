import { useOnline } from '../online-context';
import { Money } from '../parts/amounts';
import { Offers } from '../parts/offers';
import { SalonHead } from '../parts/salon-head';
import { ServiceArt } from '../parts/service-art';
import { ServiceFacts } from '../parts/service-choice';

/** The menu to read at the table or on a screen; every service leads to its booking. */
export function MenuPage() {
  const { text, menu, own, link } = useOnline();
  return (
    <>
      <SalonHead page="online-menu" />
      <main id="content" className="wrap reading">
        <h2 className="reading-title">{text.salon.menu}</h2>
        {menu.categories.map((category) => (
          <section key={category.id} className="category" aria-label={own(category)}>
            <h3>{own(category)}</h3>
            <ul className="menu-cards">
              {category.services.map((service) => (
                <li key={service.id}>
                  <a
                    className="card menu-card"
                    href={link('online-time', { lines: [{ service_id: service.id, employee_id: null }] })}
                  >
                    <ServiceArt
                      name={service.english_name}
                      picture={service.picture_url && `${service.picture_url}?size=thumb`}
                    />
                    <span className="service-text">
                      <b>{own(service)}</b>
                      <ServiceFacts service={service} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {menu.categories.length === 0 && <p className="empty">{text.salon.noServices}</p>}
        <Offers />
        <BookNow />
      </main>
    </>
  );
}

/** Nothing but names and prices: to read, to print, to hang up. */
export function PriceListPage() {
  const { text, menu, own, words, salon } = useOnline();
  return (
    <>
      <SalonHead page="online-price-list" />
      <main id="content" className="wrap reading price-list">
        <h2 className="reading-title">{text.salon.priceList}</h2>
        <div className="price-columns">
          {menu.categories.map((category) => (
            <section key={category.id} className="card price-group" aria-label={own(category)}>
              <h3>{own(category)}</h3>
              <ul>
                {category.services.map((service) => (
                  <li key={service.id}>
                    <span>
                      {own(service)}
                      {salon.show_durations && <small>{words.duration(service.minutes)}</small>}
                    </span>
                    {service.price !== null && (
                      <b>
                        {service.price_before !== null && (
                          <s>
                            <bdi dir="ltr">{words.money(service.price_before).digits}</bdi>
                          </s>
                        )}
                        <Money minor={service.price} />
                      </b>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <BookNow />
      </main>
    </>
  );
}

function BookNow() {
  const { text, link } = useOnline();
  return (
    <p className="centre">
      <a className="button large" href={link('online-services')}>
        {text.salon.book}
      </a>
    </p>
  );
}
