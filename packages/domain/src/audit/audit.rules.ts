import type { Permission } from '../kernel/permissions';
import { auditedRecord } from './audited-records';

/** Undefined is nobody: the area has no history of such a record. */
export function historyPermission(area: 'merchant' | 'manager', entity: string, entityId = ''): Permission | undefined {
  const needed = auditedRecord(entity)?.readBy[area];
  return typeof needed === 'function' ? needed(entityId) : needed;
}

/** Owners of places have no roles: what they may read is said once for all of them. */
export const isReadByHosts = (entity: string): boolean => auditedRecord(entity)?.readBy.host === true;

export type Change = { field: string; from: unknown; to: unknown };

/**
 * What is different, field by field, and inside a field that has fields of its own. Without a before or an after,
 * everything that was said is the difference.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .flatMap((field) =>
      isFields(from[field]) && isFields(to[field])
        ? changesBetween(from[field], to[field]).map((change) => ({ ...change, field: `${field}.${change.field}` }))
        : { field, from: from[field] ?? null, to: to[field] ?? null },
    )
    .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Record<string, unknown> => (isFields(value) ? withDayPart(value) : {});

/** Two quarters are kept, and one time of day is said. */
function withDayPart(fields: Record<string, unknown>): Record<string, unknown> {
  const { from_quarter, to_quarter, ...rest } = fields;
  return typeof from_quarter === 'number' && typeof to_quarter === 'number'
    ? { ...rest, day_part: [from_quarter, to_quarter] }
    : fields;
}
