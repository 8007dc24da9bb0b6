import { AppError } from '@rawnaq/domain/kernel/app-error';
import { canMove, move } from '@rawnaq/domain/kernel/state-machine';
import { todayIn, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { isToldOf } from '@rawnaq/domain/property-stays/deposit.rules';
import type { EnquiryNotice, EnquiryPage, RenterAct } from '@rawnaq/domain/property-stays/enquiry-page';
import { enquiryStates, nightKinds } from '@rawnaq/domain/property-stays/enquiry.states';
import { writeInput } from '@rawnaq/domain/property-stays/stays.contract';
import type { Tx } from '../../db/database';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, type Services } from '../../services';
import { audit } from '../audit';
import { findHost } from '../properties';
import { nightsOf } from './decide-enquiry';
import {
  findByLink,
  findPlace,
  insertLetter,
  lettersOf,
  lockEnquiry,
  namesOf,
  setEnquiry,
  type StoredEnquiry,
} from './enquiries.repo';
import { enqueueListNights } from './list-nights';
import { freeNightsOf, takeNights } from './nights.repo';
import type { StayDeposits } from './stay-deposits';
import { HOST_ZONE, tellOwner, tellOwnerOfLetter, tellRenter } from './tell';

const LINK = /^[\w-]{16,80}$/;
/** Nobody opens enquiries one after the other; somebody who guesses links tries many. */
export const ENQUIRY_VISITS = { bucket: 'stay-links', limit: 120, seconds: 600 };
/** A page is no chat: somebody who writes more than this in an hour writes to annoy. */
export const RENTER_LETTERS = { bucket: 'stay-letters', limit: 20, seconds: 3600 };
const { codes } = enquiryStates;

/** The link names its owner's account: rows of another are out of reach. Null where there is nothing behind it. */
export async function loadEnquiryPage(
  services: Services,
  uniqueId: string,
  deposits: StayDeposits,
): Promise<EnquiryPage | null> {
  const accountId = accountIn(uniqueId);
  if (accountId === 0) return null;
  return asAccount(services, accountId, async (tx) => {
    const enquiry = await findByLink(tx, accountId, uniqueId);
    return enquiry ? pageOf({ services, tx, accountId, now: services.clock() }, enquiry, deposits) : null;
  });
}

type Origin = { ip: string; id: string };

/** What the renter does by her link, once however often it is sent. Null where there is nothing behind it. */
export async function actOnEnquiry(
  services: Services,
  uniqueId: string,
  act: RenterAct,
  text: string,
  request: Origin,
  deposits: StayDeposits,
): Promise<EnquiryNotice | null> {
  const accountId = accountIn(uniqueId);
  if (accountId === 0) return null;
  return asAccount(services, accountId, async (tx): Promise<EnquiryNotice | null> => {
    const found = await findByLink(tx, accountId, uniqueId);
    const enquiry = found && (await lockEnquiry(tx, found));
    if (!enquiry) return null;
    const place = { tx, accountId, now: services.clock(), session: null, request, services, deposits };
    if (act === 'accept') return accept(place, enquiry);
    if (act === 'pay') return askAgain(place, enquiry);
    if (act === 'withdraw') return withdraw(place, enquiry);
    if (act === 'cancel') return cancel(place, enquiry);
    return write(place, enquiry, text);
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'STAY_NIGHTS_TAKEN') return 'taken';
    if (error instanceof AppError && error.code === 'PAYMENTS_NOT_AVAILABLE') return 'no-payment';
    throw error;
  });
}

type Visit = {
  tx: Tx;
  accountId: number;
  now: Date;
  session: null;
  request: Origin;
  services: Services;
  deposits: StayDeposits;
};

/** The second click finds the stay confirmed, and says the same. */
async function accept(visit: Visit, enquiry: StoredEnquiry): Promise<EnquiryNotice> {
  const { tx, now } = visit;
  if (enquiry.status === codes.confirmed) return 'accepted';
  if (!isOpen(enquiry, now)) return 'over';
  if (enquiry.deposit !== null) return 'pay-first';
  await takeNights(tx, enquiry, { ...nightsOf(enquiry), kind: nightKinds.codes.stay }, now);
  const confirmed = await setEnquiry(tx, now, enquiry, { status: codes.confirmed, valid_until: null });
  await enqueueListNights(tx, confirmed);
  await audit(visit, {
    action: 'stay-enquiries.accept',
    entity: 'property_enquiries',
    entity_id: enquiry.id,
    before: { status: enquiry.status },
    after: { status: codes.confirmed, price: enquiry.price },
  });
  await tellOwner(visit, confirmed, 'accepted');
  await tellRenter(visit, confirmed, 'confirmed');
  return 'accepted';
}

/** Her payment ended without money, and its page with it: she gets another, as long as the offer is open. */
async function askAgain(visit: Visit, enquiry: StoredEnquiry): Promise<EnquiryNotice> {
  if (enquiry.status === codes.confirmed) return 'accepted';
  if (!isOpen(enquiry, visit.now) || enquiry.deposit === null) return 'over';
  await visit.deposits.ask(visit, enquiry);
  return 'payable';
}

/** Whether the deposit goes back is the owner's to say. */
async function cancel(visit: Visit, enquiry: StoredEnquiry): Promise<EnquiryNotice> {
  const { tx, now } = visit;
  if (enquiry.status === codes.cancelled) return 'cancelled';
  if (!mayCancel(enquiry, now)) return 'over';
  const status = move(enquiryStates, enquiry.status, codes.cancelled);
  const cancelled = await setEnquiry(tx, now, enquiry, { status, cancelled_by_renter: true });
  if (await freeNightsOf(tx, visit.accountId, enquiry.id)) await enqueueListNights(tx, cancelled);
  await audit(visit, {
    action: 'stay-enquiries.cancel-by-renter',
    entity: 'property_enquiries',
    entity_id: enquiry.id,
    before: { status: enquiry.status },
    after: { status },
  });
  await tellOwner(visit, cancelled, 'cancelled');
  return 'cancelled';
}

async function withdraw(visit: Visit, enquiry: StoredEnquiry): Promise<EnquiryNotice> {
  const { tx, now } = visit;
  if (enquiry.status === codes.withdrawn) return 'withdrawn';
  if (!canMove(enquiryStates, enquiry.status, codes.withdrawn)) return 'over';
  const withdrawn = await setEnquiry(tx, now, enquiry, { status: codes.withdrawn, valid_until: null });
  if (await freeNightsOf(tx, visit.accountId, enquiry.id)) await enqueueListNights(tx, withdrawn);
  await visit.deposits.letGo(visit, enquiry.id);
  await audit(visit, {
    action: 'stay-enquiries.withdraw',
    entity: 'property_enquiries',
    entity_id: enquiry.id,
    before: { status: enquiry.status },
    after: { status: codes.withdrawn },
  });
  await tellOwner(visit, withdrawn, 'withdrawn');
  return 'withdrawn';
}

async function write(visit: Visit, enquiry: StoredEnquiry, text: string): Promise<EnquiryNotice> {
  const read = writeInput.safeParse({ id: enquiry.id, text });
  if (!read.success) return 'empty';
  await insertLetter(visit.tx, visit.now, enquiry, { by_renter: true, body: read.data.text });
  await tellOwnerOfLetter(visit, enquiry);
  return 'written';
}

/** Whose stays a renter's link is about; 0 where it is none. */
export const accountIn = (uniqueId: string): number => (LINK.test(uniqueId) ? accountOfLink(uniqueId) : 0);

const isOpen = ({ status, valid_until }: StoredEnquiry, now: Date): boolean =>
  status === codes.offered && valid_until !== null && Date.parse(valid_until) > now.getTime();

/** Until the day she arrives. */
const mayCancel = ({ status, arrives_on }: StoredEnquiry, now: Date): boolean =>
  status === codes.confirmed && arrives_on > todayIn(now, HOST_ZONE);

async function pageOf(
  reader: Pick<Visit, 'tx' | 'accountId' | 'now' | 'services'>,
  enquiry: StoredEnquiry,
  deposits: StayDeposits,
): Promise<EnquiryPage | null> {
  const { tx, now } = reader;
  const place = await findPlace(tx, enquiry.account_id, enquiry.property_id);
  if (!place) return null;
  const host = await findHost(tx, enquiry.account_id);
  const zone = host?.time_zone ?? HOST_ZONE;
  const letters = await lettersOf(tx, enquiry);
  const asked = await deposits.of(reader, enquiry.id);
  const { english_area, arabic_area } = place;
  return {
    unique_id: enquiry.unique_id,
    status: enquiry.status,
    is_open: isOpen(enquiry, now),
    language: enquiry.language === 'en' ? 'en' : 'ar',
    name: enquiry.renter_name,
    property: {
      name: namesOf(place),
      area: { en: english_area || arabic_area, ar: arabic_area || english_area },
      unique_id: place.hidden || place.removed_at !== null ? null : place.unique_id,
      check_in: place.check_in,
      check_out: place.check_out,
    },
    owner: { name: host?.name ?? '', mobile: place.mobile },
    arrives_on: enquiry.arrives_on,
    leaves_on: enquiry.leaves_on,
    people: enquiry.people,
    message: enquiry.message,
    price: enquiry.price,
    deposit: asked && isToldOf(asked.stage, enquiry.deposit) ? asked : null,
    offer_note: enquiry.offer_note,
    valid_until: enquiry.valid_until === null ? null : toWall(enquiry.valid_until, zone),
    reason: enquiry.reason,
    cancelled_by_renter: enquiry.cancelled_by_renter,
    may_cancel: mayCancel(enquiry, now),
    letters: letters.map(({ by_renter, text, created_at }) => ({ by_renter, text, ...toWall(created_at, zone) })),
  };
}
