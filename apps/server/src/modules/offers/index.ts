export { offerChoices } from './offer-choices';
export { activeOffers, insertOffer } from './offers.repo';
