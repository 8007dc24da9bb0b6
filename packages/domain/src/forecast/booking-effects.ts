import { MOST_LEAD, type PreparedHistory } from './sales-history';

/**
 * What bookings already made say of a day, by how many days it is away. More booked than is usual so long before means
 * more sold, by a share learnt from the salon's past; how much is usual, too.
 */
export type BookingEffect = {
  adjust: (mean: number, booked: number) => number;
  /** How much of a day's variance is left once its bookings are known. */
  left: number;
};

const LOOKED_AT = 365;
const FEWEST_DAYS = 21;
const LEAST_SHARE = 0.02;
const PRIOR = 0.5;
const MOST_ABOVE = 3;

/** At `[lead]`; nothing where so long before hardly anything is booked. */
export function bookingsAt(
  { booked, scaled, scale }: PreparedHistory,
  past: readonly number[],
  means: Float64Array,
  level: Float64Array,
  dispersion: number,
): (BookingEffect | undefined)[] {
  const days = past.slice(-LOOKED_AT);
  const effects: (BookingEffect | undefined)[] = [undefined];
  for (let lead = 1; lead <= MOST_LEAD; lead++) {
    let [taken, usual] = [0, 0];
    for (const index of days) {
      taken += (booked[index]?.[lead] ?? 0) / scale;
      usual += means[index]! * level[index]!;
    }
    const share = usual > 0 ? taken / usual : 0;
    if (days.length < FEWEST_DAYS || share < LEAST_SHARE) {
      effects.push(undefined);
      continue;
    }
    const above = (mean: number, value: number): number => Math.min(MOST_ABOVE, value / (share * mean) - 1);
    let [together, alone, surprise] = [0, 0, 0];
    for (const index of days) {
      const mean = means[index]! * level[index]!;
      const x = above(mean, (booked[index]?.[lead] ?? 0) / scale);
      const r = scaled[index]! / mean - 1;
      together += mean * x * r;
      alone += mean * x * x;
      surprise += mean * r * r;
    }
    const slope = Math.max(0, Math.min(1, together / (alone + dispersion / PRIOR ** 2)));
    effects.push({
      adjust: (mean, value) => mean * Math.max(0.1, 1 + slope * above(mean, value / scale)),
      left: surprise > 0 ? Math.max(0.2, 1 - (slope * together) / surprise) : 1,
    });
  }
  return effects;
}
