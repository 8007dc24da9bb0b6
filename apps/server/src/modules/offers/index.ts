export { activeOffers, insertOffer } from './offers.repo';
