import { timesQuantity, type Minor } from '../kernel/money';

type Rules = { loyalty_active: boolean; point_value: Minor; least_points: number };

/** What a voucher of so many points is worth. */
export const worthOf = ({ point_value }: Pick<Rules, 'point_value'>, points: number): Minor =>
  timesQuantity(point_value, points);

/** Why points can't become a voucher; undefined when they can. */
export function turnRefusal(
  { loyalty_active, least_points }: Rules,
  has: number,
  wanted: number,
): 'LOYALTY_NOT_ACTIVE' | 'LOYALTY_POINTS_TOO_FEW' | 'LOYALTY_POINTS_NOT_ENOUGH' | undefined {
  if (!loyalty_active) return 'LOYALTY_NOT_ACTIVE';
  if (wanted < least_points) return 'LOYALTY_POINTS_TOO_FEW';
  return wanted > has ? 'LOYALTY_POINTS_NOT_ENOUGH' : undefined;
}

/** Which earned points are spent: the oldest first. What `taken` does not reach of `wanted` nobody had. */
export function takeOldest<Entry extends { id: number; open_points: number }>(
  entries: readonly Entry[],
  wanted: number,
): { taken: { id: number; points: number }[]; missing: number } {
  const taken: { id: number; points: number }[] = [];
  let missing = wanted;
  for (const { id, open_points } of entries) {
    if (missing === 0) break;
    const points = Math.min(open_points, missing);
    taken.push({ id, points });
    missing -= points;
  }
  return { taken, missing };
}
