import { createHash } from 'node:crypto';
import type { Area, Endpoint } from '@rawnaq/domain/kernel/contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { STAYS_COUNTRY } from '@rawnaq/domain/property-listings/property.states';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { can } from '@rawnaq/domain/kernel/permissions';
import { encodeIssues } from '@rawnaq/domain/kernel/input/issues';
import { readInputAt, type InputPlace } from '@rawnaq/domain/kernel/input/read-input';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { FastifyRequest } from 'fastify';
import { AREA_KIND, type Session } from '../../sessions/session';
import { hasBrokenText } from '../broken-text';
import type { Ctx } from '../context';
import { inputErrors } from '../input-errors';

/** With whose token somebody asks; who may see an endpoint only signed in is refused without one. */
export function tokenFor(entry: Endpoint, request: FastifyRequest): string | undefined {
  if (entry.access === 'public') return undefined;
  const token = bearerToken(request);
  if (!token) throw new AppError('NOT_SIGNED_IN');
  return token;
}

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') && header.length < 300 ? header.slice(7) : undefined;
}

/** A token names its account in front of its random part, so that a session is looked up inside that account. */
export function accountOfToken(token: string): number {
  const account = Number.parseInt(token.split('.')[0] ?? '', 36);
  if (!Number.isSafeInteger(account) || account < 0) throw new AppError('NOT_SIGNED_IN');
  return account;
}

const OPEN_WHILE_LOCKED = new Set(['unlock', 'logout', 'get_global_informations']);

/** Also for work that goes on without a request. */
export function authorise(entry: Endpoint, area: Area, session: Session | null): void {
  if (entry.access === 'public') return;
  if (!session || AREA_KIND[area] !== session.user.kind) throw new AppError('NOT_SIGNED_IN');
  if (session.locked && !OPEN_WHILE_LOCKED.has(entry.path)) throw new AppError('SESSION_LOCKED');
  const needed = entry.access === 'signed-in' ? [] : [entry.access];
  if (![...needed, ...(entry.alsoNeeds ?? [])].every((one) => can(session.permissions, one)))
    throw new AppError('no_permission');
  if (entry.closedInTraining && session.account.id === TRAINING_ACCOUNT_ID) throw new AppError('TRAINING_CLOSED');
}

/** Read before the input is judged: the judgement already runs in the salon's transaction. */
export function aliasIn(entry: Endpoint, request: FastifyRequest): string {
  const { alias } = {
    ...(sentValues(entry, request) as { alias?: unknown } | undefined),
    ...(request.params as { alias?: unknown }),
  };
  if (typeof alias !== 'string' || alias.length > 50 || hasBrokenText({ alias }))
    throw new AppError('SALON_NOT_ONLINE');
  return alias;
}

export const sentValues = (entry: Endpoint, request: FastifyRequest): unknown =>
  entry.kind === 'raw' ? undefined : entry.method === 'GET' || entry.method === 'DELETE' ? request.query : request.body;

/** Where what a person types is meant: her numbers without a calling code, her today. */
export function placeOf({ area, session, now }: Pick<Ctx, 'area' | 'session' | 'now'>): InputPlace {
  if (!session) return area === 'properties' ? { country: STAYS_COUNTRY } : {};
  if (session.user.kind === 'manager') return {};
  const { country, clock, time_zone } = session.account;
  return { country, clock, today: () => todayIn(now, time_zone) };
}

export function parseInput(entry: Endpoint, request: FastifyRequest, sent: unknown, place: InputPlace): unknown {
  return readInput(entry, { ...(typeof sent === 'object' ? sent : undefined), ...(request.params as object) }, place);
}

/** What an endpoint makes of these values, or its refusal. */
export function readInput(entry: Endpoint, values: object, place: InputPlace): unknown {
  // The rules of uploads judge the names of files themselves.
  if (entry.kind !== 'upload' && hasBrokenText(values)) throw new AppError('MALFORMED_REQUEST');
  // Words are only looked for when something is wrong: most inputs fit, and reading with them costs each of those more
  // than the judgement itself.
  return readInputAt(place, () => {
    const fits = entry.input.safeParse(values);
    if (fits.success) return fits.data;
    const { error } = entry.input.safeParse(values, { error: encodeIssues(values) });
    throw inputErrors(error!);
  });
}

export const requestHash = (entry: Endpoint, input: unknown): Buffer =>
  createHash('sha256')
    .update(`${entry.method} ${entry.path} ${JSON.stringify(input)}`)
    .digest();
