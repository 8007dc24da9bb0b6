import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { mobile } from '../kernel/input/fields';
import { codeText } from './auth.contract';

const shared = { areas: ['merchant'], access: 'signed-in', idempotent: false } as const;
const done = z.object({ done: z.literal(true) });

/** The number one's own codes go to. Apart from signing in, whose pages must stay light. */
export const ownMobileContract = {
  get: endpoint({
    ...shared,
    method: 'GET',
    path: 'own_mobile/get',
    summary: 'The mobile of the own login',
    input: z.object({}),
    output: z.object({ mobile: z.string().nullable() }),
    errors: [],
  }),
  ask_code: endpoint({
    ...shared,
    method: 'POST',
    path: 'own_mobile/ask_code',
    summary: 'Send a code by WhatsApp to the mobile that shall be the own one',
    input: z.object({ mobile: mobile(), password: z.string().min(1).max(128) }),
    output: done,
    errors: ['PASSWORD_INCORRECT', 'CODE_INCORRECT', 'CODE_TOO_SOON', 'TOO_MANY_REQUESTS', 'MOBILE_TAKEN'],
  }),
  change: endpoint({
    ...shared,
    method: 'POST',
    path: 'own_mobile/change',
    summary: 'Change the own mobile with the code that was sent to it',
    input: z.object({ mobile: mobile(), code: codeText }),
    output: done,
    errors: ['CODE_INCORRECT', 'CODE_EXPIRED', 'MOBILE_TAKEN'],
  }),
};
