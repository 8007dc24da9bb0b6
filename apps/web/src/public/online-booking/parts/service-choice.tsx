import { writeLine } from '@rawnaq/domain/online-booking/online-choice.rules';
import type { MenuService, SalonMenu } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { BelowScreen } from '../../layout/below-screen';
import { useOnline } from '../online-context';
import { Dot, Money } from './amounts';
import { ServiceArt } from './service-art';

export const CHOICE_FORM = 'choice';

/** The menu as a form: it works without script, and the script adds the sum while choosing. */
export function ServiceChoice({ categories }: { categories: SalonMenu['categories'] }) {
  const { text, link, choice, own } = useOnline();
  return (
    <form id={CHOICE_FORM} action={link('online-time')} method="get" data-choice="">
      {choice.date && <input type="hidden" name="date" value={choice.date} />}
      {categories.length > 1 && (
        <nav className="chips" aria-label={text.salon.categories}>
          {categories.map((category) => (
            <a key={category.id} className="chip" href={`#category-${category.id}`}>
              {own(category)}
            </a>
          ))}
        </nav>
      )}
      {categories.map((category, place) => (
        <section key={category.id} className="category" aria-labelledby={`category-${category.id}`}>
          <h2 id={`category-${category.id}`}>{own(category)}</h2>
          <ul className="service-list">
            {category.services.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
          {place === 0 && <BelowScreen />}
        </section>
      ))}
      {categories.length === 0 && <p className="empty">{text.salon.noServices}</p>}
    </form>
  );
}

function ServiceRow({ service }: { service: MenuService }) {
  const { own, choice, words } = useOnline();
  const line = choice.lines.find(({ service_id }) => service_id === service.id);
  return (
    <li className="service">
      <label>
        <ServiceArt name={service.english_name} picture={service.picture_url && `${service.picture_url}?size=thumb`} />
        <span className="service-text">
          <b>{own(service)}</b>
          <ServiceFacts service={service} />
        </span>
        <input
          className="visually-hidden"
          type="checkbox"
          name="s"
          value={writeLine(line ?? { service_id: service.id, employee_id: null })}
          defaultChecked={line !== undefined}
          data-minutes={service.minutes}
          data-price={service.price ?? ''}
          data-name={own(service)}
          data-length={words.duration(service.minutes)}
        />
        <span className="add" />
      </label>
    </li>
  );
}

export function ServiceFacts({ service }: { service: MenuService }) {
  const { salon, text, words } = useOnline();
  return (
    <span className="service-facts">
      {salon.show_durations && <span>{words.duration(service.minutes)}</span>}
      {salon.show_durations && service.price !== null && <Dot />}
      {service.price !== null && (
        <strong>
          <Money minor={service.price} />
        </strong>
      )}
      {service.price_before !== null && (
        <>
          <s>
            <span className="visually-hidden">{text.salon.before} </span>
            <bdi dir="ltr">{words.money(service.price_before).digits}</bdi>
          </s>
          <em className="badge">{text.salon.offer}</em>
        </>
      )}
    </span>
  );
}
