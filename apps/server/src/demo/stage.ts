import { AREA_OF_KIND } from '@rawnaq/domain/auth/auth.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Contract, Endpoint, InputOf, OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { can } from '@rawnaq/domain/kernel/permissions';
import { readInputAt } from '@rawnaq/domain/kernel/input/read-input';
import { z } from 'zod';
import { quietly } from '../db/quiet';
import type { Tx } from '../db/database';
import type { RawReply, UseCases } from '../http/bind-contract';
import { placeOf } from '../http/calls/read-call';
import type { Ctx } from '../http/context';
import type { Services } from '../services';
import { personOf } from '../sessions/load-session';
import { findPeople } from '../sessions/live-sessions.repo';
import type { Session } from '../sessions/session';
import { deliverMessages } from './stage.repo';

/** What every part of the demo world is made with. `now` is the present of the world; nothing in it is later. */
export type Demo = { services: Services; tx: Tx; now: Date };

/** A salon of the demo world, as the people in it and its visitors act in it. */
export type Stage = Demo & {
  accountId: number;
  /** Who signs in with this address; nobody named: the owner. */
  who: (login?: string) => Session['user'];
  /** The context a use case would have got at that moment from this person. */
  at: (moment: Date, login?: string) => Ctx;
  /** The same for somebody on the salon's own page. */
  visitorAt: (moment: Date, language: Language) => Ctx;
};

/** An address of the range that is kept for examples. */
export const REQUEST = { id: 'demo', ip: '192.0.2.10', userAgent: '' };

/**
 * Lets a salon live through its past: the use cases of the modules are called with the moments at which things
 * happened. No screen hears of it and no job is queued; messages count as sent by the sandbox when they were due. All
 * of it in the one transaction it is given.
 */
export async function onStage<T>(demo: Demo, accountId: number, work: (stage: Stage) => Promise<T>): Promise<T> {
  return quietly(demo.tx, async () => {
    const result = await work(await enter(demo, accountId));
    await deliverMessages(demo.tx, accountId);
    return result;
  });
}

async function enter(demo: Demo, accountId: number): Promise<Stage> {
  const sessions = (await findPeople(demo.tx, accountId)).map((row) => sessionOf(personOf(row), demo.now));
  const sessionFor = (login?: string): Session => {
    const found = sessions.find(({ user }) => (login === undefined ? user.is_owner : user.email === login));
    if (!found) throw new Error(`Nobody signs in to ${accountId} as ${login ?? 'owner'}.`);
    return found;
  };
  const context = (area: Ctx['area'], session: Session | null, moment: Date, language: Language): Ctx => ({
    area,
    accountId,
    session,
    permissions: session?.permissions ?? {},
    language,
    now: moment,
    tx: demo.tx,
    log: demo.services.log,
    request: REQUEST,
    services: { ...demo.services, clock: () => moment },
    // The process that makes the world has nothing of it in its memory yet.
    afterCommit: () => {},
  });
  return {
    ...demo,
    accountId,
    who: (login) => sessionFor(login).user,
    at: (moment, login) => {
      const session = sessionFor(login);
      return context(AREA_OF_KIND[session.user.kind], session, moment, session.user.language ?? 'en');
    },
    visitorAt: (moment, language) => context('public', null, moment, language),
  };
}

/**
 * Calls an endpoint as a screen would: the input is judged and filled up, the right to it is asked for, and the use
 * case runs.
 */
export async function act<C extends Contract, Name extends keyof C>(
  ctx: Ctx,
  { contract, useCases }: { contract: C; useCases: UseCases<C> },
  name: Name,
  input: InputOf<C[Name]>,
): Promise<OutputOf<C[Name]>> {
  const entry = contract[name]!;
  if (entry.access !== 'public' && entry.access !== 'signed-in' && !can(ctx.permissions, entry.access))
    throw new AppError('no_permission');
  return useCases[name](ctx, judged(ctx, entry, input), NO_REPLY);
}

/** What an endpoint would have made of the input, or its refusal. */
export const judged = <E extends Endpoint>(ctx: Ctx, entry: E, input: InputOf<E>): z.output<E['input']> =>
  readInputAt(placeOf(ctx), () => z.parse<E['input']>(entry.input, input));

/** Nobody waits for an answer. */
const NO_REPLY = new Proxy(
  {},
  {
    get: () => {
      throw new Error('The demo world has no requests.');
    },
  },
) as RawReply;

const sessionOf = (person: ReturnType<typeof personOf>, now: Date): Session => ({
  ...person,
  id: 0,
  locked: false,
  impersonator: null,
  last_seen_at: now.toISOString(),
  expires_at: now.toISOString(),
});

const AT_ONCE = 32;

/** Many calls in one transaction: sent one behind the other without waiting for each, in the order given. */
export async function together<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(
      ...(await Promise.all(items.slice(from, from + AT_ONCE).map((item, index) => work(item, from + index)))),
    );
  return results;
}
