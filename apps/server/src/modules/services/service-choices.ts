import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { servicesList } from '@rawnaq/domain/services/services.contract';
import { choicesOf } from '../../http/lists/record-choices.query';
import { serviceRows } from './services.repo';

export const serviceChoices = choicesOf({
  list: servicesList,
  rows: serviceRows,
  options: { search: ['search_key'], fold: toSearchKey },
});
