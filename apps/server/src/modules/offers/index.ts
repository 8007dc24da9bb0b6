export { insertOffer } from './offers.repo';
