import { registerInput } from '@rawnaq/domain/accounts/accounts.contract';
import { emailText, mobile, orEmpty, requiredText } from '@rawnaq/domain/kernel/input/fields';
import type { z } from 'zod';
import { acceptedTerms } from './accepted-terms';
import { addNewPasswordIssues, newPasswordShape } from './new-password';

const { shape } = registerInput;
/**
 * The contract's fields, with the client's words for an empty one, the password twice and terms that are not yet
 * accepted.
 */
export const registrationSchema = (passwordLabel: string) =>
  registerInput
    .extend({
      ...newPasswordShape,
      owner_name: requiredText().pipe(shape.owner_name),
      city: orEmpty(requiredText(undefined, 80)),
      email: emailText(),
      mobile: mobile(),
      accept_terms: acceptedTerms(),
    })
    .superRefine((typed, ctx) => addNewPasswordIssues(ctx, typed, passwordLabel, ownWordsOf(typed)));

export type RegistrationValues = z.input<ReturnType<typeof registrationSchema>>;
export type RegistrationParsed = z.output<ReturnType<typeof registrationSchema>>;

/** What the server compares the password with. */
export const ownWordsOf = ({
  owner_name,
  email,
  english_name,
}: {
  owner_name: string;
  email: string;
  english_name: string;
}): string[] => [owner_name, email, english_name];
