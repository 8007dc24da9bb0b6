import {
  isWrite,
  pathNames,
  type Area,
  type Contract,
  type Endpoint,
  type OutputOf,
  type ParsedInputOf,
} from '@rawnaq/domain/kernel/contract';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CHANGED_HEADER, SHOWS_HEADER } from '@rawnaq/domain/events/live-headers';
import { changedIn, type Course } from '../db/statements/course';
import { courseOf, transaction, type Tx } from '../db/database';
import { isDeadlock } from '../db/pg-errors';
import { TryAgain } from '../db/try-again';
import { crashPoint } from '../infra/crash-point';
import type { Log } from '../infra/log';
import { loadSession } from '../sessions/load-session';
import type { Session } from '../sessions/session';
import { touchSession } from './touch-session';
import { PLATFORM_ACCOUNT, type Services } from '../services';
import { answerJson } from './answers/answer-json';
import {
  accountOfToken,
  aliasIn,
  authorise,
  parseInput,
  placeOf,
  requestHash,
  sentValues,
  tokenFor,
} from './calls/read-call';
import { countryOfSalon, enterSalon } from './enter-salon.repo';
import type { Ctx } from './context';
import { filePayload, type FileAnswer } from './answers/file-answer';
import { idempotencyKey, replayOrClaim, saveAnswer } from './idempotency';
import { languageOf } from './language';
import type { Observe } from './metrics';
import { installUploads, readUpload } from './read-upload';
import { visitorAddress } from './visitor-address';
import { writeAnswer } from './answers/write-answer';

/** For the few that need more than their input: an event stream writes to the reply itself. */
export type RawReply = { reply: FastifyReply; request: FastifyRequest };
export type UseCase<E extends Endpoint> = (ctx: Ctx, input: ParsedInputOf<E>, raw: RawReply) => Promise<OutputOf<E>>;
export type UseCases<C extends Contract> = { [K in keyof C]: UseCase<C[K]> };

/** What stands in front of every endpoint and behind it. */
export type Door = {
  /** Turns away whose address is blocked. */
  guard: (request: FastifyRequest) => Promise<never> | undefined;
  observerOf: (url: string) => Observe;
};

export type BoundEndpoint = { name: string; url: string; area: Area; endpoint: Endpoint };

/**
 * Mounts every endpoint of a contract. An endpoint without access, or with a path value missing from its input, does
 * not boot.
 */
export function bindContract<C extends Contract>(
  app: FastifyInstance,
  services: Services,
  contract: C,
  useCases: UseCases<C>,
  bound: BoundEndpoint[],
  door: Door,
): void {
  for (const [name, entry] of Object.entries(contract)) {
    assertSound(name, entry);
    for (const area of entry.areas) {
      const url = `/api/${area}/${entry.path}`;
      bound.push({ name, url, area, endpoint: entry });
      const route = {
        method: entry.method,
        url,
        // JSON is packed by ourselves, after the transaction; the general hooks would cost every small answer
        // something.
        compress: answersJson(entry) || entry.kind === 'stream' ? (false as const) : undefined,
        config: { answersItself: answersJson(entry) },
        handler: answering(
          { services, area, entry, guard: door.guard, observe: door.observerOf(url) },
          useCases[name as keyof C] as UseCase<Endpoint>,
        ),
      };
      const readBody = entry.kind === 'upload' ? installUploads : entry.kind === 'raw' ? keepBody : undefined;
      if (!readBody) app.route(route);
      else
        void app.register(async (scope) => {
          await readBody(scope);
          scope.route(route);
        });
    }
  }
}

function assertSound(name: string, entry: Endpoint): void {
  if (!entry.access) throw new Error(`Endpoint ${name} (${entry.path}) declares no access.`);
  const shape = entry.input instanceof z.ZodObject ? entry.input.shape : {};
  if (entry.kind === 'upload' && entry.transaction !== false)
    throw new Error(`Endpoint ${name}: a slow upload must not hold a transaction open.`);
  if (entry.late && (isWrite(entry) || entry.access === 'public'))
    throw new Error(`Endpoint ${name}: what a replica may answer changes nothing and is for the signed-in.`);
  if (entry.salon && (entry.access !== 'public' || !('alias' in shape)))
    throw new Error(`Endpoint ${name}: a salon's page is public and names its alias.`);
  for (const value of pathNames(entry.path))
    if (!(value in shape)) throw new Error(`Endpoint ${name}: ":${value}" is not in its input.`);
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type Place = { services: Services; area: Area; entry: Endpoint; guard: Door['guard']; observe: Observe };

function answering(place: Place, useCase: UseCase<Endpoint>): Handler {
  const { entry, services } = place;
  const handler =
    entry.transaction === false ? answeringFreely(place, useCase) : answeringInTransaction(place, useCase);
  return entry.kind === 'stream' ? cutting(handler, services.log) : handler;
}

/** A stream that fails after it began has nobody left to tell: its line is cut, and the log says why. */
const cutting =
  (handler: Handler, log: Log): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (!reply.sent) throw error;
      log.error({ err: error, request_id: request.id }, 'a stream broke off');
      reply.raw.destroy();
      return undefined;
    }
  };

/** For use cases that open transactions of their own, or need none. */
function answeringFreely({ services, area, entry, guard, observe }: Place, useCase: UseCase<Endpoint>): Handler {
  const json = answersJson(entry);
  return async (request, reply) => {
    request.began = performance.now();
    const turnedAway = guard(request);
    if (turnedAway) await turnedAway;
    const ctx = contextOf(services, area, request, noEffects);
    const token = tokenFor(entry, request);
    if (token)
      enter(
        ctx,
        services.sessions.known(token) ??
          (await services.sessions.read(token, () =>
            transaction(services.pools.platform, PLATFORM_ACCOUNT, (tx) => loadSession(tx, token, ctx.now)),
          )),
      );
    authorise(entry, area, ctx.session);
    const input = parseInput(
      entry,
      request,
      entry.kind === 'upload' ? await readUpload(request, ctx.accountId) : sentValues(entry, request),
      placeOf(ctx),
    );
    const output = await useCase(ctx, input, { reply, request });
    return sendAnswer(entry, request, reply, observe, json ? writeAnswer(entry, output) : output);
  };
}

function answeringInTransaction({ services, area, entry, guard, observe }: Place, useCase: UseCase<Endpoint>): Handler {
  const json = answersJson(entry);
  return async (request, reply) => {
    request.began = performance.now();
    const turnedAway = guard(request);
    if (turnedAway) await turnedAway;
    const effects: (() => void)[] = [];
    const ctx = contextOf(services, area, request, (effect) => {
      effects.push(effect);
    });
    const token = tokenFor(entry, request);
    ctx.accountId = token === undefined ? PLATFORM_ACCOUNT : accountOfToken(token);
    const pool =
      area === 'manager' || (entry.access === 'public' && !entry.salon) ? services.pools.platform : services.pools.app;
    let course: Course | undefined;
    const work = async (tx: Tx): Promise<unknown> => {
      ctx.tx = tx;
      effects.length = 0;
      course = courseOf(tx);
      if (entry.salon) ctx.accountId = await enterSalon(tx, aliasIn(entry, request));
      if (token && !ctx.session) enter(ctx, await loadSession(tx, token, ctx.now));
      // Who is signed in is no part of the answer.
      course.reads.clear();
      authorise(entry, area, ctx.session);
      // Visitors only type numbers where they send something.
      const place = entry.salon && isWrite(entry) ? await countryOfSalon(tx, ctx.accountId) : placeOf(ctx);
      const input = parseInput(entry, request, sentValues(entry, request), place);
      const key = isWrite(entry) && entry.idempotent !== false ? idempotencyKey(request) : undefined;
      if (key) {
        const saved = await replayOrClaim(ctx, key, entry.path, requestHash(entry, input));
        if (saved !== undefined) return saved;
      }
      const output = await useCase(ctx, input, { reply, request });
      if (!json) return output;
      const body = writeAnswer(entry, output);
      if (key) saveAnswer(ctx, key, entry.path, body);
      return body;
    };
    const straight = () =>
      beginAnew(
        () => transaction(pool, entry.salon ? null : ctx.accountId, work),
        () => {
          ctx.now = services.clock();
        },
      );
    const { replica } = services;
    let answered: unknown;
    if (entry.late && replica?.isGoodFor(ctx.accountId)) {
      // Who asks, and what she may, is known by the server itself alone.
      enter(ctx, await transaction(pool, ctx.accountId, (tx) => loadSession(tx, token!, ctx.now)));
      authorise(entry, area, ctx.session);
      const role = pool === services.pools.platform ? 'platform' : 'app';
      answered = await replica.read(role, ctx.accountId, work, straight);
    } else answered = await straight();
    if (isWrite(entry)) crashPoint(`after-commit:${entry.path}`);
    if (course?.id) replica?.wrote(ctx.accountId);
    for (const effect of effects) effect();
    if (ctx.session) await touchSession(ctx, ctx.session);
    return sendAnswer(entry, request, reply, observe, answered, course);
  };
}

/**
 * A file is answered by returning what to send: a reply is itself a promise of its end, and waiting for that is dear.
 */
function sendAnswer(
  entry: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  observe: Observe,
  output: unknown,
  course?: Course,
): unknown {
  if (entry.kind === 'stream') return undefined;
  if (entry.kind === 'file') return filePayload(reply, output as FileAnswer);
  const tables = course && entry.access !== 'public' ? tablesOf(entry, course) : undefined;
  return answerJson(request, reply, output as string, observe, tables);
}

/**
 * A use case that finds its beginning overtaken runs again, a moment later, and so does one that waited for somebody
 * who waited for it: two that write the same period at once do, because the table compares it with those not yet
 * committed. More than twice it does not happen.
 */
async function beginAnew<T>(run: () => Promise<T>, later: () => void): Promise<T> {
  for (let left = 2; ; left -= 1)
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !(error instanceof TryAgain || isDeadlock(error))) throw error;
      later();
    }
}

/** Which tables were read and written: with these words the reader understands the events to come. */
const tablesOf = (entry: Endpoint, course: Course): string[] => [
  ...(isWrite(entry) || course.reads.size === 0 ? [] : [SHOWS_HEADER, [...course.reads].join()]),
  ...(course.changes.size > 0 ? [CHANGED_HEADER, `${course.id} ${changedIn(course).join()}`] : []),
];

const NO_PERMISSIONS: PermissionMap = {};

/** A visitor's context. One object for the whole request, filled in as more is known. */
const contextOf = (services: Services, area: Area, request: FastifyRequest, afterCommit: Ctx['afterCommit']): Ctx => ({
  area,
  accountId: PLATFORM_ACCOUNT,
  session: null,
  permissions: NO_PERMISSIONS,
  language: languageOf(request),
  now: services.clock(),
  tx: noTransaction,
  log: services.log,
  request: {
    id: request.id,
    ip: visitorAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? '',
  },
  services,
  afterCommit,
});

/** What has no transaction has nothing that could wait for its end. */
const noEffects = (): never => {
  throw new Error('This endpoint has no transaction.');
};

function enter(ctx: Ctx, session: Session): void {
  ctx.session = session;
  ctx.accountId = session.account.id;
  ctx.permissions = session.permissions;
}

/** A signature is over the bytes that were sent, whatever they claim to be. The use case finds them in the request. */
function keepBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

const answersJson = (entry: Endpoint): boolean => entry.kind !== 'file' && entry.kind !== 'stream';

const noTransaction = new Proxy(
  {},
  {
    get: () => {
      throw new Error('This endpoint has no transaction.');
    },
  },
) as Tx;
