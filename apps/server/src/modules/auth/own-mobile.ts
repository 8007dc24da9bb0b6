import type { ownMobileContract } from '@rawnaq/domain/auth/own-mobile.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { queueMessage } from '../messages';
import { assertOwnPassword } from './assert-own-password';
import { assertNoOtherOwnerHas } from './owner-mobiles/assert-owner-mobile';
import { askCode, assertCode, assertNotTooSoon, CODE_MINUTES } from './one-time-code';
import { mobileOf, setMobile } from './users.repo';

type OwnMobile = typeof ownMobileContract;

export const getOwnMobile: UseCase<OwnMobile['get']> = async (ctx) => {
  const { account, user } = sessionOf(ctx);
  return { mobile: await mobileOf(ctx.tx, account.id, user.id) };
};

/** The password is asked for, because whoever changes the number can ask for the password by it. */
export const askMobileCode: UseCase<OwnMobile['ask_code']> = async (ctx, input) => {
  const { account, user } = assertOwnLogin(ctx);
  await assertOwnPassword(ctx, { password: input.password });
  await assertNotTooSoon(ctx, 'mobile', `${account.id}:${user.id}`);
  const { mobile } = input;
  if (user.is_owner) await assertNoOtherOwnerHas(ctx, mobile);
  const code = await askCode(ctx, 'mobile', subjectOf(ctx, mobile), account.id);
  await queueMessage(ctx.tx, {
    account_id: account.id,
    channel: 'whatsapp',
    recipient: mobile,
    recipient_name: user.name,
    language: ctx.language,
    template: 'mobile-code',
    // It proves the number, so it goes to the number: never to an e-mail address.
    fallbacks: [{ channel: 'sms', recipient: mobile }],
    values: { code, minutes: CODE_MINUTES },
  });
  return { done: true };
};

export const changeOwnMobile: UseCase<OwnMobile['change']> = async (ctx, input) => {
  const { account, user } = assertOwnLogin(ctx);
  const { mobile } = input;
  await assertCode(ctx, 'mobile', subjectOf(ctx, mobile), input.code, {
    accountId: account.id,
    person: `${account.id}:${user.id}`,
  });
  if (user.is_owner) await assertNoOtherOwnerHas(ctx, mobile, 'code');
  const before = await mobileOf(ctx.tx, account.id, user.id);
  await setMobile(ctx.tx, account.id, user.id, mobile);
  await audit(ctx, {
    action: 'users.mobile-changed',
    entity: 'users',
    entity_id: user.id,
    before: { mobile: before },
    after: { mobile },
  });
  return { done: true };
};

/** A visitor of the platform and the shared login of the training salon have no number of their own to change. */
function assertOwnLogin(ctx: Ctx) {
  const session = sessionOf(ctx);
  if (session.impersonator || session.account.id === TRAINING_ACCOUNT_ID) throw new AppError('no_permission');
  return session;
}

/** A code is good for this person and this number only. */
function subjectOf(ctx: Ctx, mobile: string): string {
  const { account, user } = sessionOf(ctx);
  return `${account.id}:${user.id}:${mobile}`;
}
