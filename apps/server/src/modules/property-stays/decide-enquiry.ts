import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import { enquiryStates, nightKinds } from '@rawnaq/domain/property-stays/enquiry.states';
import type { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { findPlace, insertLetter, lockEnquiry, setEnquiry, type StoredEnquiry } from './enquiries.repo';
import { enqueueListNights } from './list-nights';
import { freeNightsOf, takeNights } from './nights.repo';
import type { Returning, StayDeposits } from './stay-deposits';
import { tellRenter, tellRenterOfLetter } from './tell';
import { tellRenterOfMoney } from './tell-of-money';

type Stays = typeof staysContract;
const { codes } = enquiryStates;
const MS_PER_HOUR = 3_600_000;

/** The nights are hers until the offer is over; a new offer takes the place of the one before. */
export const offerStay =
  (deposits: StayDeposits): UseCase<Stays['offer']> =>
  async (ctx, { id, price, deposit, hours, note }) => {
    if (deposit !== null && deposit > price) throw new AppError('STAY_DEPOSIT_TOO_HIGH', { field: 'deposit' });
    const before = await lockOpen(ctx, id);
    if (before.status !== codes.offered) move(enquiryStates, before.status, codes.offered);
    const valid_until = new Date(ctx.now.getTime() + hours * MS_PER_HOUR).toISOString();
    await takeNights(ctx.tx, before, { ...nightsOf(before), kind: nightKinds.codes.offer, valid_until }, ctx.now);
    const enquiry = await setEnquiry(ctx.tx, ctx.now, before, {
      status: codes.offered,
      price,
      deposit,
      offer_note: note,
      valid_until,
      reason: null,
    });
    await (deposit === null ? deposits.letGo(ctx, id) : deposits.ask(ctx, enquiry));
    await enqueueListNights(ctx.tx, enquiry);
    await remember(ctx, 'stay-enquiries.offer', before, {
      status: codes.offered,
      price,
      ...(deposit !== null && { deposit }),
      valid_until,
    });
    await tellRenter(ctx, enquiry, 'offered');
    return { done: true };
  };

/** What was agreed upon, by telephone for example. A deposit that was asked for is not waited for any more. */
export const confirmStay =
  (deposits: StayDeposits): UseCase<Stays['confirm']> =>
  async (ctx, { id, price }) => {
    const before = await lockOpen(ctx, id);
    move(enquiryStates, before.status, codes.confirmed);
    await takeNights(ctx.tx, before, { ...nightsOf(before), kind: nightKinds.codes.stay }, ctx.now);
    const enquiry = await setEnquiry(ctx.tx, ctx.now, before, {
      status: codes.confirmed,
      price,
      deposit: null,
      valid_until: null,
    });
    await deposits.letGo(ctx, id);
    await enqueueListNights(ctx.tx, enquiry);
    await remember(ctx, 'stay-enquiries.confirm', before, { status: codes.confirmed, price });
    await tellRenter(ctx, enquiry, 'confirmed');
    return { done: true };
  };

export const declineEnquiry =
  (deposits: StayDeposits): UseCase<Stays['decline']> =>
  async (ctx, { id, reason }) => {
    await close(ctx, deposits, id, 'declined', reason);
    return { done: true };
  };

/** Whoever cancels what was paid for gives the money back, without a second thought. */
export const cancelStay =
  (deposits: StayDeposits): UseCase<Stays['cancel']> =>
  async (ctx, { id, reason }) => {
    const cancelled = await close(ctx, deposits, id, 'cancelled', reason);
    await giveBack(ctx, deposits, cancelled, { reason: refundReasons.codes['stay-cancelled'], hasLooked: false });
    return { done: true };
  };

/** The owner decides about the deposit of a stay its renter called off, or returns it out of goodwill. */
export const returnDeposit =
  (deposits: StayDeposits): UseCase<Stays['return_deposit']> =>
  async (ctx, { id }) => {
    const enquiry = await lockOwn(ctx, id);
    if (!(await giveBack(ctx, deposits, enquiry, { reason: refundReasons.codes['stay-returned'], hasLooked: true })))
      throw new AppError('STAY_NO_DEPOSIT');
    return { done: true };
  };

async function giveBack(ctx: Ctx, deposits: StayDeposits, enquiry: StoredEnquiry, how: Returning): Promise<boolean> {
  const deposit = await deposits.giveBack(ctx, enquiry.id, how);
  if (deposit === 0) return false;
  await setEnquiry(ctx.tx, ctx.now, enquiry, { deposit_paid_at: null });
  await audit(ctx, {
    action: 'stay-enquiries.return-deposit',
    entity: 'property_enquiries',
    entity_id: enquiry.id,
    after: { deposit },
  });
  await tellRenterOfMoney(ctx, enquiry, 'stay-deposit-returned', deposit);
  return true;
}

export const writeToRenter: UseCase<Stays['write']> = async (ctx, { id, text }) => {
  const enquiry = await lockOwn(ctx, id);
  await insertLetter(ctx.tx, ctx.now, enquiry, { by_renter: false, body: text });
  await tellRenterOfLetter(ctx, enquiry, text);
  return { done: true };
};

async function close(
  ctx: Ctx,
  deposits: StayDeposits,
  id: number,
  to: 'declined' | 'cancelled',
  reason: string,
): Promise<StoredEnquiry> {
  const before = await lockOwn(ctx, id);
  const status = move(enquiryStates, before.status, codes[to]);
  const enquiry = await setEnquiry(ctx.tx, ctx.now, before, { status, reason, valid_until: null });
  if (await freeNightsOf(ctx.tx, ctx.accountId, id)) await enqueueListNights(ctx.tx, enquiry);
  await deposits.letGo(ctx, id);
  await remember(ctx, to === 'declined' ? 'stay-enquiries.decline' : 'stay-enquiries.cancel', before, {
    status,
    reason,
  });
  await tellRenter(ctx, enquiry, to);
  return enquiry;
}

async function lockOwn(ctx: Ctx, id: number): Promise<StoredEnquiry> {
  const enquiry = await lockEnquiry(ctx.tx, { account_id: ctx.accountId, id });
  if (!enquiry) throw new AppError('NOT_FOUND');
  return enquiry;
}

/** Nights are given away ahead, and of a place that is still there. */
async function lockOpen(ctx: Ctx, id: number): Promise<StoredEnquiry> {
  const enquiry = await lockOwn(ctx, id);
  const place = await findPlace(ctx.tx, ctx.accountId, enquiry.property_id);
  if (!place || place.removed_at !== null) throw new AppError('NOT_FOUND');
  if (enquiry.arrives_on < todayIn(ctx.now, sessionOf(ctx).account.time_zone)) throw new AppError('STAY_IN_THE_PAST');
  return enquiry;
}

export const nightsOf = ({ id, arrives_on, leaves_on }: StoredEnquiry) => ({ enquiry_id: id, arrives_on, leaves_on });

type Action = 'stay-enquiries.offer' | 'stay-enquiries.confirm' | 'stay-enquiries.decline' | 'stay-enquiries.cancel';

const remember = (ctx: Ctx, action: Action, { id, status }: StoredEnquiry, after: object): Promise<void> =>
  audit(ctx, { action, entity: 'property_enquiries', entity_id: id, before: { status }, after });
