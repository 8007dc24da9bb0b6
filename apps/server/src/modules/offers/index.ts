export { offerChoices } from './offer-choices';
export { activeOffers, insertOffer } from './offers.repo';
export { picturesOfOffers } from './shown-pictures.repo';
