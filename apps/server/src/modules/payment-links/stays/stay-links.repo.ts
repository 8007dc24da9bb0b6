import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { asAccount, type Services } from '../../../services';
import { links, type Link, type Place } from '../payment-links.repo';

const { open, paid } = paymentLinkStates.codes;

const ofStay = (place: Place, enquiryId: number) => links(place).where('enquiry_id', '=', enquiryId);

export const newestLinkOfStay = (place: Place, enquiryId: number): Promise<Link | undefined> =>
  ofStay(place, enquiryId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();

export const lockOpenLinkOfStay = (place: Place, enquiryId: number): Promise<Link | undefined> =>
  ofStay(place, enquiryId).where('status', '=', open).forUpdate().executeTakeFirst();

export const lockPaidLinksOfStay = (place: Place, enquiryId: number): Promise<Link[]> =>
  ofStay(place, enquiryId).where('status', '=', paid).orderBy('id').forUpdate().execute();

export const openReferencesOfStay = (services: Services, accountId: number, enquiryId: number): Promise<string[]> =>
  asAccount(services, accountId, async (tx) =>
    (await ofStay({ tx, accountId }, enquiryId).where('status', '=', open).execute()).map(({ reference }) => reference),
  );
