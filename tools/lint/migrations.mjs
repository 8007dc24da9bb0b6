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
 * From here on a function is a file of its own, which may change. Procedures that migrations call stay with them: each
 * finds the one of its time.
 */
const FIRST_WITHOUT_FUNCTIONS = 170;
const FUNCTIONS = 'apps/server/src/db/functions/';

/**
 * The parser must have been loaded.
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function newMigrations(path, text) {
  const number = Number(/\/(\d+)_[^/]*\.sql$/.exec(path)?.[1] ?? Number.NaN);
  if (!(number > LAST_BEFORE)) return [];
  return findings(text, (stmt) => [
    ...faultsOf(stmt),
    ...(number >= FIRST_WITHOUT_FUNCTIONS && stmt.CreateFunctionStmt && !stmt.CreateFunctionStmt.is_procedure
      ? [`makes a function: write it as a file in ${FUNCTIONS}, and drop here what has other arguments now`]
      : []),
  ]);
}

/**
 * One function for each file, called as the file, made so that it can be made again; and who may call it.
 * @param {string} path
 * @param {string} text
 * @returns {Finding[]}
 */
export function functionFiles(path, text) {
  if (!path.startsWith(FUNCTIONS)) return [];
  const name = path.slice(FUNCTIONS.length, -'.sql'.length);
  let made = 0;
  const found = findings(text, ({ CreateFunctionStmt: make, GrantStmt: grant }) => {
    if (grant) return [];
    if (!make) return ['does more than make its function and say who may call it: that is a migration'];
    made += 1;
    const called = make.funcname.map((/** @type {Statement} */ part) => part.String.sval).join('.');
    return [
      ...(make.replace && !make.is_procedure ? [] : ['must be made with `create or replace function`']),
      ...(called === `app.${name}` ? [] : [`makes ${called}: the file of a function is called as it is`]),
    ];
  });
  return made === 1 || found.length ? found : [{ line: 1, message: `makes ${made} functions: one for each file` }];
}

/**
 * @param {string} text
 * @param {(stmt: Statement) => string[]} judge
 * @returns {Finding[]}
 */
function findings(text, judge) {
  return (parseSync(text).stmts ?? []).flatMap(({ stmt, stmt_location = 0 }) =>
    judge(/** @type {Statement} */ (stmt)).map((message) => ({ line: lineOf(text, stmt_location), message })),
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
