import type { ReactNode } from 'react';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { bedroomBands, insuranceBands, peopleBands, priceBands } from '@rawnaq/domain/property-listings/listing-bands';
import { LONGEST_TEXT, type ListingFilters } from '@rawnaq/domain/property-listings/listing-filters';
import type { FoundListings } from '@rawnaq/domain/property-listings/listings.contract';
import {
  amenities,
  emirates,
  propertyTypePlurals,
  propertyTypes,
} from '@rawnaq/domain/property-listings/property.states';
import { Icon } from '../art/icons';
import { StayIcon } from './stay-icons';
import { counted, numberText } from './stay-words';
import { stayTexts } from './texts';

type Props = { filters: ListingFilters; found: FoundListings; language: Language; today: string };

/**
 * A form that works without a script: every answer is a field, and sending it leads to the address of its results. On a
 * phone it is a sheet that `#filters` opens.
 */
export function FilterPanel({ filters, found, language, today }: Props) {
  const text = stayTexts[language];
  const { counts } = found;
  return (
    <form
      id="filters"
      className="stay-filters"
      method="get"
      action={pathTo('search', language)}
      aria-label={text.filters}
      data-stay-filters=""
    >
      <div className="sheet-head">
        <h2>{text.filters}</h2>
        <a href="#results" className="sheet-close" aria-label={text.close}>
          <Icon name="close" size={22} />
        </a>
      </div>
      <div className="filter-group">
        <label className="filter-title" htmlFor="stay-q">
          {text.search}
        </label>
        <span className="stay-q">
          <input
            id="stay-q"
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={LONGEST_TEXT}
            placeholder={text.searchHint}
            enterKeyHint="search"
          />
          <button type="submit" aria-label={text.search}>
            <StayIcon name="search" size={18} />
          </button>
        </span>
      </div>
      <Group title={text.type}>
        <div className="stay-types">
          {Object.values(propertyTypes.codes).map((code) => (
            <label key={code} className="stay-type">
              <input type="checkbox" name="type" value={code} defaultChecked={filters.type.includes(code)} />
              <StayIcon name={code} size={22} />
              <span>{propertyTypePlurals[code][language]}</span>
              <Count of={`type.${code}`} value={counts.type[code]} />
            </label>
          ))}
        </div>
      </Group>
      <div className="filter-group">
        <label className="filter-title" htmlFor="stay-emirate">
          {text.emirate}
        </label>
        <select id="stay-emirate" name="emirate" defaultValue={filters.emirate[0] ?? ''}>
          <option value="">{text.allEmirates}</option>
          {Object.entries(emirates.rows).map(([name, { label }]) => (
            <option key={name} value={name} data-count={`emirate.${name}`} data-label={label[language]}>
              {`${label[language]} (${counts.emirate[name] ?? 0})`}
            </option>
          ))}
        </select>
      </div>
      <Group title={text.dates}>
        <div className="stay-dates">
          <label>
            <span>{text.arrives}</span>
            <input type="date" name="arrives" min={today} defaultValue={filters.arrives ?? ''} />
          </label>
          <label>
            <span>{text.leaves}</span>
            <input type="date" name="leaves" min={today} defaultValue={filters.leaves ?? ''} />
          </label>
        </div>
      </Group>
      <Group title={text.price}>
        <Row kind="radio" name="price" value="" label={text.anyPrice} chosen={filters.price === null} />
        {Object.values(priceBands.rows).map(({ code, label }) => (
          <Row
            key={code}
            kind="radio"
            name="price"
            value={code}
            label={label[language]}
            chosen={filters.price === code}
            count={counts.price[code]}
          />
        ))}
      </Group>
      <Group title={text.people}>
        <div className="pills">
          {Object.values(peopleBands.rows).map(({ code, label }) => (
            <Pill
              key={code}
              kind="checkbox"
              name="people"
              value={code}
              label={label[language]}
              chosen={filters.people.includes(code)}
              count={counts.people[code]}
            />
          ))}
        </div>
      </Group>
      <Group title={text.insurance}>
        <div className="pills">
          <Pill kind="radio" name="insurance" value="" label={text.any} chosen={filters.insurance === null} />
          {Object.values(insuranceBands.rows).map(({ code, label }) => (
            <Pill
              key={code}
              kind="radio"
              name="insurance"
              value={code}
              label={label[language]}
              chosen={filters.insurance === code}
              count={counts.insurance[code]}
            />
          ))}
        </div>
      </Group>
      <Group title={text.bedrooms}>
        <div className="pills">
          <Pill kind="radio" name="bedrooms" value="" label={text.any} chosen={filters.bedrooms === null} />
          {Object.values(bedroomBands.rows).map(({ code, least, label }) => (
            <Pill
              key={code}
              kind="radio"
              name="bedrooms"
              value={code}
              label={`${least}+`}
              about={label[language]}
              chosen={filters.bedrooms === code}
              count={counts.bedrooms[code]}
            />
          ))}
        </div>
      </Group>
      <Group title={text.amenities}>
        <div className="pills">
          {Object.entries(amenities.rows).map(([name, { label }]) => (
            <Pill
              key={name}
              kind="checkbox"
              name="amenities"
              value={name}
              label={label[language]}
              chosen={filters.amenities.some((one) => one === name)}
              count={counts.amenities[name]}
            />
          ))}
        </div>
      </Group>
      <div className="sheet-foot">
        <button type="submit" className="button" data-show-results="" data-count="total">
          {found.total > 0 ? counted(text.show, found.total) : text.apply}
        </button>
      </div>
    </form>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="filter-group">
    <legend className="filter-title">{title}</legend>
    {children}
  </fieldset>
);

type AnswerProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  /** What is heard where what is seen is short. */
  about?: string;
  chosen: boolean;
  count?: number | undefined;
};

const Row = ({ kind, name, value, label, chosen, count }: AnswerProps) => (
  <label className="filter-row">
    <input type={kind} name={name} value={value} defaultChecked={chosen} />
    <span>{label}</span>
    {count !== undefined && <Count of={`${name}.${value}`} value={count} />}
  </label>
);

const Pill = ({ kind, name, value, label, about, chosen, count }: AnswerProps) => (
  <label className="pill">
    <input type={kind} name={name} value={value} defaultChecked={chosen} aria-label={about} />
    <span>
      <bdi>{label}</bdi>
      {count !== undefined && <Count of={`${name}.${value}`} value={count} />}
    </span>
  </label>
);

const Count = ({ of, value = 0 }: { of: string; value?: number | undefined }) => (
  <em className="filter-count" data-count={of}>
    {numberText(value)}
  </em>
);
