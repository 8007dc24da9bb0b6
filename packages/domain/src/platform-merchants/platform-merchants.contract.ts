import { z } from 'zod';
import { accountStates, accountTiers, businessTypes } from '../accounts/account.states';
import { sessionUser } from '../auth/auth.contract';
import { OWN_PROOF_ERRORS, ownProof } from '../auth/own-proof';
import { endpoint } from '../kernel/contract';
import { GULF_ISO2 } from '../kernel/places/countries';
import {
  addMessage,
  arabicText,
  codeOf,
  emailText,
  englishText,
  freeText,
  localDate,
  orEmpty,
  requiredText,
} from '../kernel/input/fields';
import { callingCodeOfCountry } from '../kernel/input/phone';
import { checkMobile } from '../kernel/input/validators';
import { merchant, merchantConnectionsList, merchantLists, peopleLists, requestsList } from './merchant-lists';
import { recordStates } from '../kernel/record-status.states';

const id = z.number().int();
const accountId = z.number().int().min(2).max(Number.MAX_SAFE_INTEGER);
const done = z.object({ done: z.literal(true) });
const view = 'platform-merchants.view';

const mobileLabel = { en: 'Mobile', ar: 'الجوال' };
const reasonLabel = { en: 'Reason', ar: 'السبب' };
/**
 * Somebody who called instead of filling in the website's form. A number without its code is of the country chosen
 * beside it, not of the platform's.
 */
export const addMerchantInput = z
  .object({
    english_name: englishText({ en: 'Business name in English', ar: 'اسم النشاط بالإنجليزية' }, 100),
    arabic_name: arabicText({ en: 'Business name in Arabic', ar: 'اسم النشاط بالعربية' }, 100),
    business_type: codeOf(businessTypes),
    country: z.enum(GULF_ISO2),
    city: orEmpty(requiredText({ en: 'City', ar: 'المدينة' }, 80)),
    owner_name: requiredText({ en: 'Owner', ar: 'المالك' }, 100),
    email: emailText({ en: 'E-mail', ar: 'البريد الإلكتروني' }),
    mobile: requiredText(mobileLabel, 40),
    language: z.enum(['ar', 'en']),
  })
  .superRefine(({ country, mobile }, ctx) =>
    addMessage(ctx, checkMobile(mobile, { home: callingCodeOfCountry(country) }), ['mobile'], mobileLabel),
  );
export const rejectInput = z.object({ id: accountId, reason: requiredText(reasonLabel, 500) });
export const packageInput = z.object({
  id: accountId,
  status: z.enum(['trial', 'active']),
  ends_on: localDate({ en: 'End date', ar: 'تاريخ الانتهاء' }),
  tier: codeOf(accountTiers).nullable(),
});
export const noteInput = z.object({
  id: accountId,
  body: freeText({ en: 'Note', ar: 'الملاحظة' }, 2000).pipe(z.string().min(1)),
});
export const changeOwnerInput = z.object({ id: accountId, user_id: id.min(1), ...ownProof.shape });
export const loginAsOwnerInput = z.object({ id: accountId, reason: requiredText(reasonLabel, 300), ...ownProof.shape });

const detail = merchant.extend({
  currency: z.string(),
  time_zone: z.string(),
  language: z.string(),
  tier: z.string().nullable(),
  trial_ends_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  wizard_progress: z.array(z.string()),
  today: z.string(),
  moves: z.array(codeOf(accountStates)),
  users: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      role: z.string().nullable(),
      role_key: z.string().nullable(),
      is_owner: z.boolean(),
      status: codeOf(recordStates),
      last_seen_at: z.string().nullable(),
    }),
  ),
  notes: z.array(z.object({ id, body: z.string(), created_by_name: z.string(), created_at: z.string() })),
  checks: z.object({
    mobile_verified_at: z.string().nullable(),
    same_network: z.number().int(),
    similar: z.array(z.object({ id, name: z.string() })),
  }),
});
export type MerchantDetail = z.output<typeof detail>;

const write = <Input extends z.ZodType>(
  path: string,
  access:
    | 'platform-merchants.approve'
    | 'platform-merchants.suspend'
    | 'platform-merchants.change-owner'
    | 'platform-merchants.view',
  summary: string,
  input: Input,
  errors: Parameters<typeof endpoint>[0]['errors'] = [],
) =>
  endpoint({
    areas: ['manager'],
    method: 'POST',
    path: `merchants/${path}`,
    access,
    summary,
    input,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', ...errors],
  });

export const platformMerchantsContract = {
  active: merchantLists.active.endpoints.get_records,
  export_active: merchantLists.active.endpoints.export,
  trial: merchantLists.trial.endpoints.get_records,
  export_trial: merchantLists.trial.endpoints.export,
  new: merchantLists.new.endpoints.get_records,
  export_new: merchantLists.new.endpoints.export,
  expired: merchantLists.expired.endpoints.get_records,
  export_expired: merchantLists.expired.endpoints.export,
  disabled: merchantLists.disabled.endpoints.get_records,
  export_disabled: merchantLists.disabled.endpoints.export,
  rejected: merchantLists.rejected.endpoints.get_records,
  export_rejected: merchantLists.rejected.endpoints.export,
  requests: requestsList.endpoints.get_records,
  export_requests: requestsList.endpoints.export,
  people_added: peopleLists.added.endpoints.get_records,
  export_people_added: peopleLists.added.endpoints.export,
  people_active: peopleLists.active.endpoints.get_records,
  export_people_active: peopleLists.active.endpoints.export,
  people_inactive: peopleLists.inactive.endpoints.get_records,
  export_people_inactive: peopleLists.inactive.endpoints.export,
  connections: merchantConnectionsList.endpoints.get_records,
  export_connections: merchantConnectionsList.endpoints.export,
  request_counts: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'merchants/requests/get_counts',
    access: view,
    summary: 'How many requests there are in each state',
    input: z.object({}),
    output: z.object({ counts: z.record(z.string(), z.number().int()) }),
    errors: [],
  }),
  get_record: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'merchants/get_record',
    access: view,
    summary: 'A merchant with people, notes and checks',
    input: z.object({ id: z.coerce.number().int().min(2).max(Number.MAX_SAFE_INTEGER) }),
    output: detail,
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'merchants/add',
    access: 'platform-merchants.approve',
    summary:
      'Register a merchant without a code; seven days of trial begin and the owner is invited to choose a password',
    input: addMerchantInput,
    output: z.object({ account_id: id }),
    errors: ['INVALID_INPUT', 'EMAIL_TAKEN', 'MOBILE_TAKEN'],
  }),
  approve: write(
    'approve',
    'platform-merchants.approve',
    'Approve a request; seven days of trial begin',
    z.object({ id: accountId }),
  ),
  reject: write('reject', 'platform-merchants.approve', 'Reject a request and tell the owner why', rejectInput),
  reopen: write(
    'reopen',
    'platform-merchants.approve',
    'Take a rejected request up again',
    z.object({ id: accountId }),
  ),
  disable: write('disable', 'platform-merchants.suspend', 'Suspend an account; its sessions end at once', rejectInput),
  set_package: write(
    'set_package',
    'platform-merchants.suspend',
    'Change to trial or premium with an end date; also opens a suspended or expired account again',
    packageInput,
    ['END_DATE_IN_PAST'],
  ),
  add_note: write('add_note', view, 'Write a note only the platform sees', noteInput),
  change_owner: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'merchants/change_owner',
    access: 'platform-merchants.change-owner',
    idempotent: false,
    summary: 'Give the account to another administrator of it; asks for the own password again',
    input: changeOwnerInput,
    output: done,
    errors: ['NOT_FOUND', 'NEW_ADMIN_NOT_PRIVILEGED', 'ALREADY_OWNER', 'MOBILE_TAKEN', ...OWN_PROOF_ERRORS],
  }),
  login_as_owner: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'merchants/login_as_owner',
    access: 'platform-merchants.login-as-owner',
    idempotent: false,
    summary: 'A one-time code that opens the salon as its owner, good for a minute; asks for the own password again',
    input: loginAsOwnerInput,
    output: z.object({ code: z.string() }),
    errors: ['NOT_FOUND', 'MERCHANT_NOT_OPEN', ...OWN_PROOF_ERRORS],
  }),
  enter_as_owner: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'enter_as_owner',
    access: 'public',
    idempotent: false,
    summary: 'Trade the one-time code for the session of the visit',
    input: z.object({ code: z.string().min(10).max(200) }),
    output: z.object({ user: sessionUser }),
    errors: ['OWNER_VISIT_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
};
