import { peopleFor, servicesOf, withPerson, writeLine } from '@rawnaq/domain/online-booking/online-choice.rules';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';
import { fill } from '../words';
import { Face } from './salon-art';

/**
 * One person for everything she does, or one for each service. Links and a plain form: the script only saves the page
 * load.
 */
export function PeopleChoice() {
  const { text, choice, menu, salon, link, own, address } = useOnline();
  const people = peopleFor(choice.lines, menu);
  if (!salon.show_employees || people.length === 0) return null;
  const page = address === 'online-date' ? 'online-date' : 'online-time';
  const chosen = new Set(choice.lines.map(({ employee_id }) => employee_id));
  const isCurrent = (id: number | null): boolean =>
    writeLines(withPerson(choice.lines, id, menu)) === writeLines(choice.lines);
  const to = (id: number | null) =>
    link(page, { ...choice, lines: withPerson(choice.lines, id, menu), start: null, people: [] });
  const isMixed = chosen.size > 1 && !people.some(({ id }) => isCurrent(id));
  return (
    <div className="with">
      <h2 id="with">{text.when.with}</h2>
      <ul className="people" aria-labelledby="with">
        <li>
          <a className="person" href={to(null)} aria-current={isCurrent(null) || undefined} data-swap="">
            <span className="face any">
              <Icon name="people" size={24} />
            </span>
            <span className="person-name">
              {text.when.anyone}
              <small>{text.when.soonest}</small>
            </span>
          </a>
        </li>
        {people.map(({ id, picture_url, ...names }) => (
          <li key={id}>
            <a className="person" href={to(id)} aria-current={isCurrent(id) || undefined} data-swap="">
              <span className="face-frame">
                <Face name={own(names)} picture={picture_url} />
                <span className="tick" aria-hidden="true">
                  <Icon name="check" size={12} />
                </span>
              </span>
              <span className="person-name">{firstName(own(names))}</span>
            </a>
          </li>
        ))}
      </ul>
      {choice.lines.length > 1 && <ForEach isOpen={isMixed} />}
    </div>
  );
}

function ForEach({ isOpen }: { isOpen: boolean }) {
  const { text, choice, menu, link, own, address } = useOnline();
  const services = servicesOf(menu);
  return (
    <details className="for-each" open={isOpen}>
      <summary className="link">{text.when.each}</summary>
      <form method="get" action={link(address === 'online-date' ? 'online-date' : 'online-time')} data-swap-form="">
        {choice.date && <input type="hidden" name="date" value={choice.date} />}
        {choice.lines.map((line) => {
          const service = services.get(line.service_id);
          if (!service) return null;
          return (
            <label key={line.service_id} className="for-one">
              <span>{own(service)}</span>
              <select
                name="s"
                defaultValue={writeLine(line)}
                aria-label={fill(text.when.personFor, { service: own(service) })}
              >
                <option value={service.id}>{text.when.anyone}</option>
                {menu.employees
                  .filter(({ id }) => service.employee_ids.includes(id))
                  .map(({ id, ...names }) => (
                    <option key={id} value={`${service.id}:${id}`}>
                      {own(names)}
                    </option>
                  ))}
              </select>
            </label>
          );
        })}
        <button className="button outline small" type="submit" data-without-script="">
          {text.when.show}
        </button>
      </form>
    </details>
  );
}

const writeLines = (lines: Parameters<typeof writeLine>[0][]): string => lines.map(writeLine).join(',');
const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
