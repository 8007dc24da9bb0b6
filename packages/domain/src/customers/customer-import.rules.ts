import { checkImportedCustomer } from '../kernel/business-validators';
import { looksLikeCardNumber } from '../kernel/card-number';
import { countries } from '../kernel/countries';
import { toPlainNumberText } from '../kernel/digits';
import { isLocalDate } from '../kernel/local-date';
import { mobileKey, normaliseMobile } from '../kernel/phone';
import { toSearchKey } from '../kernel/search-key';
import { validationMessage as say, type ValidationMessage } from '../kernel/validation-texts';
import { checkEmail, checkMaxLength, firstOf, type Checked } from '../kernel/validators';
import { importColumns, type ImportColumn } from './customer-import.contract';
import { customerLanguages, genders } from './customer.states';

/** A cell as the sheet has it. Dates arrive as `2026-11-15` whatever the sheet's format was. */
export type SheetRow = readonly (string | null)[];
export type ImportCells = {
  name: string;
  mobile: string;
  email: string | null;
  gender: number;
  nationality_id: number | null;
  birth_date: string | null;
  preferred_language: string | null;
  notes: string | null;
};
export type ImportProblem = { column: ImportColumn } & ValidationMessage;
export type CheckedRow = { row_number: number; cells: ImportCells; problems: ImportProblem[] };

/** Which column of the sheet holds what. Undefined when name or mobile is missing. */
export function readHeadings(headings: SheetRow): Map<ImportColumn, number> | undefined {
  const places = new Map<ImportColumn, number>();
  headings.forEach((heading, index) => {
    const words = (heading ?? '').split('/').map(toSearchKey);
    const column = importColumns.find(({ key, label }) =>
      words.some((word) => word === toSearchKey(label.en) || word === toSearchKey(label.ar) || word === key),
    );
    if (column && !places.has(column.key)) places.set(column.key, index);
  });
  return importColumns.every(({ key, required }) => !required || places.has(key)) ? places : undefined;
}

/** Mobile keys of the rows, to ask the account about them once. */
export const keysOf = (rows: readonly SheetRow[], places: ReadonlyMap<ImportColumn, number>): string[] =>
  rows.flatMap((row) => {
    const stored = normaliseMobile(textAt(row, places.get('mobile')));
    return stored ? [mobileKey(stored)] : [];
  });

/** Checks all rows below the headings; the first of two rows with one number is the good one. */
export function checkRows(
  rows: readonly SheetRow[],
  places: ReadonlyMap<ImportColumn, number>,
  inAccount: ReadonlySet<string>,
): CheckedRow[] {
  const inSheet = new Set<string>();
  return rows.flatMap((row, index) => {
    if (row.every((cell) => (cell ?? '').trim() === '')) return [];
    const checked = checkRow(row, places, { inAccount, inSheet });
    // Row 1 holds the headings.
    return [{ row_number: index + 2, ...checked }];
  });
}

function checkRow(
  row: SheetRow,
  places: ReadonlyMap<ImportColumn, number>,
  known: { inAccount: ReadonlySet<string>; inSheet: Set<string> },
): Omit<CheckedRow, 'row_number'> {
  const text = (column: ImportColumn): string => textAt(row, places.get(column));
  const [name, mobile, email, notes] = [text('name'), text('mobile'), text('email'), text('notes')];
  const [gender, nationality, birthDate, language] = [
    genderOf(text('gender')),
    nationalityOf(text('nationality')),
    dateOf(text('birth_date')),
    languageOf(text('language')),
  ];
  const client = checkImportedCustomer({ name, mobile }, known);
  const stored = normaliseMobile(mobile);
  if (stored && !client.mobile) known.inSheet.add(mobileKey(stored));
  const checks: Record<ImportColumn, Checked> = {
    name: firstOf(client.name, checkMaxLength(name, 100)),
    mobile: client.mobile,
    email: checkEmail(email),
    gender: gender === undefined ? say('not-in-list') : undefined,
    nationality: nationality === undefined ? say('not-in-list') : undefined,
    birth_date: birthDate === undefined ? say('date') : undefined,
    language: language === undefined ? say('not-in-list') : undefined,
    notes: firstOf(checkMaxLength(notes, 1000), looksLikeCardNumber(notes) ? say('card-number') : undefined),
  };
  return {
    cells: {
      name: name.slice(0, 300),
      mobile: stored ?? mobile.slice(0, 60),
      email: email.toLowerCase().slice(0, 254) || null,
      gender: gender ?? 4,
      nationality_id: nationality ?? null,
      birth_date: birthDate ?? null,
      preferred_language: language ?? null,
      notes: notes.slice(0, 1000) || null,
    },
    problems: importColumns.flatMap(({ key }) => (checks[key] ? [{ column: key, ...checks[key] }] : [])),
  };
}

const textAt = (row: SheetRow, place: number | undefined): string =>
  place === undefined ? '' : (row[place] ?? '').replace(/\s+/g, ' ').trim();

/** Undefined: the text means none of them. */
function genderOf(text: string): number | undefined {
  if (text === '') return genders.codes.not_specific;
  return Object.values(genders.rows).find(
    ({ code, label }) => isSame(text, label.en) || isSame(text, label.ar) || text === String(code),
  )?.code;
}

/** `ar`, Arabic, العربية, عربي, and the same of English. */
function languageOf(text: string): string | null | undefined {
  if (text === '') return null;
  return Object.values(customerLanguages.rows).find(({ code, label }) =>
    [label.en, label.ar, code, ...SHORT_NAMES[code]].some((name) => isSame(text, name)),
  )?.code;
}

const SHORT_NAMES = { ar: ['عربي', 'عربية'], en: ['إنجليزي', 'انجليزية'] };

function nationalityOf(text: string): number | null | undefined {
  if (text === '') return null;
  return countries.find(
    (country) => isSame(text, country.english_name) || isSame(text, country.arabic_name) || isSame(text, country.iso2),
  )?.id;
}

/** `1990-04-21`, and as people write it: 21/4/1990, 21-04-1990. */
function dateOf(text: string): string | null | undefined {
  const plain = toPlainNumberText(text);
  if (plain === '') return null;
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain);
  const date = parts ? `${parts[3]}-${parts[2]!.padStart(2, '0')}-${parts[1]!.padStart(2, '0')}` : plain;
  return isLocalDate(date) ? date : undefined;
}

const isSame = (a: string, b: string): boolean => toSearchKey(a) === toSearchKey(b);
