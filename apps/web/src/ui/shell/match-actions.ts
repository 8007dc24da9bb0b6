import type { SearchAction } from './shell-props';
import { hasWords } from '../../lib/language/has-words';

/** Every typed word must appear somewhere; what has them all in its own name comes first. */
export function matchActions(actions: readonly SearchAction[], query: string): SearchAction[] {
  const named = actions.filter(({ label }) => hasWords(query, [label]));
  const others = actions.filter(
    (action) =>
      !named.includes(action) &&
      hasWords(query, [action.label, action.description, action.group, ...(action.keywords ?? [])]),
  );
  return [...named, ...others];
}
