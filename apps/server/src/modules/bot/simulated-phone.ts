import { randomUUID } from 'node:crypto';
import type { botContract } from '@rawnaq/domain/bot/bot.contract';
import { botState } from '@rawnaq/domain/bot/bot.types';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { inSavepoint } from '../../db/statements/savepoint';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { findByAddress, incomingEntries, outgoingEntries } from '../conversations';
import { findConnection } from '../message-lines';
import { takeIncoming } from '../messages';
import { takeTimeAway } from '../online-booking';
import { turnsOf } from './bot-turns.repo';
import { peopleToPlay, salonsByLine } from './simulated-phone.repo';

type Contract = typeof botContract;

export const phoneSalons: UseCase<Contract['phone_salons']> = async (ctx) => {
  const salons = await salonsByLine(ctx.tx, isOpenWorld(ctx));
  // Customers of real salons are not offered to be played.
  const people = ctx.services.config.demo
    ? await peopleToPlay(
        ctx.tx,
        salons.map(({ id }) => id),
      )
    : [];
  return {
    records: salons.map((salon) => ({
      ...salon,
      people: people.filter(({ account_id }) => account_id === salon.id).map(({ name, mobile }) => ({ name, mobile })),
    })),
  };
};

export const phoneThread: UseCase<Contract['phone_thread']> = async (ctx, { account_id, mobile }) => {
  await assertSandbox(ctx, account_id);
  const place = { tx: ctx.tx, accountId: account_id };
  const whose = { channel: 'whatsapp', address: mobile, wa_user_id: null } as const;
  const conversation = await findByAddress(place, 'whatsapp', mobile);
  const [came, went, turns] = await Promise.all([
    incomingEntries(place, whose),
    // A real salon's own words are not the team's, even where its line reaches nobody.
    outgoingEntries(place, whose, isOpenWorld(ctx)),
    conversation ? turnsOf(place, conversation.id) : [],
  ]);
  const iso = (at: string) => new Date(at).toISOString();
  return {
    entries: [
      ...came.map((one) => ({
        key: `in-${one.id}`,
        at: iso(one.at),
        mine: true,
        body: one.body,
        options: [],
        status: null,
        delivery: null,
      })),
      ...went.map(({ id, at, body, content, status, delivery }) => ({
        key: `out-${id}`,
        at: iso(at),
        mine: false,
        body,
        options: content?.options?.map((option) => ({ id: option.id, title: option.title })) ?? [],
        status,
        delivery,
      })),
    ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || Number(b.mine) - Number(a.mine)),
    steps: turns.map(({ id, incoming_id, at, ...turn }) => ({ key: `${incoming_id}-${id}`, at: iso(at), ...turn })),
  };
};

export const phoneWrite: UseCase<Contract['phone_write']> = async (ctx, input) => {
  const { account_id, mobile, name, text, payload, twice, taken } = input;
  await assertSandbox(ctx, account_id);
  const place = { services: ctx.services, tx: ctx.tx, accountId: account_id, now: ctx.now };
  if (taken) await takeAway(ctx, account_id, mobile);
  const said = {
    type: 'message',
    provider_id: `sandbox-${randomUUID()}`,
    sender: mobile,
    wa_user_id: null,
    name: name || null,
    kind: payload === null ? 'text' : 'interactive',
    body: text,
    payload,
    at: ctx.now.toISOString(),
  } as const;
  await takeIncoming(place, 'whatsapp', said);
  if (twice) await takeIncoming(place, 'whatsapp', said);
  return { done: true };
};

/** Keeps for somebody else what she is about to confirm. Where that is nothing, nothing happens. */
async function takeAway(ctx: Ctx, accountId: number, mobile: string): Promise<void> {
  // As the desk would: the team's own rights do not reach into a salon's calendar.
  const place = { ...ctx, accountId, session: null, permissions: {} };
  const conversation = await findByAddress(place, 'whatsapp', mobile);
  const state = botState.safeParse(conversation?.bot_state);
  if (!state.success || state.data.place.at !== 'confirm' || state.data.place.moving !== null) return;
  const wish = state.data.place;
  await inSavepoint(ctx.tx, () => takeTimeAway(place, wish)).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/** Where nobody is reached and nobody's real customers are: anything else would be writing in somebody's name. */
async function assertSandbox(ctx: Ctx, accountId: number): Promise<void> {
  const own = await findConnection({ tx: ctx.tx, accountId });
  const isSandbox = own
    ? own.provider === 'sandbox'
    : isOpenWorld(ctx) && ctx.services.drivers.whatsapp.name === 'sandbox';
  // A salon that can't answer, because its package is used up, can still be written to.
  if (!isSandbox) throw new AppError('NOT_A_SANDBOX_LINE', { field: 'account_id' });
}

const isOpenWorld = ({ services }: Ctx): boolean => services.config.demo || !services.config.production;
