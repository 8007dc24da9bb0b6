import { z } from 'zod';
import { accountTiers } from '../accounts/account.states';
import { endpoint } from '../kernel/contract';
import {
  addMessage,
  codeOf,
  emailText,
  freeText,
  localDate,
  minorAmount,
  mobile,
  orEmpty,
  requiredText,
} from '../kernel/input/fields';
import { recordStates } from '../kernel/record-status.states';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { contractDocument } from './contract-document';
import { contractPeriods, contractStates } from './contract.states';
import { contractsList } from './contracts-list';
import { templateInput } from './template-text';

const id = z.number().int();
const recordId = id.min(1).max(Number.MAX_SAFE_INTEGER);
const accountId = id.min(2).max(Number.MAX_SAFE_INTEGER);
const done = z.object({ done: z.literal(true) });
const view = { areas: ['manager'], access: 'platform-accounting.view' } as const;
const edit = { areas: ['manager'], access: 'platform-accounting.edit' } as const;
/** Contracts stand in the books of their merchants: one is named by both. */
const one = { account_id: accountId, id: recordId };
const queried = z.object({
  account_id: z.coerce.number().int().min(2).max(Number.MAX_SAFE_INTEGER),
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

const labels = {
  ends_on: { en: 'Last day', ar: 'آخر يوم' },
  starts_on: { en: 'First day', ar: 'أول يوم' },
  sign_until: { en: 'Can be signed until', ar: 'آخر يوم للتوقيع' },
  signer_name: { en: 'Signer’s name', ar: 'اسم الموقّع' },
  signer_email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  signer_mobile: { en: 'Mobile', ar: 'الجوال' },
  special_english: { en: 'Special terms in English', ar: 'الشروط الخاصة بالإنجليزية' },
  special_arabic: { en: 'Special terms in Arabic', ar: 'الشروط الخاصة بالعربية' },
} as const;

const terms = z.object({
  account_id: accountId,
  template_id: recordId,
  language: z.enum(['ar', 'en']),
  tier: codeOf(accountTiers),
  period: codeOf(contractPeriods),
  /** With VAT, in minor units of the merchant's currency. */
  price: minorAmount({ max: 1_000_000_000 }),
  starts_on: localDate(labels.starts_on),
  ends_on: localDate(labels.ends_on),
  sign_until: localDate(labels.sign_until),
  signer_name: requiredText(labels.signer_name, 100),
  signer_email: orEmpty(emailText(labels.signer_email)),
  signer_mobile: orEmpty(mobile(labels.signer_mobile)),
  special_english: orEmpty(freeText(labels.special_english, 3000)),
  special_arabic: orEmpty(freeText(labels.special_arabic, 3000)),
});
type Terms = z.output<typeof terms>;

function checkTerms(value: Terms, ctx: z.core.$RefinementCtx): void {
  if (value.ends_on < value.starts_on)
    addMessage(ctx, say('after-or-equal', { other: labels.starts_on }), ['ends_on'], labels.ends_on);
  if (!value.signer_email && !value.signer_mobile)
    addMessage(ctx, say('required'), ['signer_email'], labels.signer_email);
  // What counts is said in both languages.
  for (const [here, there] of [
    ['special_english', 'special_arabic'],
    ['special_arabic', 'special_english'],
  ] as const)
    if (value[there] && !value[here]) addMessage(ctx, say('required'), [here], labels[here]);
}

export const contractInput = terms.superRefine(checkTerms);
export type ContractInput = z.input<typeof contractInput>;
export const editContractInput = terms.extend({ id: recordId }).superRefine(checkTerms);
export const cancelContractInput = z.object({ ...one, reason: requiredText({ en: 'Reason', ar: 'السبب' }, 500) });

const merchantChoice = z.object({
  id,
  english_name: z.string(),
  arabic_name: z.string(),
  currency: z.string(),
  language: z.string(),
  tier: z.string().nullable(),
  ends_on: z.string().nullable(),
  owner_name: z.string().nullable(),
  owner_email: z.string().nullable(),
  owner_mobile: z.string().nullable(),
  today: z.string(),
});
export type MerchantChoice = z.output<typeof merchantChoice>;

const record = z.object({
  id,
  account_id: id,
  number: z.string(),
  link: z.string(),
  status: codeOf(contractStates),
  /** Its last day to sign has gone by. */
  is_late: z.boolean(),
  merchant: merchantChoice,
  template_id: id,
  template_version: id,
  template_name: z.object({ en: z.string(), ar: z.string() }),
  language: z.enum(['ar', 'en']),
  tier: codeOf(accountTiers),
  period: codeOf(contractPeriods),
  price: id,
  currency: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  sign_until: z.string(),
  signer_name: z.string(),
  signer_email: z.string().nullable(),
  signer_mobile: z.string().nullable(),
  special_english: z.string(),
  special_arabic: z.string(),
  document: contractDocument,
  text_hash: z.string(),
  sent_at: z.string().nullable(),
  sent_to: z.string().nullable(),
  viewed_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  renewal_of: z.object({ id, number: z.string() }).nullable(),
  renewed_by: z.object({ id, number: z.string() }).nullable(),
  created_at: z.string(),
  created_by_name: z.string(),
  signature: z
    .object({
      strokes: z.array(z.array(z.number())),
      signed_at: z.string(),
      ip: z.string(),
      user_agent: z.string(),
      seal: z.string(),
      mailed_at: z.string().nullable(),
    })
    .nullable(),
  /** What was found when it was read: its words, and the drawing with its circumstances, are those that were signed. */
  intact: z.object({ text: z.boolean(), signature: z.boolean() }),
});
export type ContractDetail = z.output<typeof record>;

const template = z.object({
  id,
  english_name: z.string(),
  arabic_name: z.string(),
  status: codeOf(recordStates),
  version: id,
  changed_at: z.string(),
  changed_by_name: z.string(),
  english_title: z.string(),
  arabic_title: z.string(),
  clauses: z.array(
    z.object({
      english_title: z.string(),
      arabic_title: z.string(),
      english_body: z.string(),
      arabic_body: z.string(),
    }),
  ),
});
export type ContractTemplate = z.output<typeof template>;

/** What a merchant sees of a contract that was sent to her. */
const ownContract = z.object({
  unique_id: z.string(),
  number: z.string(),
  status: codeOf(contractStates),
  tier: codeOf(accountTiers),
  period: codeOf(contractPeriods),
  price: id,
  currency: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  sign_until: z.string(),
  signed_at: z.string().nullable(),
});
export type OwnContract = z.output<typeof ownContract>;

export const platformContractsContract = {
  get_records: contractsList.endpoints.get_records,
  export: contractsList.endpoints.export,
  get_record: endpoint({
    ...view,
    method: 'GET',
    path: 'accounting/contracts/get_record',
    summary: 'A contract with its text, what became of it, and whether it is still what was signed',
    input: queried,
    output: z.object({ record }),
    errors: ['CONTRACT_NOT_EXIST'],
  }),
  pdf: endpoint({
    ...view,
    method: 'GET',
    path: 'accounting/contracts/pdf',
    summary: 'A contract as PDF, with the signature once there is one',
    input: queried,
    output: z.unknown(),
    kind: 'file',
    files: ['application/pdf'],
    errors: ['CONTRACT_NOT_EXIST'],
  }),
  merchants: endpoint({
    ...edit,
    method: 'GET',
    path: 'accounting/contracts/merchants',
    summary: 'Merchants a contract could be made with, by a part of their name, or by number',
    input: z.object({ search: z.string().trim().max(100).default(''), id: z.coerce.number().int().optional() }),
    output: z.object({ records: z.array(merchantChoice), platform: z.string() }),
    errors: [],
  }),
  add: endpoint({
    ...edit,
    method: 'POST',
    path: 'accounting/contracts/add',
    summary: 'Write a contract from the newest version of a template; nobody outside sees it before it is sent',
    input: contractInput,
    output: z.object({ id }),
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONTRACT_TEMPLATE_DISABLED', 'CONTRACT_SIGN_DAY_PAST'],
  }),
  edit: endpoint({
    ...edit,
    method: 'POST',
    path: 'accounting/contracts/edit',
    summary: 'Change a contract nobody has signed; it is written anew from the newest version of its template',
    input: editContractInput,
    output: done,
    errors: [
      'INVALID_INPUT',
      'NOT_FOUND',
      'CONTRACT_NOT_EXIST',
      'CONTRACT_NOT_OPEN',
      'CONTRACT_TEMPLATE_DISABLED',
      'CONTRACT_SIGN_DAY_PAST',
    ],
  }),
  send: endpoint({
    ...edit,
    method: 'POST',
    path: 'accounting/contracts/send',
    summary: 'Send the link that lets its holder read and sign',
    input: z.object({ ...one, channel: z.enum(['email', 'whatsapp']) }),
    output: z.object({ sent_to: z.string() }),
    errors: ['CONTRACT_NOT_EXIST', 'CONTRACT_NOT_OPEN', 'CONTRACT_NO_ADDRESS', 'CONTRACT_SIGN_DAY_PAST'],
  }),
  cancel: endpoint({
    ...edit,
    method: 'POST',
    path: 'accounting/contracts/cancel',
    summary: 'Withdraw a contract before it is signed',
    input: cancelContractInput,
    output: done,
    errors: ['INVALID_INPUT', 'CONTRACT_NOT_EXIST', 'CONTRACT_NOT_OPEN'],
  }),
  renew: endpoint({
    ...edit,
    method: 'POST',
    path: 'accounting/contracts/renew',
    summary: 'Write a draft with the same terms for the time after this contract',
    input: z.object(one),
    output: z.object({ id }),
    errors: ['CONTRACT_NOT_EXIST', 'CONTRACT_TEMPLATE_DISABLED'],
  }),
  templates: endpoint({
    ...view,
    method: 'GET',
    path: 'accounting/contract_templates/get_records',
    summary: 'The texts contracts are made of, each in its newest version',
    input: z.object({}),
    output: z.object({ records: z.array(template) }),
    errors: [],
  }),
  template_version: endpoint({
    ...view,
    method: 'GET',
    path: 'accounting/contract_templates/get_version',
    summary: 'A template as it was',
    input: z.object({
      id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      version: z.coerce.number().int().min(1).max(1_000_000),
    }),
    output: z.object({ record: template }),
    errors: ['NOT_FOUND'],
  }),
  save_template: endpoint({
    ...edit,
    method: 'POST',
    path: 'accounting/contract_templates/save',
    summary: 'Add a template, or write its next version; contracts keep the words they were written with',
    input: templateInput.extend({
      id: recordId.optional(),
      /** The version that was changed. Whoever names it never writes over what came since unseen. */
      based_on: z.number().int().min(1).max(1_000_000).optional(),
    }),
    output: z.object({ id, version: id }),
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'TEXT_CHANGED'],
  }),
  set_template_status: endpoint({
    ...edit,
    method: 'POST',
    path: 'accounting/contract_templates/set_status',
    summary: 'Offer a template for new contracts, or do not',
    input: z.object({ id: recordId, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  of_account: endpoint({
    areas: ['merchant'],
    access: 'settings.general',
    method: 'GET',
    path: 'account_contracts/of_account',
    summary: 'Contracts of the own account: what waits for a signature and what was signed',
    input: z.object({}),
    output: z.object({ records: z.array(ownContract) }),
    errors: [],
  }),
  public_pdf: endpoint({
    areas: ['public'],
    access: 'public',
    method: 'GET',
    path: 'account_contracts/public_pdf',
    summary: 'The contract behind a link, as PDF',
    input: z.object({ unique_id: z.string().regex(/^[\w-]{16,80}$/) }),
    output: z.unknown(),
    kind: 'file',
    files: ['application/pdf'],
    transaction: false,
    errors: ['CONTRACT_NOT_EXIST', 'TOO_MANY_REQUESTS'],
  }),
};
