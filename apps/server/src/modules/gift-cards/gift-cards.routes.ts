import { giftCardsContract, giftCardsList } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { readCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { getOptions } from './get-options';
import { giftCardRows } from './gift-cards.query';
import { sellGiftCard } from './sell-gift-card';
import { sendGiftCard } from './send-gift-card';

/** A code however it was typed, or a name in either script. */
const fold = (text: string): string => {
  const isCode = /^[a-z0-9]{4}(-[a-z0-9]{1,4}){1,2}$/i.test(text) || /\d/.test(text);
  return isCode ? readCode(text).toLowerCase() : toSearchKey(text);
};
const list = listUseCases(giftCardsList, giftCardRows, { search: ['search_key'], fold });

const useCases: UseCases<typeof giftCardsContract> = {
  get_records: list.page,
  export: list.file,
  options: getOptions,
  sell: sellGiftCard,
  send: sendGiftCard,
};

export const giftCardsRoutes = { contract: giftCardsContract, useCases };
