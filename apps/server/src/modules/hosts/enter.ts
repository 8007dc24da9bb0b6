import type { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { ownTransaction } from '../../http/own-transaction';
import { throttle } from '../../http/throttle';
import { asPlatform } from '../../services';
import { createHost } from '../accounts';
import { askCode, assertCode, assertNotTooSoon, CODE_MINUTES, findHostByMobile, letIn } from '../auth';
import { queueMessage } from '../messages';
import { readTicket, ticketFor } from './ticket';

type Hosts = typeof hostsContract;

/** The same for a number we know and one we do not: asking tells nothing. */
export const askHostCode: UseCase<Hosts['ask_code']> = async (ctx, { mobile }) => {
  await throttle(ctx.services, { bucket: 'host-code-ip', limit: 20, seconds: 3600 }, { ip: ctx.request.ip });
  await assertNotTooSoon(ctx, 'host', mobileKey(mobile));
  await ownTransaction(ctx, (own) => sendCode(own, subjectOf(mobile), mobile));
  return { done: true };
};

export const enterHost: UseCase<Hosts['enter']> = async (ctx, { mobile, code }) => {
  await throttle(ctx.services, { bucket: 'host-enter-ip', limit: 60, seconds: 900 }, { ip: ctx.request.ip });
  await assertCode(ctx, 'host', subjectOf(mobile), code, { person: mobileKey(mobile) });
  const user = await asPlatform(ctx.services, (tx) => findHostByMobile(tx, mobile));
  return user ? { user: await letIn(ctx, 'property', user) } : { ticket: ticketFor(ctx.services, mobile, ctx.now) };
};

/** Two tabs with one ticket come into the same account: the directory lets one number in once. */
export const registerHost: UseCase<Hosts['register']> = async (ctx, { ticket, name }) => {
  await throttle(ctx.services, { bucket: 'host-register-ip', limit: 20, seconds: 3600 }, { ip: ctx.request.ip });
  const mobile = readTicket(ctx.services, ticket, ctx.now);
  if (!mobile) throw new AppError('HOST_TICKET_OVER');
  const { language } = ctx;
  try {
    await asPlatform(ctx.services, async (tx) => {
      if (!(await findHostByMobile(tx, mobile))) await createHost(tx, { name, mobile, language });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'login_directory_pkey')) throw error;
  }
  const user = await asPlatform(ctx.services, (tx) => findHostByMobile(tx, mobile));
  if (!user) throw new AppError('HOST_TICKET_OVER');
  return { user: await letIn(ctx, 'property', user) };
};

/** It proves the number, so it goes to the number: never to an e-mail address. */
export async function sendCode(ctx: Ctx, subject: string, mobile: string): Promise<void> {
  const code = await askCode(ctx, 'host', subject);
  await queueMessage(ctx.tx, {
    account_id: ctx.accountId,
    channel: 'whatsapp',
    recipient: mobile,
    recipient_name: ctx.session?.user.name ?? null,
    language: ctx.language,
    template: 'mobile-code',
    fallbacks: [{ channel: 'sms', recipient: mobile }],
    values: { code, minutes: CODE_MINUTES },
  });
}

const subjectOf = (mobile: string): string => `door:${mobile}`;
