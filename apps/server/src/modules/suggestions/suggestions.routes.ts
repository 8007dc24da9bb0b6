import {
  ownSuggestionsList,
  suggestionsContract,
  suggestionsList,
} from '@rawnaq/domain/suggestions/suggestions.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addSuggestion } from './add-suggestion';
import { decideSuggestion } from './decide-suggestion';
import { suggestionImage } from './suggestion-image';
import { ownSuggestionRows, suggestionRows, suggestionsHolding } from './suggestions.repo';

const all = listUseCases(suggestionsList, suggestionRows, {
  search: ['title', 'body', 'salon'],
  among: suggestionsHolding,
});
const own = listUseCases(ownSuggestionsList, ownSuggestionRows, { search: ['title', 'body'] });

const useCases: UseCases<typeof suggestionsContract> = {
  get_records: all.page,
  export: all.file,
  own_records: own.page,
  export_own: own.file,
  add: addSuggestion,
  image: suggestionImage,
  decide: decideSuggestion,
};

export const suggestionsRoutes = { contract: suggestionsContract, useCases };
