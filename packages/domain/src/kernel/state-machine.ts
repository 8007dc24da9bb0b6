import { AppError } from './app-error';
import type { Choice, Tone } from './list';
import type { Localized } from './localized';

type Code = string | number;
type CodeRow = { code: Code; label: Localized; tone?: Tone; normal?: true };
type StateRow = CodeRow & { tone: Tone; moves: readonly string[] };

export type CodeList<Rows extends Record<string, CodeRow> = Record<string, CodeRow>> = {
  rows: Rows;
  /** The stored code of each name: `appointmentStates.codes.scheduled`. */
  codes: { [Name in keyof Rows]: Rows[Name]['code'] };
  /** For filters, badges and exports. */
  choices: readonly Choice[];
};

export type StateMachine<Rows extends Record<string, StateRow> = Record<string, StateRow>> = CodeList<Rows>;

export type CodeIn<List extends { codes: Record<string, Code> }> = List['codes'][keyof List['codes']];
export type NameIn<List extends { rows: Record<string, CodeRow> }> = keyof List['rows'] & string;

/** A list of codes that stand for words and never change into each other. */
export function defineCodes<const Rows extends Record<string, CodeRow>>(rows: Rows): CodeList<Rows> {
  const seen = new Set<Code>();
  for (const [name, { code }] of Object.entries(rows)) {
    if (seen.has(code)) throw new Error(`Code ${code} of "${name}" is already taken`);
    seen.add(code);
  }
  return {
    rows,
    codes: Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.code])) as CodeList<Rows>['codes'],
    choices: Object.values(rows).map(({ code, label, tone, normal }) => ({
      value: code,
      label,
      ...(tone && { tone }),
      ...(normal && { normal }),
    })),
  };
}

/**
 * Codes with the moves that are legal between them. The table is checked when it is defined, so a wrong one does not
 * boot.
 */
export function defineStates<const Rows extends Record<string, StateRow>>(
  rows: Rows & { [Name in keyof Rows]: { moves: readonly (keyof Rows & string)[] } },
): StateMachine<Rows> {
  for (const [name, { moves }] of Object.entries<StateRow>(rows)) {
    for (const target of moves) {
      if (!Object.hasOwn(rows, target)) throw new Error(`"${name}" moves to "${target}", which is not a state`);
      if (target === name) throw new Error(`"${name}" moves to itself`);
    }
  }
  return defineCodes<Rows>(rows);
}

export const isCodeOf = <List extends CodeList>(list: List, value: unknown): value is CodeIn<List> =>
  rowOf(list, value) !== undefined;

export function nameOf<List extends CodeList>(list: List, code: CodeIn<List>): NameIn<List> {
  return Object.keys(list.rows).find((name) => list.rows[name]!.code === code) as NameIn<List>;
}

export const labelOf = <List extends CodeList>(list: List, code: CodeIn<List>): Localized => knownRow(list, code).label;

/** The word of each name, for sentences in which one of them stands. */
export const wordsOf = <List extends CodeList>(list: List): { [Name in NameIn<List>]: Localized } =>
  Object.fromEntries(Object.entries(list.rows).map(([name, { label }]) => [name, label])) as {
    [Name in NameIn<List>]: Localized;
  };

export function canMove<Machine extends StateMachine>(
  machine: Machine,
  from: CodeIn<Machine>,
  to: CodeIn<Machine>,
): boolean {
  return movesOf(machine, from).includes(to);
}

/** The codes reachable in one step: what buttons to offer. */
export function movesOf<Machine extends StateMachine>(machine: Machine, from: CodeIn<Machine>): CodeIn<Machine>[] {
  const row = rowOf(machine, from) as StateRow | undefined;
  return (row?.moves ?? []).map((name) => machine.rows[name]!.code as CodeIn<Machine>);
}

/** Returns the new code, or refuses with the catalogue's sentence. */
export function move<Machine extends StateMachine, To extends CodeIn<Machine>>(
  machine: Machine,
  from: CodeIn<Machine>,
  to: To,
): To {
  if (!canMove(machine, from, to)) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  return to;
}

const rowOf = (list: CodeList, value: unknown): CodeRow | undefined =>
  Object.values(list.rows).find((row) => row.code === value);

function knownRow(list: CodeList, code: Code): CodeRow {
  const row = rowOf(list, code);
  if (!row) throw new Error(`Unknown code ${code}`);
  return row;
}
