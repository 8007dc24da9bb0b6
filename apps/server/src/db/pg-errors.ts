/** Was this constraint the one that said no? */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const failure = error as { code?: string; constraint?: string };
  return failure.code === '23505' && failure.constraint === constraint;
}

/** Two ranges that may not meet would have met. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  const failure = error as { code?: string; constraint?: string };
  return failure.code === '23P01' && failure.constraint === constraint;
}

/** No room left, for the database or for a file of ours. Reading goes on; writing works again when there is room. */
export function isFullDisk(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(code);
}

/** A foreign key, a unique key or an exclusion that no use case gave a sentence of its own: only a race gets that far. */
export function isRaceLost(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return ['23503', '23505', '23P01'].includes(code);
}
