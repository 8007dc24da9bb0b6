/** What other features may embed: the salons recommended at a place. */
export { PartnerSalons } from './components/partner-salons';
