import { z } from 'zod';
import { accountStates } from '../accounts/account.states';
import { CLOCKS } from '../kernel/time/clock';
import { endpoint } from '../kernel/contract';
import { toPlainNumberText } from '../kernel/text/digits';
import { normaliseLogin } from './login-name';
import { addMessage, codeOf } from '../kernel/input/fields';
import { checkRequired } from '../kernel/input/validators';
import { whatsappPackageStates, whatsappConnectionStates } from '../whatsapp/whatsapp.states';

/** The three kinds of people who sign in, each with its own API base and its own token. */
export const USER_KINDS = ['merchant', 'manager', 'property'] as const;
export type UserKind = (typeof USER_KINDS)[number];
export const AREA_OF_KIND = { merchant: 'merchant', manager: 'manager', property: 'properties' } as const;

const everyDoor = ['merchant', 'manager', 'properties'] as const;
/** Whoever came in by a code alone has no password to open a lock with. */
const lockable = ['merchant', 'manager'] as const;
const oneLine = (max: number) => z.string().trim().min(1).max(max);
export const passwordText = z.string().min(8).max(128);
export const codeText = z
  .string()
  .max(40)
  .transform(toPlainNumberText)
  .pipe(z.string().regex(/^\d{6}$/));
const loginName = z.string().max(200).transform(normaliseLogin).pipe(z.string().min(1));
const token = oneLine(200);
const done = z.object({ done: z.literal(true) });

export const sessionUser = z.object({
  api_token: z.string(),
  id: z.number().int(),
  kind: z.enum(USER_KINDS),
  name: z.string(),
  account_id: z.number().int().nullable(),
});

/** `errors` carries the failures; `code` says which one, so that the screen can open the right dialog. */
export const loginContract = endpoint({
  areas: everyDoor,
  method: 'POST',
  path: 'login',
  access: 'public',
  idempotent: false,
  transaction: false,
  summary: 'Sign in by account ID or e-mail',
  input: z.object({
    username: loginName,
    password: z.string().min(1).max(128),
    end_other_session: z.boolean().optional(),
    totp: codeText.optional(),
  }),
  output: z.object({
    user: sessionUser.optional(),
    /**
     * Platform staff without a second factor get its secret once the password was right; signing in with a code
     * confirms it.
     */
    totp_setup: z.object({ secret: z.string(), uri: z.string() }).optional(),
  }),
  errors: [
    'USERNAME_INCORRECT',
    'PASSWORD_INCORRECT',
    'SESSION_EXISTS',
    'ACCOUNT_DISABLED',
    'ACCOUNT_EXPIRED',
    'ACCOUNT_WAITING',
    'ACCOUNT_REJECTED',
    'USER_HAS_NO_RIGHTS',
    'USER_DISABLED',
    'TOTP_REQUIRED',
    'CODE_INCORRECT',
    'CODE_TOO_MANY',
    'TOO_MANY_REQUESTS',
    'IP_BLOCKED',
  ],
});

const generalInformations = z.object({
  time_zone: z.string(),
  clock: z.enum(CLOCKS),
  /** What happens before it belongs to the evening before. */
  business_day_cut_off: z.string(),
  currency: z.string(),
  language: z.enum(['en', 'ar']),
  server_time: z.string(),
  lock_after_minutes: z.number().int(),
  demo: z.boolean(),
  trial_ends_on: z.string().nullable(),
  /** Where people reach the product: links that leave the screen begin with it, whatever name this visitor came by. */
  public_url: z.string(),
});

export const globalInformations = z.object({
  account: z
    .object({
      id: z.number().int(),
      english_name: z.string(),
      arabic_name: z.string(),
      business_type: z.string(),
      country: z.string(),
      status: codeOf(accountStates),
      is_training: z.boolean(),
      wizard_progress: z.array(z.string()),
      hold_invoice: z.boolean(),
      account_whatsapp_package_status: codeOf(whatsappPackageStates),
      account_whatsapp_package_connected: codeOf(whatsappConnectionStates),
    })
    .nullable(),
  user: z.object({
    id: z.number().int(),
    kind: z.enum(USER_KINDS),
    name: z.string(),
    email: z.string().nullable(),
    /** The employee this login belongs to, if any. */
    employee_id: z.number().int().nullable(),
    role: z.object({ key: z.string().nullable(), english_name: z.string(), arabic_name: z.string() }).nullable(),
    /** Keyed by module number, each a list of action numbers. */
    permissions: z.record(z.string(), z.array(z.number().int())),
    locked: z.boolean(),
    /** Set while a platform manager works inside the salon. */
    impersonated_by: z.string().nullable(),
  }),
  general_informations: generalInformations,
});
export type GlobalInformations = z.output<typeof globalInformations>;

export const authContract = {
  login: loginContract,
  get_global_informations: endpoint({
    areas: everyDoor,
    method: 'POST',
    path: 'get_global_informations',
    access: 'signed-in',
    idempotent: false,
    summary: 'Who is signed in, to which account, and what they may do',
    input: z.object({ userAgent: z.string().max(500).optional(), dateAndTime: z.string().max(40).optional() }),
    output: z.object({ auth: z.boolean(), global_informations: globalInformations }),
    errors: [
      'NOT_SIGNED_IN',
      'SESSION_EXPIRED',
      'SESSION_ACCOUNT_DISABLED',
      'SESSION_ACCOUNT_EXPIRED',
      'SESSION_USER_DISABLED',
    ],
  }),
  logout: endpoint({
    areas: everyDoor,
    method: 'POST',
    path: 'logout',
    access: 'signed-in',
    idempotent: false,
    summary: 'End this session',
    input: z.object({}),
    output: done,
    errors: [],
  }),
  lock: endpoint({
    areas: lockable,
    method: 'POST',
    path: 'lock',
    access: 'signed-in',
    idempotent: false,
    summary: 'Lock this session until the password is given again',
    input: z.object({}),
    output: done,
    errors: [],
  }),
  unlock: endpoint({
    areas: lockable,
    method: 'POST',
    path: 'unlock',
    access: 'signed-in',
    idempotent: false,
    transaction: false,
    summary: 'Unlock this session',
    input: z.object({ password: z.string().min(1).max(128) }),
    output: done,
    errors: ['PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
  }),
  change_password: endpoint({
    areas: everyDoor,
    method: 'POST',
    path: 'change_password',
    access: 'signed-in',
    idempotent: false,
    transaction: false,
    summary: 'Change the own password; other sessions end',
    closedInTraining: true,
    input: z.object({ current_password: z.string().min(1).max(128), password: passwordText }),
    output: done,
    errors: ['CURRENT_PASSWORD_INCORRECT', 'PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
  }),
  forgot_password: endpoint({
    areas: everyDoor,
    method: 'POST',
    path: 'forgot_password',
    access: 'public',
    idempotent: false,
    summary: 'Ask for a reset link by e-mail or a code by WhatsApp. The answer is the same for unknown names',
    input: z.object({ username: loginName, channel: z.enum(['email', 'whatsapp']).default('email') }),
    output: done,
    errors: ['CODE_TOO_SOON', 'CODE_TOO_MANY', 'TOO_MANY_REQUESTS'],
  }),
  verify_reset_code: endpoint({
    areas: everyDoor,
    method: 'POST',
    path: 'forgot_password/verify_code',
    access: 'public',
    idempotent: false,
    transaction: false,
    summary: 'Trade the WhatsApp code for a reset token',
    input: z.object({ username: loginName, code: codeText }),
    output: z.object({ reset_token: z.string() }),
    errors: ['CODE_INCORRECT', 'CODE_EXPIRED', 'CODE_TOO_MANY', 'TOO_MANY_REQUESTS'],
  }),
  check_reset_token: endpoint({
    areas: everyDoor,
    method: 'POST',
    path: 'reset_password/check',
    access: 'public',
    idempotent: false,
    summary: 'Is this reset link still good?',
    input: z.object({ token }),
    output: z.object({ valid: z.boolean() }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  reset_password: endpoint({
    areas: everyDoor,
    method: 'POST',
    path: 'reset_password',
    access: 'public',
    idempotent: false,
    transaction: false,
    summary: 'Set a new password with a reset token; all sessions end',
    input: z.object({ token, password: passwordText }),
    output: done,
    errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
  }),
  forgot_account_id: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'forgot_account_id',
    access: 'public',
    idempotent: false,
    summary: 'Send the account ID to the owner by e-mail or WhatsApp. The answer is the same for unknown owners',
    input: z
      .object({
        channel: z.enum(['email', 'whatsapp']),
        email: z.email().max(200).optional(),
        mobile: z.string().trim().max(20).optional(),
      })
      .superRefine((asked, ctx) => {
        const needed = asked.channel === 'email' ? 'email' : 'mobile';
        addMessage(ctx, checkRequired(asked[needed]), [needed]);
      }),
    output: done,
    errors: ['TOO_MANY_REQUESTS', 'CODE_TOO_SOON', 'CODE_TOO_MANY'],
  }),
  enter_training: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'training/enter',
    access: 'public',
    idempotent: false,
    summary: 'Walk into the training salon (account 1)',
    input: z.object({}),
    output: z.object({ user: sessionUser }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
};
