import { AppError } from '@rawnaq/domain/kernel/app-error';
import { nameOf, move } from '@rawnaq/domain/kernel/state-machine';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import type { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { notify } from '../notifications';
import { lockSuggestion, setDecision } from './suggestions.repo';

/** Moves a suggestion on; the merchant who sent it hears of it. Staying in the same state only changes the answer. */
export const decideSuggestion: UseCase<(typeof suggestionsContract)['decide']> = async (ctx, input) => {
  const before = await lockSuggestion(ctx.tx, input.account_id, input.id);
  if (!before) throw new AppError('NOT_FOUND');
  if (before.status !== input.status) move(suggestionStates, before.status as typeof input.status, input.status);
  const answer = input.answer || null;
  await setDecision(ctx.tx, input.account_id, input.id, input.status, answer, ctx.now);
  await audit(ctx, {
    action: 'suggestions.decide',
    entity: 'development_suggestions',
    entity_id: input.id,
    account_id: input.account_id,
    before: { status: before.status, answer: before.answer },
    after: { status: input.status, answer },
  });
  await notify(ctx.tx, input.account_id, {
    type: 'suggestion-answers',
    code: 'answered',
    values: { state: nameOf(suggestionStates, input.status), title: before.title },
  });
  return { done: true };
};
