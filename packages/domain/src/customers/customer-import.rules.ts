import { checkImportedCustomer } from '../kernel/input/business-validators';
import { looksLikeCardNumber } from '../kernel/input/card-number';
import { countries } from '../kernel/places/countries';
import type { LocalDate } from '../kernel/time/local-date';
import type { Language, Localized } from '../kernel/localized';
import { mobileKey, normaliseMobile } from '../kernel/input/phone';
import { toSearchKey } from '../kernel/text/search-key';
import { parseTypedDate } from '../kernel/time/typed-date';
import { validationMessage as say, type ValidationMessage } from '../kernel/text/validation-texts';
import { cleanTrn } from '../kernel/input/trn';
import {
  checkBirthDate,
  checkEmail,
  checkMaxLength,
  checkTrn,
  firstOf,
  type Checked,
} from '../kernel/input/validators';
import { recordStates } from '../kernel/record-status.states';
import { importColumns, type ImportColumn } from './customer-import.contract';
import { contactPermissions, customerLanguages, genders, identificationMethods } from './customer.states';
import type { CodeIn } from '../kernel/state-machine';

/** A cell as the sheet has it. Dates arrive as `2026-11-15` whatever the sheet's format was. */
export type SheetRow = readonly (string | null)[];
export type ImportCells = {
  name: string;
  mobile: string;
  email: string | null;
  gender: CodeIn<typeof genders>;
  nationality_id: number | null;
  birth_date: string | null;
  preferred_language: Language | null;
  notes: string | null;
  trn: string | null;
  identification_method: CodeIn<typeof identificationMethods> | null;
  whatsapp_allowed: boolean;
  status: CodeIn<typeof recordStates>;
};
export type ImportProblem = { column: ImportColumn } & ValidationMessage;
export type CheckedRow = { row_number: number; cells: ImportCells; problems: ImportProblem[] };

/** Numbers without a country code are of `home`, tax numbers of `country`; nobody is born after `today`. */
export type SheetPlace = { home?: string | undefined; country?: string; today?: LocalDate };

/** No heading and no word of a list is longer. A cell may hold thirty thousand letters, and a sheet ten million. */
const LONGEST_HEADING = 300;
const LONGEST_WORD = 100;

/** Which column of the sheet holds what. Undefined when name or mobile is missing. */
export function readHeadings(headings: SheetRow): Map<ImportColumn, number> | undefined {
  const places = new Map<ImportColumn, number>();
  headings.forEach((heading, index) => {
    const words = (heading ?? '').slice(0, LONGEST_HEADING).split('/').map(toSearchKey);
    const column = importColumns.find((one) =>
      [one.key, one.label.en, one.label.ar, ...('listed' in one ? Object.values(one.listed) : [])].some((name) =>
        words.includes(toSearchKey(name)),
      ),
    );
    if (column && !places.has(column.key)) places.set(column.key, index);
  });
  return importColumns.every(({ key, required }) => !required || places.has(key)) ? places : undefined;
}

/** Mobile keys of the rows, to ask the account about them once. */
export const keysOf = (rows: readonly SheetRow[], places: ReadonlyMap<ImportColumn, number>, home?: string): string[] =>
  rows.flatMap((row) => {
    const stored = normaliseMobile(textAt(row, places.get('mobile')), home);
    return stored ? [mobileKey(stored)] : [];
  });

/** Checks all rows below the headings; the first of two rows with one number is the good one. */
export function checkRows(
  rows: readonly SheetRow[],
  places: ReadonlyMap<ImportColumn, number>,
  inAccount: ReadonlySet<string>,
  at: SheetPlace = {},
): CheckedRow[] {
  const inSheet = new Set<string>();
  return rows.flatMap((row, index) => {
    if (row.every((cell) => (cell ?? '').trim() === '')) return [];
    const checked = checkRow(row, places, { inAccount, inSheet }, at);
    // Row 1 holds the headings.
    return [{ row_number: index + 2, ...checked }];
  });
}

function checkRow(
  row: SheetRow,
  places: ReadonlyMap<ImportColumn, number>,
  known: { inAccount: ReadonlySet<string>; inSheet: Set<string> },
  { home, country = '', today }: SheetPlace,
): Omit<CheckedRow, 'row_number'> {
  const text = (column: ImportColumn): string => textAt(row, places.get(column));
  const [name, mobile, email, trn] = [text('name'), text('mobile'), text('email'), text('trn')];
  const notes = linesAt(row, places.get('notes'));
  const [nationality, birthDate, language] = [
    nationalityOf(text('nationality')),
    dateOf(text('birth_date')),
    languageOf(text('language')),
  ];
  const [gender, method, whatsapp, status] = [
    codeIn(genders, text('gender'), genders.codes.not_specific),
    codeIn(identificationMethods, text('identification_method'), null),
    codeIn(contactPermissions, text('whatsapp'), contactPermissions.codes.yes),
    codeIn(recordStates, text('status'), recordStates.codes.active),
  ];
  const client = checkImportedCustomer({ name, mobile }, known, home);
  const stored = normaliseMobile(mobile, home);
  if (stored && !client.mobile) known.inSheet.add(mobileKey(stored));
  const checks: Record<ImportColumn, Checked> = {
    name: firstOf(client.name, checkMaxLength(name, 100)),
    mobile: client.mobile,
    email: checkEmail(email),
    gender: inList(gender),
    nationality: inList(nationality),
    birth_date: birthDate === undefined ? say('date') : checkBirthDate(birthDate ?? '', today),
    language: inList(language),
    // Its length first: a cell may hold a megabyte, in which nobody looks for a card.
    notes: checkMaxLength(notes, 1000) ?? (looksLikeCardNumber(notes) ? say('card-number') : undefined),
    trn: checkTrn(trn, country),
    identification_method: inList(method),
    whatsapp: inList(whatsapp),
    status: inList(status),
  };
  return {
    cells: {
      name: name.slice(0, 300),
      mobile: stored ?? mobile.slice(0, 60),
      email: email.toLowerCase().slice(0, 254) || null,
      gender: gender ?? genders.codes.not_specific,
      nationality_id: nationality ?? null,
      birth_date: birthDate ?? null,
      preferred_language: language ?? null,
      notes: notes.slice(0, 1000) || null,
      trn: cleanTrn(trn).slice(0, 40) || null,
      identification_method: method ?? null,
      whatsapp_allowed: whatsapp !== contactPermissions.codes.no,
      status: status ?? recordStates.codes.active,
    },
    problems: importColumns.flatMap(({ key }) => (checks[key] ? [{ column: key, ...checks[key] }] : [])),
  };
}

/**
 * An exported CSV disarms what looks like a formula by an apostrophe, as it does with the plus of a number; here it
 * goes again.
 */
const linesAt = (row: SheetRow, place: number | undefined): string =>
  place === undefined
    ? ''
    : (row[place] ?? '')
        .replace(/\r\n?/g, '\n')
        .trim()
        .replace(/^'(?=[=+\-@])/, '');
const textAt = (row: SheetRow, place: number | undefined): string => linesAt(row, place).replace(/\s+/g, ' ');

/** A code of a list by either name or by itself; an empty cell means the usual one. Undefined: none of them. */
function codeIn<Row extends { code: string | number; label: Localized }, Usual>(
  { rows }: { rows: Readonly<Record<string, Row>> },
  text: string,
  usual: Usual,
): Row['code'] | Usual | undefined {
  if (text === '') return usual;
  const key = wordKey(text);
  return Object.values(rows).find(
    ({ code, label }) => [label.en, label.ar].some((name) => toSearchKey(name) === key) || text === String(code),
  )?.code;
}

const inList = (meant: unknown): Checked => (meant === undefined ? say('not-in-list') : undefined);

/** `ar`, Arabic, العربية, عربي, and the same of English. */
function languageOf(text: string): Language | null | undefined {
  if (text === '') return null;
  const key = wordKey(text);
  return Object.values(customerLanguages.rows).find(({ code, label }) =>
    [label.en, label.ar, code, ...SHORT_NAMES[code]].some((name) => toSearchKey(name) === key),
  )?.code;
}

const SHORT_NAMES = { ar: ['عربي', 'عربية'], en: ['إنجليزي', 'انجليزية'] };

const nationalityOf = (text: string): number | null | undefined =>
  text === '' ? null : COUNTRY_BY_NAME.get(wordKey(text) ?? '');

/** Of two countries with one name the first. */
const COUNTRY_BY_NAME: ReadonlyMap<string, number> = new Map(
  countries
    .toReversed()
    .flatMap(({ id, english_name, arabic_name, iso2 }) =>
      [english_name, arabic_name, iso2].map((name) => [toSearchKey(name), id] as const),
    ),
);

/** Undefined: the text is no date. */
const dateOf = (text: string): string | null | undefined => (text === '' ? null : parseTypedDate(text));

/** How a cell is compared with the words of a list; undefined where it holds more than a word. */
const wordKey = (text: string): string | undefined => (text.length > LONGEST_WORD ? undefined : toSearchKey(text));
