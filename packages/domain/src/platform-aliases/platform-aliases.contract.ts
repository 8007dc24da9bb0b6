import { z } from 'zod';
import { accountStates } from '../accounts/account.states';
import { endpoint } from '../kernel/contract';
import { addMessage, aliasName, codeOf, requiredText } from '../kernel/input/fields';
import { checkMinLength } from '../kernel/input/validators';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { aliasHolders } from './alias.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const manager = { areas: ['manager'] } as const;
const base = 'addon_services/global_aliases';
const labels = {
  alias: { en: 'Address', ar: 'الرابط' },
  held_by: { en: 'Held by', ar: 'لدى' },
  note: { en: 'Note', ar: 'ملاحظة' },
} as const;

/** As short as a salon's own may be. */
const alias = aliasName(labels.alias)
  .superRefine((text, ctx) => addMessage(ctx, checkMinLength(text, 3)))
  .transform((text) => text.toLowerCase());

const record = z.object({
  /** Of a salon its own number; what the platform keeps has one below zero. */
  id,
  alias: z.string(),
  held_by: codeOf(aliasHolders),
  salon: z.string().nullable(),
  status: codeOf(accountStates).nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
});
export type HeldAlias = z.output<typeof record>;

export const aliasesList = defineList({
  path: base,
  ...manager,
  access: 'platform-addons.view',
  title: pageWords['page-addresses'],
  record,
  columns: [
    { key: 'alias', label: labels.alias, kind: 'code', sortable: true },
    { key: 'held_by', label: labels.held_by, kind: 'badge', choices: aliasHolders.choices },
    { key: 'salon', label: { en: 'Salon', ar: 'الصالون' }, kind: 'text', sortable: true },
    { key: 'status', label: { en: 'Account', ar: 'الحساب' }, kind: 'badge', choices: accountStates.choices },
    { key: 'note', label: labels.note, kind: 'text' },
    { key: 'created_at', label: { en: 'Since', ar: 'منذ' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [{ key: 'held_by', label: labels.held_by, kind: 'choice', choices: aliasHolders.choices }],
  defaultSort: { key: 'alias', descending: false },
});

export const keepInput = z.strictObject({ alias, note: requiredText(labels.note, 200) });
export const changeAliasInput = z.strictObject({
  id: id.min(2),
  alias,
  reason: requiredText({ en: 'Reason', ar: 'السبب' }, 300),
});
const writing = { ...manager, method: 'POST', access: 'platform-addons.edit' } as const;

export const platformAliasesContract = {
  get_records: aliasesList.endpoints.get_records,
  export: aliasesList.endpoints.export,
  keep: endpoint({
    ...writing,
    path: `${base}/keep`,
    summary: 'Keep an address for the platform, so that no salon can take it',
    input: keepInput,
    output: z.object({ id }),
    errors: ['ALIAS_TAKEN'],
  }),
  release: endpoint({
    ...writing,
    path: `${base}/release`,
    summary: 'Give an address that was kept back to salons',
    input: z.strictObject({ id: id.max(-1) }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    ...writing,
    path: `${base}/change`,
    summary: 'Give the page of a salon another address; its owner is told why',
    input: changeAliasInput,
    output: done,
    errors: ['NOT_FOUND', 'ALIAS_TAKEN'],
  }),
};
