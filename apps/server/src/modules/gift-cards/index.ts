export { assertUsable } from './assert-usable';
export { cardsOfCustomer, findGiftCard, lockGiftCard, markCardUsed, type GiftCardRow } from './gift-cards.repo';
export { keptByGiftCards } from './kept-of-customers.repo';
