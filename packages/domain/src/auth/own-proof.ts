import { z } from 'zod';
import { codeText } from './auth.contract';

/** The signed-in person proves again who she is: asked before what would hurt most in foreign hands. */
export const ownProof = z.strictObject({ password: z.string().min(1).max(128), totp: codeText.optional() });

export const OWN_PROOF_ERRORS = [
  'PASSWORD_INCORRECT',
  'TOTP_REQUIRED',
  'CODE_INCORRECT',
  'CODE_TOO_MANY',
  'TOO_MANY_REQUESTS',
] as const;
