import { passwordText } from '@rawnaq/domain/auth/auth.contract';
import { isEasyPassword } from '@rawnaq/domain/auth/password.rules';
import { addMessage } from '@rawnaq/domain/kernel/input/fields';
import { checkSameAs } from '@rawnaq/domain/kernel/input/validators';
import { validationMessage } from '@rawnaq/domain/kernel/text/validation-texts';
import { z } from 'zod';

/** A password that is being chosen is typed twice. */
export const newPasswordShape = { password: z.string().min(1).pipe(passwordText), password_repeat: z.string().min(1) };

type Typed = { password: string; password_repeat: string };

/**
 * The server's own rules, told before the form is sent. `label` is what the form calls the new password, in the
 * reader's language.
 */
export function addNewPasswordIssues(
  ctx: z.core.$RefinementCtx,
  { password, password_repeat }: Typed,
  label: string,
  ownWords: readonly string[] = [],
): void {
  if (isEasyPassword(password, ownWords)) addMessage(ctx, validationMessage('password-too-common'), ['password']);
  addMessage(ctx, checkSameAs(password_repeat, password, { en: label, ar: label }), ['password_repeat']);
}
