import { parseSync } from '@libpg-query/parser';
import { lineAt } from './source.mjs';

/**
 * Migrations that could run on tables spread over servers (docs/how-to/grow.md).
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {Record<string, any>} Statement
 */

/** What ran before these rules is never changed. */
const LAST_BEFORE = 147;

/**
 * The parser must have been loaded.
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function newMigrations(path, text) {
  const number = Number(/\/(\d+)_[^/]*\.sql$/.exec(path)?.[1] ?? Number.NaN);
  if (!(number > LAST_BEFORE)) return [];
  return (parseSync(text).stmts ?? []).flatMap(({ stmt, stmt_location = 0 }) =>
    faultsOf(/** @type {Statement} */ (stmt)).map((message) => ({ line: lineOf(text, stmt_location), message })),
  );
}

/**
 * Places are counted in bytes, and begin with what stands before the statement.
 * @param {string} text
 * @param {number} bytes
 */
function lineOf(text, bytes) {
  const before = Buffer.from(text).subarray(0, bytes).toString().length;
  const blank = /^(?:\s|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(before))?.[0] ?? '';
  return lineAt(text, before + blank.length);
}

/** @param {Statement} stmt */
function faultsOf({ VariableSetStmt, CreateTrigStmt, AlterTableStmt, CreateStmt }) {
  if (VariableSetStmt?.name === 'role' || VariableSetStmt?.name === 'session_authorization')
    return ['switches roles: turn forced row-level security off around the lines that fill rows'];
  if (CreateTrigStmt) return ['makes a trigger: let the use case do it'];
  if (AlterTableStmt) return alterFaults(AlterTableStmt.cmds.map((/** @type {Statement} */ one) => one.AlterTableCmd));
  if (CreateStmt) return unnamedExclusions(CreateStmt.tableElts ?? []);
  return [];
}

/** @param {Statement[]} commands */
function alterFaults(commands) {
  const added = commands.filter(({ subtype }) => subtype === 'AT_AddConstraint').map(({ def }) => def);
  const hasHeavyColumn = commands
    .filter(({ subtype }) => subtype === 'AT_AddColumn')
    .flatMap(({ def }) => def.ColumnDef.constraints ?? [])
    .some(({ Constraint }) => ['CONSTR_CHECK', 'CONSTR_IDENTITY'].includes(Constraint.contype));
  return [
    ...(hasHeavyColumn ? ['adds a column with a check or an identity: add the constraint by an ALTER of its own'] : []),
    ...(added.length > 1 ? ['adds several constraints at once: one for each ALTER'] : []),
    ...unnamedExclusions(added),
  ];
}

/** @param {Statement[]} elements */
const unnamedExclusions = (elements) =>
  elements.some(({ Constraint }) => Constraint?.contype === 'CONSTR_EXCLUSION' && !Constraint.conname)
    ? ['has an exclusion constraint without a name']
    : [];
