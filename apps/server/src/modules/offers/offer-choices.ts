import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { offersList } from '@rawnaq/domain/offers/offers.contract';
import { choicesOf } from '../../http/lists/record-choices.query';
import { offerRows } from './offers.repo';

export const offerChoices = choicesOf({
  list: offersList,
  rows: offerRows,
  options: { search: ['search_key'], fold: toSearchKey },
});
