import { randomBytes } from 'node:crypto';
import type { VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import { assertPossible, busyRows, namingConflict } from './place-appointment';
import { deleteHold, findHold, insertHold } from './placing.repo';
import type { Reader } from './schedule.repo';

export type Hold = { id: number; token: string; expires_at: string; lines: VisitLine[] };
type NewHold = {
  lines: readonly VisitLine[];
  ip: string | null;
  minutes: number;
  /** The same visitor's earlier one is let go. */ release?: number | null;
};

/** Keeps a time for somebody who is about to confirm it. Refuses with the client's sentence when it is taken. */
export async function holdTimes(ctx: Reader, { lines, ip, minutes, release = null }: NewHold): Promise<Hold> {
  assertPossible(lines);
  const token = randomBytes(16).toString('base64url');
  const expires_at = new Date(ctx.now.getTime() + minutes * 60_000).toISOString();
  const id = await namingConflict(
    {},
    insertHold(ctx, { token, ip, lines, busy: busyRows(null, lines), release, expires_at }),
  );
  return { id, token, expires_at, lines: [...lines] };
}

/** A hold that still holds; undefined when it ran out, was let go or is somebody else's. */
export const liveHold = (ctx: Reader, token: string): Promise<Hold | undefined> => findHold(ctx, token);

export const releaseHold = (ctx: Reader, token: string): Promise<void> => deleteHold(ctx, token);
