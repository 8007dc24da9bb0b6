import { z } from 'zod';
import { codeText, passwordText } from '../auth/auth.contract';
import { endpoint } from '../kernel/contract';
import { arabicText, englishText } from '../kernel/input/fields';
import { GULF_ISO2 } from '../kernel/places/countries';

export const BUSINESS_TYPES = ['women_salon', 'men_salon', 'kids_salon', 'beauty_centre'] as const;

export const registerInput = z.object({
  english_name: englishText(undefined, 100).pipe(z.string().min(2)),
  arabic_name: arabicText(undefined, 100).pipe(z.string().min(2)),
  business_type: z.enum(BUSINESS_TYPES),
  /** ISO code of one of the six Gulf countries. */
  country: z.enum(GULF_ISO2),
  city: z.string().trim().max(80).optional(),
  owner_name: z.string().trim().min(2).max(100),
  email: z.email().max(200),
  mobile: z.string().trim().min(6).max(20),
  password: passwordText,
  accept_terms: z.literal(true),
});

export const accountsContract = {
  register: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'register',
    access: 'public',
    transaction: false,
    summary: 'Ask for a 7-day free trial; a code goes to the mobile',
    input: registerInput,
    output: z.object({ request: z.object({ unique_id: z.string(), mobile: z.string() }) }),
    errors: ['EMAIL_TAKEN', 'MOBILE_TAKEN', 'PASSWORD_TOO_COMMON', 'CODE_TOO_MANY', 'TOO_MANY_REQUESTS'],
  }),
  resend_register_code: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'register/resend_code',
    access: 'public',
    idempotent: false,
    summary: 'Send the registration code again, at most once a minute',
    input: z.object({ unique_id: z.string().max(64) }),
    output: z.object({ done: z.literal(true) }),
    errors: ['CODE_TOO_SOON', 'CODE_TOO_MANY', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
  }),
  verify_register_code: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'register/verify',
    access: 'public',
    idempotent: false,
    transaction: false,
    summary: 'Confirm the mobile; the account then waits for approval',
    input: z.object({ unique_id: z.string().max(64), code: codeText }),
    output: z.object({ account_id: z.number().int() }),
    errors: ['CODE_INCORRECT', 'CODE_EXPIRED', 'CODE_TOO_MANY', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
