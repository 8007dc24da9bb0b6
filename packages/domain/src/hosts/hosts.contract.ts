import { z } from 'zod';
import { codeText, sessionUser } from '../auth/auth.contract';
import { endpoint } from '../kernel/contract';
import { mobile, requiredText } from '../kernel/input/fields';

const door = {
  areas: ['properties'],
  method: 'POST',
  access: 'public',
  idempotent: false,
  transaction: false,
} as const;
const own = { areas: ['properties'], access: 'signed-in' } as const;
const done = z.object({ done: z.literal(true) });
const tooMany = ['CODE_TOO_SOON', 'CODE_TOO_MANY', 'TOO_MANY_REQUESTS'] as const;
const badCode = ['CODE_INCORRECT', 'CODE_EXPIRED', 'CODE_TOO_MANY', 'TOO_MANY_REQUESTS'] as const;

export const hostName = () => requiredText({ en: 'Your name', ar: 'اسمك' }, 100);

/** Whoever lets a place or keeps favourites: known by her mobile number, which a code proves. */
export const hostsContract = {
  ask_code: endpoint({
    ...door,
    path: 'hosts/ask_code',
    summary: 'Send a code to a mobile number, known or not',
    input: z.object({ mobile: mobile() }),
    output: done,
    errors: [...tooMany],
  }),
  enter: endpoint({
    ...door,
    path: 'hosts/enter',
    summary: 'Sign in by the code; a number nobody has yet gets a ticket to register with',
    input: z.object({ mobile: mobile(), code: codeText }),
    output: z.object({ user: sessionUser.optional(), ticket: z.string().optional() }),
    errors: [...badCode, 'USER_DISABLED'],
  }),
  register: endpoint({
    ...door,
    path: 'hosts/register',
    summary: 'Open an account for the number of a ticket, and sign in',
    input: z.object({ ticket: z.string().max(200), name: hostName(), accept_terms: z.literal(true) }),
    output: z.object({ user: sessionUser }),
    errors: ['HOST_TICKET_OVER', 'USER_DISABLED', 'TOO_MANY_REQUESTS'],
  }),
  get_profile: endpoint({
    ...own,
    method: 'GET',
    path: 'hosts/get_profile',
    summary: 'The own name, number and e-mail',
    input: z.object({}),
    output: z.object({
      name: z.string(),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      has_password: z.boolean(),
    }),
    errors: [],
  }),
  rename: endpoint({
    ...own,
    method: 'POST',
    path: 'hosts/rename',
    summary: 'Change the name renters see',
    input: z.object({ name: hostName() }),
    output: done,
    errors: [],
  }),
  ask_own_code: endpoint({
    ...own,
    method: 'POST',
    path: 'hosts/ask_own_code',
    idempotent: false,
    summary: 'Send a code to the own number, to prove again who one is',
    input: z.object({}),
    output: done,
    errors: [...tooMany],
  }),
  ask_new_mobile: endpoint({
    ...own,
    method: 'POST',
    path: 'hosts/ask_new_mobile',
    idempotent: false,
    summary: 'Send a code to the new number and another to the one that is left',
    input: z.object({ mobile: mobile() }),
    output: done,
    errors: [...tooMany, 'MOBILE_TAKEN'],
  }),
  change_mobile: endpoint({
    ...own,
    method: 'POST',
    path: 'hosts/change_mobile',
    idempotent: false,
    summary: 'Sign in by another number from now on',
    input: z.object({ mobile: mobile(), code: codeText, current_code: codeText.optional() }),
    output: done,
    errors: [...badCode, 'MOBILE_TAKEN'],
  }),
};
