import type pg from 'pg';

/**
 * Statements sent one behind the other without waiting for each; the connection must be one with `pipeline`. Of several
 * faults the first is told: the others follow from it.
 */
export async function sendTogether(
  client: pg.ClientBase,
  statements: readonly (string | pg.QueryConfig)[],
): Promise<void> {
  const ends = await Promise.allSettled(statements.map((statement) => client.query(statement)));
  const fault = ends.find((end) => end.status === 'rejected');
  if (fault) throw fault.reason;
}
