import type { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { askCode, assertCode, assertNotTooSoon, CODE_MINUTES } from '../auth';
import { isDisabledMobile } from '../customers';
import { queueMessage } from '../messages';
import { limit } from './limits';
import { findAccount } from './salon-page.repo';

type Booking = typeof bookingContract;

/** Long enough to finish a booking slowly, short enough that a forgotten tab proves nothing tomorrow. */
const PROOF_MINUTES = 45;

/** A code belongs to a number and a salon: one salon's code opens nothing at another. */
const subjectOf = (ctx: Ctx, mobile: string): string => `${ctx.accountId}:${mobileKey(mobile)}`;

export const askForCode: UseCase<Booking['ask_code']> = async (ctx, { mobile, channel }) => {
  await limit(ctx, 'code', mobileKey(mobile));
  // The client's rule: a customer must be active before a code is sent.
  if (await isDisabledMobile(ctx, mobile)) throw new AppError('BOOKING_BY_PHONE_ONLY');
  await assertNotTooSoon(ctx, 'booking', subjectOf(ctx, mobile), mobileKey(mobile));
  const { english_name, arabic_name } = await findAccount(ctx);
  const code = await askCode(ctx, 'booking', subjectOf(ctx, mobile));
  await queueMessage(ctx.tx, {
    account_id: ctx.accountId,
    channel,
    recipient: mobile,
    language: ctx.language,
    template: 'booking-code',
    // It proves the number, so it goes to the number: never to an e-mail address.
    fallbacks: channel === 'whatsapp' ? [{ channel: 'sms', recipient: mobile }] : [],
    values: { code, minutes: CODE_MINUTES, salon: ctx.language === 'ar' ? arabic_name : english_name },
  });
  return { done: true };
};

export const verifyMobile: UseCase<Booking['verify_mobile']> = async (ctx, { mobile, code }) => {
  await limit(ctx, 'verify', mobileKey(mobile));
  await assertCode(ctx, 'booking', subjectOf(ctx, mobile), code, { person: mobileKey(mobile) });
  const until = ctx.now.getTime() + PROOF_MINUTES * 60_000;
  return {
    proof: ctx.services.sealer.seal(JSON.stringify({ mobile: mobileKey(mobile), until }), placeOf(ctx)),
    seconds_left: PROOF_MINUTES * 60,
  };
};

/** Whether this number was verified for this salon, not long ago. */
export function isProven(ctx: Ctx, proof: string, mobile: string): boolean {
  try {
    const opened = JSON.parse(ctx.services.sealer.open(proof, placeOf(ctx))) as { mobile: string; until: number };
    return opened.mobile === mobileKey(mobile) && opened.until > ctx.now.getTime();
  } catch {
    return false;
  }
}

const placeOf = (ctx: Ctx): string => `booking-proof:${ctx.accountId}`;
