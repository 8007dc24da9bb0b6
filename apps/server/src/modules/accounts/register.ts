import type { accountsContract } from '@rawnaq/domain/accounts/accounts.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { callingCodeOfCountry, mobileKey, normaliseMobile } from '@rawnaq/domain/kernel/input/phone';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { once } from '../../http/idempotency';
import { ownTransaction } from '../../http/own-transaction';
import { throttle } from '../../http/throttle';
import { hashPassword, newUniqueId, sha256 } from '../../infra/crypto';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import {
  askCode,
  assertCode,
  assertGoodPassword,
  assertNotTooSoon,
  assertOwnerMobileFree,
  CODE_MINUTES,
} from '../auth';
import { queueMessage } from '../messages';
import { notify } from '../notifications';
import { assertNewMerchant } from './assert-new-merchant';
import { findRequest, insertRequest, lockRequest, setVerified } from './accounts.repo';
import { createAccount } from './create-account';

type Accounts = typeof accountsContract;
const WAITING_FOR_VERIFY = 2;

/** Keeps the request and sends a code. No account exists until the mobile has answered. */
export const register: UseCase<Accounts['register']> = async (ctx, input, { request }) => {
  await throttle(ctx.services, { bucket: 'register-ip', limit: 10, seconds: 3600 }, { ip: ctx.request.ip });
  const mobile = normaliseMobile(input.mobile, callingCodeOfCountry(input.country));
  if (!mobile) throw new AppError('MOBILE_INCORRECT', { field: 'mobile' });
  const email = input.email.toLowerCase();
  const { password, accept_terms: _accepted, ...asked } = input;
  assertGoodPassword(password, [input.owner_name, email, input.english_name]);
  const password_hash = await hashPassword(password);
  return ownTransaction(ctx, (own) =>
    // The password is in no plain hash, not even among other words.
    once(own, request, 'register', sha256(JSON.stringify(asked)), async () => {
      await assertNewMerchant(own.tx, { country: input.country, email, mobile });
      await assertNotTooSoon(own, 'registration', mobileKey(mobile));
      const unique_id = newUniqueId();
      await insertRequest(own.tx, {
        ...asked,
        unique_id,
        email,
        mobile,
        city: input.city ?? null,
        password_hash,
        language: ctx.language,
        ip: ctx.request.ip,
      });
      await sendCode(own, unique_id, { mobile, email, name: input.owner_name });
      return { request: { unique_id, mobile } };
    }),
  );
};

export const resendRegisterCode: UseCase<Accounts['resend_register_code']> = async (ctx, input) => {
  const request = await findRequest(ctx.tx, input.unique_id);
  if (!request || request.status !== WAITING_FOR_VERIFY) throw new AppError('NOT_FOUND');
  await assertNotTooSoon(ctx, 'registration', mobileKey(request.mobile));
  const { mobile, email, owner_name: name } = request;
  await sendCode(ctx, request.unique_id, { mobile, email, name });
  return { done: true };
};

/** The right code makes the account, which then waits for a manager. Asked again, it answers the same account. */
export const verifyRegisterCode: UseCase<Accounts['verify_register_code']> = async (ctx, input) => {
  await throttle(ctx.services, { bucket: 'register-verify-ip', limit: 30, seconds: 900 }, { ip: ctx.request.ip });
  const known = await asPlatform(ctx.services, (tx) => findRequest(tx, input.unique_id));
  if (!known) throw new AppError('NOT_FOUND');
  if (known.tenant !== null) return { account_id: known.tenant };
  await assertCode(ctx, 'registration', subjectOf(input.unique_id), input.code, { person: mobileKey(known.mobile) });
  return asPlatform(ctx.services, async (tx) => {
    const request = await lockRequest(tx, input.unique_id);
    if (!request) throw new AppError('NOT_FOUND');
    if (request.tenant !== null) return { account_id: request.tenant };
    await assertOwnerMobileFree(tx, request.mobile);
    const language = request.language as Language;
    const { accountId } = await createAccount(tx, {
      english_name: request.english_name,
      arabic_name: request.arabic_name,
      business_type: request.business_type,
      country: request.country,
      city: request.city,
      language,
      status: 'requested',
      owner: {
        name: request.owner_name,
        email: request.email,
        mobile: request.mobile,
        password_hash: request.password_hash,
      },
    });
    await setVerified(tx, request.id, accountId, ctx.now);
    const salon = language === 'ar' ? request.arabic_name : request.english_name;
    await queueMessage(tx, {
      account_id: accountId,
      channel: 'email',
      recipient: request.email,
      recipient_name: request.owner_name,
      language,
      template: 'request-received',
      values: { name: request.owner_name, salon, account_id: accountId },
    });
    await notify(tx, PLATFORM_ACCOUNT, {
      type: 'merchant-requests',
      code: 'new',
      values: { salon: { en: request.english_name, ar: request.arabic_name } },
    });
    return { account_id: accountId };
  });
};

/** How far somebody has come who holds the number of her request: a code is waited for, or the account is there. */
export const findRegistration = (services: Services, uniqueId: string): Promise<Registration | undefined> =>
  asPlatform(services, async (tx) => {
    const request = await findRequest(tx, uniqueId);
    return request && { mobile: request.mobile, accountId: request.tenant };
  });
export type Registration = { mobile: string; accountId: number | null };

type Applicant = { mobile: string; email: string; name: string };

async function sendCode(ctx: Ctx, uniqueId: string, { mobile, email, name }: Applicant): Promise<void> {
  const code = await askCode(ctx, 'registration', subjectOf(uniqueId));
  await queueMessage(ctx.tx, {
    account_id: ctx.accountId,
    channel: 'whatsapp',
    recipient: mobile,
    recipient_name: name,
    language: ctx.language,
    template: 'registration-code',
    fallbacks: [
      { channel: 'sms', recipient: mobile },
      { channel: 'email', recipient: email },
    ],
    values: { code, minutes: CODE_MINUTES },
  });
}

const subjectOf = (uniqueId: string): string => `request:${uniqueId}`;
