import type { MapPoint } from '@rawnaq/domain/property-listings/listings.contract';
import { project } from './emirates-shape';

/** What of the map is shown: its middle and how close. In an address as `25.1,55.4,2`. */
export type MapView = { latitude: number; longitude: number; zoom: number };
/** A part of the map in its own units. */
export type MapFrame = { x: number; y: number; width: number; height: number };

const CLOSEST = 6;
/** All emirates lie in this. */
const WHOLE = { width: 500, height: 420 };
const COUNTRY: MapView = { latitude: 24.3, longitude: 54.0, zoom: 0 };
/** The width of the column it stands in, for the size of markers; the page shows it a little larger or smaller. */
const COLUMN = 452;
/** Markers nearer than this would lie on each other. */
const APART = 78;

export function readView(text: string | null): MapView | null {
  const [latitude = NaN, longitude = NaN, zoom = NaN] = (text ?? '').split(',').map(Number);
  const isOne = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= CLOSEST;
  return text && isOne && Number.isInteger(zoom) ? { latitude, longitude, zoom } : null;
}

export const writeView = ({ latitude, longitude, zoom }: MapView): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)},${zoom}`;

export const closer = (view: MapView): MapView | null =>
  view.zoom < CLOSEST ? { ...view, zoom: view.zoom + 1 } : null;
export const farther = (view: MapView): MapView | null => (view.zoom > 0 ? { ...view, zoom: view.zoom - 1 } : null);

export function frameOf({ latitude, longitude, zoom }: MapView): MapFrame {
  const { x, y } = project([longitude, latitude]);
  const [width, height] = [WHOLE.width / 2 ** zoom, WHOLE.height / 2 ** zoom];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Units of the map that one pixel of a marker takes. */
export const unitOf = ({ width }: MapFrame): number => width / COLUMN;

/** The closest look at which everything found is in sight. */
export function fittingView(points: readonly MapPoint[]): MapView {
  if (points.length === 0) return COUNTRY;
  const [latitudes, longitudes] = [points.map((one) => one.latitude), points.map((one) => one.longitude)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const view = { latitude: middle(latitudes), longitude: middle(longitudes), zoom: 0 };
  const at = points.map(({ latitude, longitude }) => project([longitude, latitude]));
  const fits = (zoom: number): boolean => {
    const { x, y, width, height } = frameOf({ ...view, zoom });
    const [sides, ends] = [width * 0.1, height * 0.08];
    return at.every(
      (one) => one.x > x + sides && one.x < x + width - sides && one.y > y + ends && one.y < y + height - ends,
    );
  };
  const zoom = [4, 3, 2, 1].find(fits) ?? 0;
  return zoom ? { ...view, zoom } : COUNTRY;
}

/** Points that would lie on each other become one, where most of them are. */
export function gatherPoints(points: readonly MapPoint[], frame: MapFrame): MapPoint[] {
  const apart = APART * unitOf(frame);
  const gathered: MapPoint[] = [];
  for (const point of points.toSorted((a, b) => b.listings - a.listings)) {
    const own = project([point.longitude, point.latitude]);
    const index = gathered.findIndex((one) => {
      const { x, y } = project([one.longitude, one.latitude]);
      return Math.abs(x - own.x) < apart && Math.abs(y - own.y) < apart / 2;
    });
    const near = gathered[index];
    if (near) gathered[index] = joined(near, point);
    else gathered.push(point);
  }
  return gathered;
}

const joined = (large: MapPoint, small: MapPoint): MapPoint => {
  const listings = large.listings + small.listings;
  const share = small.listings / listings;
  return {
    latitude: large.latitude + (small.latitude - large.latitude) * share,
    longitude: large.longitude + (small.longitude - large.longitude) * share,
    listings,
    lowest_price: Math.min(large.lowest_price, small.lowest_price),
    unique_id: null,
  };
};
