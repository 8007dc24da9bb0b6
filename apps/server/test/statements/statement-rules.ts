import { parseSync } from '@libpg-query/parser';

/**
 * What a statement may not do if the tables shall one day be spread over servers by account (docs/how-to/grow.md).
 * The parser is PostgreSQL's own; nothing here needs a database.
 */
export type Catalogue = {
  /** Tenant tables and the column with their account. */
  keys: ReadonlyMap<string, string>;
  /** Lists that every salon reads and the platform writes. */
  shared: ReadonlySet<string>;
  /**
   * Functions by name ("app.enqueue", "now"): v has side effects or another answer each time, s depends on settings.
   */
  volatility: ReadonlyMap<string, 'v' | 's'>;
};
export type Rule =
  | 'account'
  | 'lock'
  | 'insert-select'
  | 'insert-sub-select'
  | 'side-effect'
  | 'over-columns'
  | 'set-config'
  /** Writes a shared list after all accounts were read; the recorder sees it. */
  | 'shared';
type Fault = {
  rule: Rule;
  message: string;
};
export type Judgement = {
  faults: Fault[];
  /** Reads or writes tenant tables of all accounts. */
  crosses: boolean;
  writes: string[];
  writesShared: string[];
  tables: string[];
};

type Node = { [name: string]: unknown };
type Item = { alias: string; table: string | undefined };
type Names = { ctes: ReadonlySet<string>; variables: ReadonlySet<string> };

/** `variables`: names that stand for values, as those of a PL/pgSQL function do. */
export function judge(text: string, catalogue: Catalogue, variables: ReadonlySet<string> = new Set()): Judgement {
  const result: Judgement = { faults: [], crosses: false, writes: [], writesShared: [], tables: [] };
  for (const { stmt } of (parseSync(text) as { stmts?: { stmt: Node }[] }).stmts ?? []) {
    const reader = new Reader(catalogue, result);
    reader.query(stmt, { ctes: new Set(), variables });
    reader.sideEffects(stmt);
  }
  return result;
}

const NO_SIDE_EFFECT = new Set(['random', 'gen_random_uuid', 'clock_timestamp']);

class Reader {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly result: Judgement,
  ) {}

  /** One level of a statement and everything below it. */
  query(stmt: Node, names: Names): void {
    const [kind, body] = Object.entries(stmt)[0] as [string, Node];
    const inner = this.withCtes(body, names);
    if (kind === 'SelectStmt') this.select(body, inner);
    else if (kind === 'InsertStmt') this.insert(body, inner);
    else if (kind === 'UpdateStmt' || kind === 'DeleteStmt') this.change(kind, body, inner);
    else this.below(body, inner);
  }

  sideEffects(stmt: Node): void {
    for (const name of calls(stmt)) {
      if (name === 'set_config') this.fault('set-config', 'set_config() does not travel: use SET LOCAL');
      else if (
        this.result.tables.length > 0 &&
        this.catalogue.volatility.get(name) === 'v' &&
        !NO_SIDE_EFFECT.has(name)
      )
        this.fault('side-effect', `${name}() stands in a statement over ${this.result.tables[0]}: let it stand alone`);
    }
  }

  private withCtes(body: Node, names: Names): Names {
    const list = ((body.withClause as Node | undefined)?.ctes ?? []) as { CommonTableExpr: Node }[];
    if (list.length === 0) return names;
    const inner = {
      ...names,
      ctes: new Set([...names.ctes, ...list.map((one) => String(one.CommonTableExpr.ctename))]),
    };
    for (const one of list) this.query(one.CommonTableExpr.ctequery as Node, inner);
    return inner;
  }

  private select(body: Node, names: Names): void {
    if (body.op !== 'SETOP_NONE') {
      for (const side of [body.larg, body.rarg]) this.query({ SelectStmt: side }, names);
      return;
    }
    const scope = this.scope(listOf(body.fromClause), listOf(body.whereClause), names);
    this.accounts(scope, listOf(body.lockingClause).length > 0);
    this.below({ ...body, withClause: undefined }, names);
  }

  private insert(body: Node, names: Names): void {
    const table = nameOf(body.relation as Node);
    this.touch(table, true);
    const source = (body.selectStmt as { SelectStmt: Node } | undefined)?.SelectStmt;
    if (this.catalogue.keys.has(table)) {
      if (source && !source.valuesLists)
        this.fault('insert-select', `insert … select into ${table}: rows travel as VALUES`);
      if (source && contains(source.valuesLists, 'SubLink'))
        this.fault('insert-sub-select', `a sub-select among the values for ${table}`);
      this.overColumns(table, [(body.onConflictClause as Node | undefined)?.targetList, body.returningList], names);
    }
    this.below({ ...body, withClause: undefined }, names);
  }

  private change(kind: string, body: Node, names: Names): void {
    const relation = { RangeVar: body.relation };
    const table = nameOf(body.relation as Node);
    this.touch(table, true);
    const scope = this.scope(
      [relation, ...listOf(body.fromClause ?? body.usingClause)],
      listOf(body.whereClause),
      names,
    );
    this.accounts(scope, false);
    if (this.catalogue.keys.has(table))
      this.overColumns(
        table,
        [kind === 'UpdateStmt' ? body.targetList : undefined, body.whereClause, body.returningList],
        names,
      );
    this.below({ ...body, withClause: undefined, relation: undefined }, names);
  }

  /** Statements inside expressions and FROM, each a level of its own. */
  private below(value: unknown, names: Names): void {
    for (const node of nodes(value))
      if (node.SubLink) {
        const link = node.SubLink as Node;
        this.query(link.subselect as Node, names);
        this.below(link.testexpr, names);
      } else if (node.SelectStmt) this.query(node, names);
      else if (node.RangeSubselect) this.query((node.RangeSubselect as Node).subquery as Node, names);
      else this.below(Object.values(node), names);
  }

  private scope(from: Node[], where: Node[], names: Names): Scope {
    const scope = new Scope(this.catalogue.keys, names.variables);
    for (const node of from) this.addItem(node, scope, names);
    for (const condition of where) scope.learn(condition);
    return scope;
  }

  private addItem(node: Node, scope: Scope, names: Names): void {
    if (node.JoinExpr) {
      const join = node.JoinExpr as Node;
      this.addItem(join.larg as Node, scope, names);
      this.addItem(join.rarg as Node, scope, names);
      if (join.quals) scope.learn(join.quals as Node);
      if (contains(join.usingClause, 'account_id')) scope.joinAll();
    } else if (node.RangeVar) {
      const range = node.RangeVar as Node;
      const table = nameOf(range);
      const isCte = !range.schemaname && names.ctes.has(table);
      if (!isCte) this.touch(table, false);
      scope.add({
        alias: String((range.alias as Node | undefined)?.aliasname ?? table),
        table: !isCte && this.catalogue.keys.has(table) ? table : undefined,
      });
    }
  }

  private accounts(scope: Scope, locks: boolean): void {
    for (const { alias, table } of scope.withoutAccount()) {
      this.result.crosses = true;
      this.fault('account', `${table}${alias === table ? '' : ` ${alias}`} has no account of its own`);
      if (locks) this.fault('lock', `locks rows of ${table} of all accounts`);
    }
  }

  /** Workers would each reckon it for themselves, so it is refused there. */
  private overColumns(table: string, parts: unknown[], { variables }: Names): void {
    const returning = parts.at(-1);
    for (const part of parts)
      for (const { name, args } of callNodes(part)) {
        if (!this.catalogue.volatility.has(name)) continue;
        if (part === returning || [...deep(args)].some((node) => node.ColumnRef && !variables.has(fieldsOf(node)[0]!)))
          this.fault('over-columns', `${name}() over columns in a change of ${table}`);
      }
  }

  private touch(table: string, isWrite: boolean): void {
    if (this.catalogue.keys.has(table)) this.result.tables.push(table);
    if (isWrite) this.result.writes.push(table);
    if (isWrite && this.catalogue.shared.has(table)) this.result.writesShared.push(table);
  }

  private fault(rule: Fault['rule'], message: string): void {
    this.result.faults.push({ rule, message });
  }
}

/** The tables of one level, and which of them are tied to one account by equality. */
class Scope {
  private readonly items: Item[] = [];
  private readonly ties: [string, string][] = [];

  constructor(
    private readonly keys: ReadonlyMap<string, string>,
    private readonly variables: ReadonlySet<string>,
  ) {}

  add(item: Item): void {
    this.items.push(item);
  }

  joinAll(): void {
    const tenants = this.items.filter(({ table }) => table);
    for (const { alias } of tenants.slice(1)) this.ties.push([tenants[0]!.alias, alias]);
  }

  learn(condition: Node): void {
    const bool = condition.BoolExpr as Node | undefined;
    if (bool?.boolop === 'AND_EXPR') {
      for (const part of listOf(bool.args)) this.learn(part);
      return;
    }
    const compare = condition.A_Expr as Node | undefined;
    if (compare?.kind !== 'AEXPR_OP' || textOf(compare.name) !== '=') return;
    const [left, right] = [compare.lexpr as Node, compare.rexpr as Node].map((side) => this.sideOf(side));
    if (left && right) this.ties.push([left, right]);
  }

  withoutAccount(): { alias: string; table: string }[] {
    const known = new Set([VALUE]);
    for (let grew = true; grew;) {
      grew = false;
      for (const [left, right] of this.ties)
        if (known.has(left) !== known.has(right)) {
          known.add(left).add(right);
          grew = true;
        }
    }
    return this.items.flatMap(({ alias, table }) => (table && !known.has(alias) ? [{ alias, table }] : []));
  }

  /** The alias whose account it is, VALUE for a value, nothing for anything else. */
  private sideOf(node: Node): string | undefined {
    if (node.TypeCast) return this.sideOf((node.TypeCast as Node).arg as Node);
    if (node.ParamRef || node.A_Const) return VALUE;
    const fields = node.ColumnRef ? fieldsOf(node) : [];
    const [qualifier, column] = fields.length === 2 ? fields : [undefined, fields[0]];
    if (column === undefined) return undefined;
    const item = this.items.find(({ alias, table }) =>
      qualifier === undefined ? table && this.keys.get(table) === column : alias === qualifier,
    );
    if (item) return item.table && this.keys.get(item.table) === column ? item.alias : undefined;
    return this.variables.has(qualifier ?? column) ? VALUE : undefined;
  }
}

const VALUE = '$value';

const listOf = (value: unknown): Node[] => (value === undefined ? [] : Array.isArray(value) ? value : [value as Node]);
const nameOf = (range: Node): string => String(range.relname);
const fieldsOf = (node: Node): string[] =>
  listOf((node.ColumnRef as Node).fields).map((field) => String((field.String as Node | undefined)?.sval ?? '*'));
const textOf = (names: unknown): string =>
  listOf(names)
    .map((one) => String((one.String as Node).sval))
    .join('.')
    .replace(/^pg_catalog\./, '');

function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodes(one);
  else if (typeof value === 'object' && value !== null) yield value as Node;
}

function* deep(value: unknown): Generator<Node> {
  for (const node of nodes(value)) {
    yield node;
    for (const inner of Object.values(node)) yield* deep(inner);
  }
}

const contains = (value: unknown, what: string): boolean =>
  [...deep(value)].some((node) => what in node || (node.String as Node | undefined)?.sval === what);

function* callNodes(value: unknown): Generator<{ name: string; args: unknown }> {
  for (const node of deep(value))
    if (node.FuncCall) {
      const call = node.FuncCall as Node;
      yield { name: textOf(call.funcname), args: call.args };
    }
}

const calls = (value: unknown): string[] => [...callNodes(value)].map(({ name }) => name);
