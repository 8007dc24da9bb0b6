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
