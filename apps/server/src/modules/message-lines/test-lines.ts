import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { platformMailContract } from '@rawnaq/domain/message-lines/platform-mail.contract';
import type { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { randomUUID } from 'node:crypto';
import type { MessageDriver } from '../../infra/message-drivers';
import { answerOf } from '../../infra/message-drivers/smtp-driver';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { throttle } from '../../http/throttle';
import type { Channel } from '../../sandbox-channels';
import { asPlatform } from '../../services';
import { connectionDriver, ownMailDriver, ownSmsDriver, platformMailDriver } from './connection-driver';
import { findConnection, findWhatsappOfAccount, type Place } from './connections.repo';

type Contract = typeof messageLinesContract;
const TRIES = { bucket: 'line-test', limit: 5, seconds: 300 };
const TEXT = {
  en: { subject: 'Test message', body: 'This is a test message from {salon}. If you can read it, sending works.' },
  ar: { subject: 'رسالة تجريبية', body: 'هذه رسالة تجريبية من {salon}. وصول هذه الرسالة يعني أن الإرسال يعمل.' },
};

/** A message nobody else sees, straight by the line that was saved. Its answer is all that is told of the provider. */
async function tryLine(
  ctx: Ctx,
  channel: Channel,
  to: string,
  open: (place: Place) => Promise<MessageDriver | undefined>,
  told: (error: unknown) => AppError = () => new AppError('MESSAGE_NOT_SENT'),
): Promise<{ done: true }> {
  const { services, accountId, language } = ctx;
  await throttle(services, TRIES, { of: `${channel} ${accountId}` });
  const { driver, account } = await asPlatform(services, async (tx) => ({
    driver: await open({ tx, accountId }),
    account: await findWhatsappOfAccount({ tx, accountId }),
  }));
  if (accountId === TRAINING_ACCOUNT_ID) return { done: true };
  const { subject, body } = TEXT[language];
  const salon = (language === 'ar' ? account?.arabic_name : account?.english_name) ?? 'Rawnaq';
  try {
    await (driver ?? services.drivers[channel]).send({
      channel,
      recipient: to,
      recipient_name: null,
      subject,
      body: body.replace('{salon}', () => salon),
      language,
      reference: `test-${randomUUID()}`,
    });
  } catch (error) {
    ctx.log.warn({ account_id: accountId, channel, why: (error as Error).message }, 'test message not sent');
    throw told(error);
  }
  return { done: true };
}

export const testWhatsapp: UseCase<Contract['test']> = (ctx, { to }) =>
  tryLine(ctx, 'whatsapp', to, async (place) => {
    const connection = await findConnection(place);
    if (!connection) throw new AppError('WHATSAPP_NOT_CONNECTED');
    return connectionDriver(ctx.services, connection);
  });

export const testEmail: UseCase<Contract['test_email']> = (ctx, { to }) =>
  tryLine(
    ctx,
    'email',
    to,
    async (place) => (await ownMailDriver(place, ctx.services)) ?? platformMailDriver(place, ctx.services),
  );

/** Whoever runs the mail server hears what it says; a salon is told only that it failed. */
export const testPlatformMail: UseCase<(typeof platformMailContract)['test']> = (ctx, { to }) =>
  tryLine(
    ctx,
    'email',
    to,
    (place) => platformMailDriver(place, ctx.services),
    (error) => {
      const answer = answerOf(error);
      return answer === undefined
        ? new AppError('MAIL_NO_ANSWER')
        : new AppError('MAIL_REFUSED', { values: { answer } });
    },
  );

export const testSms: UseCase<Contract['test_sms']> = (ctx, { to }) =>
  tryLine(ctx, 'sms', to, (place) => ownSmsDriver(place, ctx.services));
