import type { Language } from '@rawnaq/domain/kernel/localized';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import type { ShownBanner } from '@rawnaq/domain/property-banners/shown-banner';
import { listingSorts } from '@rawnaq/domain/property-listings/listing-bands';
import { NO_FILTERS, type ListingFilters } from '@rawnaq/domain/property-listings/listing-filters';
import type { FoundListings, ListingCard } from '@rawnaq/domain/property-listings/listings.contract';
import { emirates, propertyTypePlurals, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import { Icon } from '../art/icons';
import { activeFilters } from './active-filters';
import { BannerStrip } from './banner-strip';
import { boxOf, MapGround, MapMarker } from './emirates-map';
import { FilterPanel } from './filter-panel';
import { ListingCards } from './listing-cards';
import { closer, farther, fittingView, frameOf, gatherPoints, unitOf, writeView, type MapView } from './map-view';
import { StayIcon } from './stay-icons';
import { counted, numberText, searchPath } from './stay-words';
import { stayTexts } from './texts';

export type SearchProps = {
  filters: ListingFilters;
  found: FoundListings;
  /** What is announced above the results. */
  banners: readonly ShownBanner[];
  language: Language;
  /** Where the map was moved to; otherwise it shows everything found. */
  view: MapView | null;
  today: string;
};

/** Filters, results and the map beside them; on a phone the first and the last are sheets over the results. */
export function SearchPage(props: SearchProps) {
  const text = stayTexts[props.language];
  return (
    <div className="stay-search">
      <p className="unseen" role="status" data-count="found">
        {headingOf(props.filters, props.found, props.language)}
      </p>
      <FilterPanel {...props} />
      <Results {...props} />
      <ResultsMap {...props} />
      <nav className="phone-switch" aria-label={text.filters}>
        <a href="#filters">
          <StayIcon name="filter" size={18} />
          {text.showFilters}
        </a>
        <a href="#map">
          <StayIcon name="map" size={18} />
          {text.map}
        </a>
      </nav>
    </div>
  );
}

/** In the middle of a line, one of them or several. */
const kindText = (type: ListingCard['type'], count: number, language: Language): string =>
  (language === 'en' && count === 1 ? labelOf(propertyTypes, type) : propertyTypePlurals[type])[language].toLowerCase();

/** What a phone begins with: the question in a line, and the kinds of places. */
function PhoneTop({ filters, language }: Pick<SearchProps, 'filters' | 'language'>) {
  const text = stayTexts[language];
  const [emirate] = filters.emirate;
  const [only] = filters.type.length === 1 ? filters.type : [];
  return (
    <div className="phone-top">
      <a className="phone-ask" href="#filters">
        <StayIcon name="search" size={22} />
        <span>
          <b>{filters.q ? <bdi>{filters.q}</bdi> : text.ask}</b>
          <small>{emirate ? emirates.rows[emirate].label[language] : text.allEmirates}</small>
        </span>
      </a>
      <nav className="phone-types" aria-label={text.type}>
        {Object.values(propertyTypes.codes).map((code) => (
          <a
            key={code}
            href={searchPath({ ...filters, type: only === code ? [] : [code], page: 1 }, language)}
            aria-current={only === code ? 'true' : undefined}
            data-search=""
          >
            <StayIcon name={code} size={22} />
            {propertyTypePlurals[code][language]}
          </a>
        ))}
      </nav>
    </div>
  );
}

function headingOf(filters: ListingFilters, found: FoundListings, language: Language): string {
  const text = stayTexts[language];
  const [only] = filters.type.length === 1 ? filters.type : [];
  if (found.total === 0) return text.nothing;
  if (!only) return counted(text.heading, found.total);
  return text.headingOf
    .replace('{count}', numberText(found.total))
    .replace('{kind}', kindText(only, found.total, language));
}

function Results({ filters, found, banners, language }: SearchProps) {
  const text = stayTexts[language];
  const chips = activeFilters(filters, language);
  return (
    <section id="results" className="stay-results" data-swap="results" aria-label={text.stays} tabIndex={-1}>
      <PhoneTop filters={filters} language={language} />
      <BannerStrip banners={banners} language={language} />
      <div className="results-head">
        <h1>{headingOf(filters, found, language)}</h1>
        <label className="stay-sort">
          <span className="unseen">{text.sort}</span>
          <select name="sort" form="filters" defaultValue={filters.sort}>
            {Object.values(listingSorts.rows).map(({ code, label }) => (
              <option key={code} value={code}>
                {label[language]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {chips.length > 0 && (
        <>
          {found.total === 0 && <p className="results-loosen">{text.loosen}</p>}
          <ul className="stay-chips">
            {chips.map(({ label, isTyped, without }) => (
              <li key={label}>
                <a
                  href={searchPath(without, language)}
                  data-search=""
                  aria-label={text.remove.replace('{filter}', label)}
                >
                  {isTyped ? <bdi>{label}</bdi> : label}
                  <Icon name="close" size={15} />
                </a>
              </li>
            ))}
            <li>
              <a className="clear" href={searchPath({ ...NO_FILTERS, sort: filters.sort }, language)} data-search="">
                {text.clear}
              </a>
            </li>
          </ul>
        </>
      )}
      {found.total > 0 && <h2 className="unseen">{text.stays}</h2>}
      <ListingCards records={found.records} language={language} />
      <Pages filters={filters} found={found} language={language} />
    </section>
  );
}

function Pages({ filters, found: { page, pages }, language }: Pick<SearchProps, 'filters' | 'found' | 'language'>) {
  const text = stayTexts[language];
  if (pages === 1) return null;
  const to = (target: number) => searchPath({ ...filters, page: target }, language);
  return (
    <nav className="stay-pages" aria-label={text.pages}>
      {page > 1 && (
        <a className="button outline small" href={to(page - 1)} rel="prev" data-search="top">
          <Icon name="previous" size={18} />
          {text.previous}
        </a>
      )}
      <span>{text.pageOf.replace('{page}', numberText(page)).replace('{pages}', numberText(pages))}</span>
      {page < pages && (
        <a className="button outline small" href={to(page + 1)} rel="next" data-search="top">
          {text.next}
          <Icon name="next" size={18} />
        </a>
      )}
    </nav>
  );
}

function ResultsMap({ filters, found, language, view }: SearchProps) {
  const text = stayTexts[language];
  const shown = view ?? fittingView(found.points);
  const frame = frameOf(shown);
  const unit = unitOf(frame);
  const path = searchPath(filters, language);
  const at = (other: MapView) => `${path}${path.includes('?') ? '&' : '?'}view=${writeView(other)}#map`;
  const [near, far] = [closer(shown), farther(shown)];
  return (
    <section id="map" className="stay-map" data-swap="map" aria-label={text.mapLabel}>
      <svg viewBox={boxOf(frame)} preserveAspectRatio="xMidYMid meet" role="group" aria-label={text.mapLabel}>
        <MapGround view={shown} language={language} />
        {gatherPoints(found.points, frame).map((point) => (
          <MapMarker
            key={`${point.latitude} ${point.longitude}`}
            point={point}
            unit={unit}
            language={language}
            closerHref={at({
              latitude: point.latitude,
              longitude: point.longitude,
              zoom: Math.min(shown.zoom + 2, 6),
            })}
          />
        ))}
      </svg>
      <div className="map-zoom">
        {near && (
          <a href={at(near)} data-search="map" aria-label={text.zoomIn} rel="nofollow">
            <Icon name="plus" size={20} />
          </a>
        )}
        {far && (
          <a href={at(far)} data-search="map" aria-label={text.zoomOut} rel="nofollow">
            <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5.5 12h13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
          </a>
        )}
      </div>
      <a className="map-list" href="#results">
        {text.list}
      </a>
    </section>
  );
}
