import { useOnline } from '../online-context';
import { About } from '../parts/about';
import { Offers } from '../parts/offers';
import { SalonHead } from '../parts/salon-head';
import { CHOICE_FORM, ServiceChoice } from '../parts/service-choice';
import { SideSummary, SummaryBar } from '../parts/summary';

/** The salon's front door: who it is, and the menu to choose from at once. */
export function HomePage() {
  const { text, menu } = useOnline();
  const action = { label: text.services.choose, form: CHOICE_FORM };
  const offered = menu.offers.length;
  return (
    <>
      <SalonHead page="online-home" />
      <nav className="tabs" aria-label={text.steps.label}>
        <div className="wrap">
          <a href="#services" aria-current="true">
            {text.salon.services}
          </a>
          {offered > 0 && (
            <a href="#offers">
              {text.salon.offers} <small>{offered}</small>
            </a>
          )}
          <a href="#about">{text.salon.about}</a>
          <PageLinks />
        </div>
      </nav>
      <main id="content" className="wrap step-page home">
        <div className="step-body" id="services">
          <p className="notice danger" role="alert" data-failure="" hidden />
          <ServiceChoice categories={menu.categories} />
          <Offers />
          <About />
        </div>
        <SideSummary action={action} />
      </main>
      <SummaryBar action={action} />
    </>
  );
}

function PageLinks() {
  const { salon, link, text } = useOnline();
  return (
    <>
      {salon.show_menu && <a href={link('online-menu')}>{text.salon.menu}</a>}
      {salon.show_price_list && salon.show_prices && <a href={link('online-price-list')}>{text.salon.priceList}</a>}
    </>
  );
}
