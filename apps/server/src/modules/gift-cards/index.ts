export { assertUsable } from './assert-usable';
export { giftCardJobs } from './gift-cards.job';
export { activeCards, expiredCards, usedCards } from './gift-cards.query';
export {
  cardsOfCustomer,
  findGiftCard,
  insertGiftCard,
  lockGiftCard,
  markCardUsed,
  type GiftCardRow,
} from './gift-cards.repo';
export { endCard, lockCardSoldBy, lockCardUsedOn, reviveCard, type UsedCard } from './returned-card.repo';
export { keptByGiftCards } from './kept-of-customers.repo';
export { tellOfCard } from './tell-of-card';
export { loadCardPage } from './load-card-page';
export { picturesOfGiftCards } from './shown-pictures.repo';
