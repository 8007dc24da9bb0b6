import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sayValidation, validationMessage } from '@rawnaq/domain/kernel/text/validation-texts';
import type { TFunction } from 'i18next';
import type { ApiFailure } from '../../../lib/api-client';
import type { ReckonedDraft } from './reckon-draft';
import { isAsked, needsEmployee, type TillDraft } from './till-draft';

/** Why a bill can't be issued yet. `field` names the input it belongs to: `lines.{key}.…` or `payments.{key}.…`. */
export type IssueProblem = { field?: string; text: string };

type Words = { language: Language; t: TFunction<'till'>; /** Whether a payment link can be made. */ mayAsk: boolean };

/**
 * The client's checks in the client's words. The server asks the same; here they stand at their field before anything
 * is sent.
 */
export function issueProblems(
  draft: TillDraft,
  reckoned: ReckonedDraft,
  { language, t, mayAsk }: Words,
): IssueProblem[] {
  const say = (code: ConstructorParameters<typeof AppError>[0]) => new AppError(code).sentence(language);
  const required = (label: string) => sayValidation(validationMessage('required'), language, label);
  const problems: IssueProblem[] = reckoned.problems.map(({ error }) => ({ text: error.sentence(language) }));
  if (draft.lines.length === 0) problems.push({ text: t('problems.tooFew') });
  for (const line of draft.lines)
    if (needsEmployee(line) && line.employee_id === null)
      problems.push({ field: `lines.${line.key}.employee_id`, text: required(t('line.employee')) });
  if (reckoned.remaining < 0) problems.push({ text: say('PAYMENTS_EXCEED_TOTAL') });
  if (reckoned.remaining > 0 && !draft.leaves_debt) problems.push({ text: say('PAYMENTS_NOT_EQUAL_TOTAL') });
  for (const { key, method, pays, tendered, authorization_code, reference } of reckoned.payments) {
    if (pays === 0) continue;
    if (isAsked({ method, reference }) && !mayAsk)
      problems.push({ field: `payments.${key}.reference`, text: required(t('payment.reference')) });
    if (method === 'credit_card' && authorization_code.trim() === '')
      problems.push({ field: `payments.${key}.authorization_code`, text: required(t('payment.authorization')) });
    if (method === 'cash' && tendered !== null && tendered < pays)
      problems.push({ field: `payments.${key}.tendered`, text: say('CASH_BELOW_PAYMENT') });
  }
  return problems;
}

/** What the server refused, at the inputs it was about: it counts lines and payments, the till knows them by key. */
export function refusedFields(
  refusal: ApiFailure | undefined,
  draft: Pick<TillDraft, 'lines'> & Pick<ReckonedDraft, 'payments'>,
): IssueProblem[] {
  if (!refusal) return [];
  const paid = draft.payments.filter((payment) => payment.pays > 0 && !isAsked(payment));
  return Object.entries(refusal.errors).flatMap(([field, texts]) => {
    const [part, place, name] = field.split('.');
    const key = (part === 'lines' ? draft.lines : part === 'payments' ? paid : [])[Number(place)]?.key;
    return texts.map((text) => (key === undefined ? { text } : { field: `${part}.${key}.${name ?? ''}`, text }));
  });
}
