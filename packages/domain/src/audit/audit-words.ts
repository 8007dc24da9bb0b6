import type { Choice } from '../kernel/list';
import { sayList, type Language, type Localized } from '../kernel/localized';
import { managerModules, merchantModules } from '../kernel/permissions';
import { automaticMessages } from '../settings/automatic-messages';
import { auditVerbs } from './audit-verbs';
import { auditedRecord, auditedRecords } from './audited-records';
import { commonFields } from './common-fields';

/** Lines are kept for ever, so one may be older than its words: then its code is shown, with spaces for dashes. */
export const entityWords = (entity: string): Localized =>
  auditedRecord(entity)?.label ?? { en: readable(entity), ar: readable(entity) };

/** "Customer: added". */
export function actionWords(action: string, entity: string): Localized {
  const declared = auditedRecord(entity)?.actions[action];
  if (typeof declared === 'object') return declared;
  const verb = action.slice(action.indexOf('.') + 1);
  const said = declared === undefined ? { en: spaced(verb), ar: spaced(verb) } : auditVerbs[declared];
  const what = entityWords(entity);
  return { en: `${what.en}: ${said.en}`, ar: `${said.ar}: ${what.ar}` };
}

/** A field inside another one is named with both: "Birthday · Active". */
export const fieldWords = (entity: string, path: string, language: Language): string =>
  path
    .split('.')
    .map((field) => knownField(auditedRecord(entity)?.fields, field)?.[language] ?? readable(field))
    .join(' · ');

/** What is said of a value that is a code or a list of permissions. */
export function valueWords(entity: string, field: string, value: unknown): Localized | undefined {
  const module = /^permissions\.(\d+)$/.exec(field)?.[1];
  if (module && Array.isArray(value)) return actionsOf(Number(module), value);
  return auditedRecord(entity)?.values?.[field]?.find((choice) => choice.value === value)?.label;
}

/** For the filter of a salon's log: the kinds of which a salon has a history. */
export const entityChoices: readonly Choice[] = Object.entries(auditedRecords)
  .filter(([, { readBy }]) => readBy.merchant !== undefined)
  .map(([value, { label }]) => ({ value, label }));

/** Every action with its words, for files. */
export const actionChoices: readonly Choice[] = [
  ...new Map(
    Object.entries(auditedRecords).flatMap(([entity, { actions }]) =>
      Object.keys(actions).map((action) => [action, { value: action, label: actionWords(action, entity) }] as const),
    ),
  ).values(),
];

export const readable = (code: string): string => {
  const text = spaced(code);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
const spaced = (code: string): string => code.replace(/[-_.]+/g, ' ').trim();

const knownField = (own: Record<string, Localized> | undefined, field: string): Localized | undefined =>
  own?.[field] ?? commonFields[field] ?? messageOf(field) ?? moduleOf(field)?.label;

const messageOf = (field: string): Localized | undefined =>
  (automaticMessages as Record<string, { label: Localized }>)[field]?.label;

const permissionModules = [...Object.values(merchantModules), ...Object.values(managerModules)];
/** Permissions are kept by module number. */
const moduleOf = (field: string) => permissionModules.find(({ module }) => String(module) === field);

function actionsOf(number: number, actions: readonly unknown[]): Localized | undefined {
  const labels = Object.values<Localized & { action: number }>(moduleOf(String(number))?.actions ?? {}).filter((one) =>
    actions.includes(one.action),
  );
  const list = (language: Language) =>
    sayList(
      labels.map((label) => label[language]),
      language,
    );
  return { en: list('en'), ar: list('ar') };
}
