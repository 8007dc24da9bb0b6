/** Was this constraint the one that said no? */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23505' && constraintOf(error) === constraint;

/** It refers to a row that is not there. */
export const isForeignKeyViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23503' && constraintOf(error) === constraint;

/** Two ranges that may not meet would have met. */
export const isExclusionViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23P01' && constraintOf(error) === constraint;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/**
 * Where tables are spread over servers, a constraint has the number of its part behind the name, and may be named in
 * the message only.
 */
function constraintOf(error: unknown): string | undefined {
  const { constraint, message = '' } = error as { constraint?: string; message?: string };
  return (constraint ?? /constraint "([^"]+)"/.exec(message)?.[1])?.replace(/_\d{6,}$/, '');
}

/** Two transactions waited for each other, and the database ended this one. Nothing of it is left. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** Refused because of another statement, which failed before it. */
export const isInFailedTransaction = (error: unknown): boolean => codeOf(error) === '25P02';

/** No room left, for the database or for a file of ours. Reading goes on; writing works again when there is room. */
export function isFullDisk(error: unknown): boolean {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

/**
 * A foreign key, a unique key or an exclusion that no use case gave a sentence of its own: only a race gets that far.
 */
export function isRaceLost(error: unknown): boolean {
  return ['23503', '23505', '23P01'].includes(codeOf(error));
}
