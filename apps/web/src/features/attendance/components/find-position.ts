import { attendanceErrors } from '@rawnaq/domain/attendance/attendance.errors';
import type { Localized } from '@rawnaq/domain/kernel/localized';

export type Position = { latitude: number; longitude: number; accuracy: number };

/** Why the browser did not say where it is, in the client's words. */
export class PositionFailure extends Error {
  constructor(readonly text: Localized) {
    super(text.en);
  }
}

const WAIT_MS = 15_000;
/** The codes of the browser's own error. */
const REASONS: Record<number, Localized> = {
  1: attendanceErrors.GEOLOCATION_DENIED,
  2: attendanceErrors.GEOLOCATION_UNAVAILABLE,
  3: attendanceErrors.GEOLOCATION_TIMED_OUT,
};

export function findPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionFailure(attendanceErrors.GEOLOCATION_UNAVAILABLE));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy }),
      ({ code }) => reject(new PositionFailure(REASONS[code] ?? attendanceErrors.GEOLOCATION_UNAVAILABLE)),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 0 },
    );
  });
}
