import { AppError } from '@rawnaq/domain/kernel/app-error';
import { enquiryStates, nightKinds } from '@rawnaq/domain/property-stays/enquiry.states';
import { crashPoint } from '../../infra/crash-point';
import type { Services } from '../../services';
import type { Tx } from '../../db/database';
import { auditBySystem } from '../audit';
import { nightsOf } from './decide-enquiry';
import { findEnquiry, lockEnquiry, setEnquiry, type StoredEnquiry } from './enquiries.repo';
import { enqueueListNights } from './list-nights';
import { takeNights } from './nights.repo';
import { tellOwnerOfMoney, tellRenterOfMoney, type DepositTrouble } from './tell-of-money';
import { writeOfAcceptance } from './tell';

const { codes } = enquiryStates;

export type Keeper = { tx: Tx; accountId: number; now: Date; services: Services };

/**
 * The deposit has come: the stay is confirmed in the transaction that takes the money. False where nobody waits for it
 * any more, because the offer is over or its nights are gone: it goes back. The enquiry is held before its link.
 */
export async function confirmByDeposit(keeper: Keeper, enquiryId: number, amount: number): Promise<boolean> {
  const { tx, accountId, now } = keeper;
  const enquiry = await lockEnquiry(tx, { account_id: accountId, id: enquiryId });
  if (enquiry?.status !== codes.offered || enquiry.deposit !== amount) return false;
  if (!(await couldTakeNights(keeper, enquiry))) return false;
  crashPoint('stay-deposit.after-nights');
  const confirmed = await setEnquiry(tx, now, enquiry, {
    status: codes.confirmed,
    valid_until: null,
    deposit_paid_at: now.toISOString(),
  });
  await enqueueListNights(tx, confirmed);
  await auditBySystem(tx, now, {
    action: 'stay-enquiries.deposit-paid',
    entity: 'property_enquiries',
    entity_id: enquiry.id,
    account_id: accountId,
    before: { status: enquiry.status },
    after: { status: codes.confirmed, price: enquiry.price, deposit: amount },
  });
  await tellOwnerOfMoney(tx, confirmed, 'deposit-paid', amount);
  await writeOfAcceptance(keeper, confirmed);
  await tellRenterOfMoney(keeper, confirmed, 'stay-deposit-received', amount);
  return true;
}

/** The nights may have been offered to somebody else since the time of this offer was over. */
async function couldTakeNights({ tx, now }: Keeper, enquiry: StoredEnquiry): Promise<boolean> {
  try {
    await takeNights(tx, enquiry, { ...nightsOf(enquiry), kind: nightKinds.codes.stay }, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'STAY_NIGHTS_TAKEN') return false;
    throw error;
  }
}

/** Money that came too late goes back, and both sides hear of it. */
export async function tellOfLateDeposit(keeper: Keeper, enquiryId: number, amount: number): Promise<void> {
  const { tx, accountId, now } = keeper;
  const enquiry = await findEnquiry(tx, { account_id: accountId, id: enquiryId });
  if (!enquiry) return;
  await auditBySystem(tx, now, {
    action: 'stay-enquiries.deposit-late',
    entity: 'property_enquiries',
    entity_id: enquiryId,
    account_id: accountId,
    after: { deposit: amount },
  });
  await tellOwnerOfMoney(tx, enquiry, 'deposit-late', amount);
  await tellRenterOfMoney(keeper, enquiry, 'stay-deposit-late', amount);
}

/** What only the owner can look into. Its link is held already, so the enquiry is only read. */
export async function tellOfDepositTrouble(
  { tx, accountId }: Pick<Keeper, 'tx' | 'accountId'>,
  enquiryId: number,
  code: DepositTrouble,
  amount: number,
): Promise<void> {
  const enquiry = await findEnquiry(tx, { account_id: accountId, id: enquiryId });
  if (enquiry) await tellOwnerOfMoney(tx, enquiry, code, amount);
}
