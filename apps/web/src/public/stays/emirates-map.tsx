import type { Language } from '@rawnaq/domain/kernel/localized';
import type { MapPoint } from '@rawnaq/domain/property-listings/listings.contract';
import { EMIRATES_LAND, LAND, MOUNTAINS, PLACES, project, ROADS } from './emirates-shape';
import { frameOf, unitOf, type MapFrame, type MapView } from './map-view';
import { amountText, counted, listingPath, numberText } from './stay-words';
import { stayTexts } from './texts';

const CLOSE = 2;

/** The Emirates as our own drawing: nothing of it is asked for elsewhere. */
export function MapGround({ view, language }: { view: MapView; language: Language }) {
  const unit = unitOf(frameOf(view));
  return (
    <>
      <path className="map-land" d={LAND} />
      <path className="map-emirates" d={EMIRATES_LAND} strokeWidth={unit * 1.5} />
      <path className="map-mountains" d={MOUNTAINS} />
      {ROADS.map((road) => (
        <path key={road} className="map-road" d={road} strokeWidth={unit * 3} />
      ))}
      {PLACES.filter(({ near }) => !near || view.zoom >= CLOSE).map(({ at, name }) => {
        const { x, y } = project(at);
        return (
          <text key={name.en} className="map-name" x={x} y={y} fontSize={unit * 13} strokeWidth={unit * 3}>
            {name[language]}
          </text>
        );
      })}
    </>
  );
}

export const boxOf = ({ x, y, width, height }: MapFrame): string =>
  [x, y, width, height].map((value) => value.toFixed(1)).join(' ');

type PointProps = { point: MapPoint; unit: number; language: Language; closerHref: string };

/** A price that leads to its place, or how many lie there, a step closer. */
export function MapMarker({ point, unit, language, closerHref }: PointProps) {
  const text = stayTexts[language];
  const { x, y } = project([point.longitude, point.latitude]);
  const price = amountText(point.lowest_price);
  const isOne = point.unique_id !== null;
  const shown = isOne ? price : numberText(point.listings);
  const width = 24 + shown.length * 8;
  return (
    <a
      className={isOne ? 'map-price' : 'map-many'}
      href={point.unique_id === null ? closerHref : listingPath(point.unique_id, language)}
      data-search={isOne ? undefined : ''}
      data-listing={point.unique_id ?? undefined}
      aria-label={counted(text.onMap, point.listings).replace('{price}', price)}
    >
      <g transform={`translate(${x} ${y}) scale(${unit.toFixed(4)})`}>
        <rect x={-width / 2} y={-15} width={width} height={30} rx={15} />
        <text y={5} fontSize={14}>
          {shown}
        </text>
      </g>
    </a>
  );
}

/** Where one place lies. */
export function PlaceMap({ view, language }: { view: MapView; language: Language }) {
  const frame = frameOf(view);
  const { x, y } = project([view.longitude, view.latitude]);
  return (
    <svg
      className="stay-map-small"
      viewBox={boxOf({ ...frame, y: frame.y + frame.height / 4, height: frame.height / 2 })}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={stayTexts[language].where}
    >
      <MapGround view={view} language={language} />
      <path
        className="map-pin"
        transform={`translate(${x} ${y}) scale(${unitOf(frame).toFixed(4)})`}
        d="M0 0c-10-12-16-20-16-28a16 16 0 0 1 32 0c0 8-6 16-16 28zM0-34a6 6 0 1 0 0 12a6 6 0 0 0 0-12z"
        fillRule="evenodd"
      />
    </svg>
  );
}
