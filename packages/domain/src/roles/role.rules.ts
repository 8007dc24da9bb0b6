import { can, merchantModules, type PermissionMap } from '../kernel/permissions';

/** The built-in role whose holders are administrators. */
export const ADMINISTRATOR_ROLE = 'administrator';
export const OWNER_ROLE = 'owner';

const known = new Map<string, Set<number>>(
  Object.values(merchantModules).map(({ module, actions }) => [
    String(module),
    new Set(Object.values(actions).map((one) => one.action)),
  ]),
);

/**
 * Only modules and actions a salon has, each once, in order; a module without an action is not in the map. Undefined
 * when something is unknown.
 */
export function cleanPermissions(map: PermissionMap): PermissionMap | undefined {
  const clean: PermissionMap = {};
  for (const [module, actions] of Object.entries(map)) {
    const allowed = known.get(module);
    if (!allowed || actions.some((action) => !allowed.has(action))) return undefined;
    if (actions.length > 0) clean[module] = [...new Set(actions)].toSorted((a, b) => a - b);
  }
  return clean;
}

/**
 * Nobody can give what they do not hold: is everything in `wanted` also in `held`? Rights over nothing but the own
 * calendar hold less than the same rights without a calendar, which are about everybody's visits.
 */
export const isWithin = (wanted: PermissionMap, held: PermissionMap): boolean =>
  countActions(wanted) === 0 || (holdsAll(wanted, held) && (!isOwnCalendar(held) || isOwnCalendar(wanted)));

/**
 * May somebody who holds this change a role so? Keeping what somebody else gave is not giving, taking away is not
 * either: but whoever sees her own calendar alone can't lift that limit by taking the calendar away.
 */
export function isChangeWithin(before: PermissionMap, after: PermissionMap, held: PermissionMap): boolean {
  const added = addedBy(before, after);
  if (!holdsAll(added, held)) return false;
  if (!isOwnCalendar(held) || isOwnCalendar(after) || countActions(after) === 0) return true;
  return !isOwnCalendar(before) && countActions(added) === 0;
}

const holdsAll = (wanted: PermissionMap, held: PermissionMap): boolean =>
  Object.entries(wanted).every(([module, actions]) => actions.every((action) => held[module]?.includes(action)));

/** A calendar without the right to everybody's is the own one, and so is then whatever else tells of visits. */
export const isOwnCalendar = (map: PermissionMap): boolean =>
  can(map, 'appointments.view') && !can(map, 'appointments.view-all');

/** What a change adds. */
export function addedBy(before: PermissionMap, after: PermissionMap): PermissionMap {
  return Object.fromEntries(
    Object.entries(after)
      .map(([module, actions]) => [module, actions.filter((action) => !before[module]?.includes(action))] as const)
      .filter(([, actions]) => actions.length > 0),
  );
}

export const countActions = (map: PermissionMap): number =>
  Object.values(map).reduce((sum, actions) => sum + actions.length, 0);
