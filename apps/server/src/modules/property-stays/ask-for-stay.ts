import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { MOST_NIGHTS, problemOf, type Nights } from '@rawnaq/domain/property-stays/nights.rules';
import type { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { newLinkId } from '../../infra/link-id';
import { audit } from '../audit';
import { countOnDay } from '../properties';
import { findListedPlace } from '../property-listings';
import { insertEnquiry } from './enquiries.repo';
import { areFree } from './nights.repo';
import { HOST_ZONE, tellOwner, tellRenter } from './tell';

/** Somebody who compares asks several owners; nobody asks twenty in an hour, or all for one number. */
const BY_NETWORK = { bucket: 'stay-asks', limit: 20, seconds: 3600 };
const BY_MOBILE = { bucket: 'stay-asks-mobile', limit: 6, seconds: 3600 };

/** Anybody may ask; the answer goes to the number and the e-mail that were given, and the link opens the enquiry. */
export const askForStay: UseCase<(typeof staysContract)['ask']> = async (ctx, { unique_id, ...input }) => {
  const { tx, now, services } = ctx;
  await throttle(services, BY_NETWORK, { ip: ctx.request.ip });
  await throttle(services, BY_MOBILE, { mobile: input.mobile });
  const listed = await findListedPlace(tx, unique_id);
  if (!listed) throw new AppError('NOT_FOUND');
  const { tenant: account_id, property_id, capacity } = listed;
  const today = todayIn(now, HOST_ZONE);
  assertNights(input, today);
  if (input.people > capacity)
    throw new AppError('STAY_TOO_MANY_PEOPLE', { field: 'people', values: { most: capacity } });
  if (!(await areFree(tx, { account_id, property_id }, input, now))) throw new AppError('STAY_NIGHTS_TAKEN');
  const { name, email, ...asked } = input;
  const enquiry = await insertEnquiry(tx, now, {
    ...asked,
    account_id,
    property_id,
    unique_id: newLinkId(account_id),
    renter_name: name,
    email: email ?? null,
    language: ctx.language,
  });
  await countOnDay(tx, { tenant: account_id, property_id }, today, 'enquiries');
  await audit(ctx, {
    action: 'stay-enquiries.ask',
    entity: 'property_enquiries',
    entity_id: enquiry.id,
    account_id,
    after: { arrives_on: input.arrives_on, leaves_on: input.leaves_on, people: input.people },
  });
  await tellOwner(ctx, enquiry, 'asked');
  await tellRenter(ctx, enquiry, 'received');
  return { unique_id: enquiry.unique_id };
};

/** At the day that is wrong. */
export function assertNights(nights: Nights, today: string, most = MOST_NIGHTS): void {
  const problem = problemOf(nights, today, most);
  if (!problem) return;
  const field = problem === 'STAY_DATES_TURNED' || problem === 'STAY_TOO_LONG' ? 'leaves_on' : 'arrives_on';
  throw new AppError(problem, { field, values: { most } });
}
