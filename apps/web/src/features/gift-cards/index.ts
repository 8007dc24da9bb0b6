/** What other features may embed: the cards of one customer. */
export { CustomerGiftCards } from './components/customer-gift-cards';
