import { CHECK_IN_RADIUS_METERS } from '../input/limits';

export type Place = { latitude: number; longitude: number };

export const EARTH_RADIUS_METERS = 6_371_000;

/** Metres along the great circle (haversine). */
export function distanceBetween(a: Place, b: Place): number {
  const [latitudeA, latitudeB] = [toRadians(a.latitude), toRadians(b.latitude)];
  const halfLatitude = (latitudeB - latitudeA) / 2;
  const halfLongitude = toRadians(b.longitude - a.longitude) / 2;
  const chord = Math.sin(halfLatitude) ** 2 + Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export const isAtWorkplace = (place: Place, workplace: Place): boolean =>
  distanceBetween(place, workplace) <= CHECK_IN_RADIUS_METERS;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
