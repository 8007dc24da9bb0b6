import type { Localized } from '@rawnaq/domain/kernel/localized';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { enquiryStates } from '@rawnaq/domain/property-stays/enquiry.states';
import { asAccount, type Services } from '../../services';
import { findByLink, findPlace, namesOf, type StoredEnquiry } from './enquiries.repo';
import { accountIn } from './renter-page';
import { HOST_ZONE } from './tell';

export type ConfirmedStay = StoredEnquiry & { place: Localized };

/** The stay behind a renter's link, from when it is confirmed until its last day has gone by. */
export async function confirmedStay(services: Services, uniqueId: string): Promise<ConfirmedStay | undefined> {
  const accountId = accountIn(uniqueId);
  if (accountId === 0) return undefined;
  return asAccount(services, accountId, async (tx) => {
    const enquiry = await findByLink(tx, accountId, uniqueId);
    if (enquiry?.status !== enquiryStates.codes.confirmed) return undefined;
    if (enquiry.leaves_on < todayIn(services.clock(), HOST_ZONE)) return undefined;
    const place = await findPlace(tx, accountId, enquiry.property_id);
    return place && { ...enquiry, place: namesOf(place) };
  });
}
