/**
 * Bare numbers of states in SQL. Whatever is put into a text by its name stands there as a `?`.
 */

const SIGN = String.raw`(?:=|<>|!=|<=|>=|<|>)`;
/** A number of at most two digits, however it is dressed. */
const CODE = String.raw`\(?\s*'?\d{1,2}\b`;
const INSERT =
  /\binsert\s+into\s+[\w."]+(?:\s+as\s+\w+)?\s*\(([^()]*)\)\s*(?:overriding\s+\w+\s+value\s+)?(values|select)\b/gi;
/** One as it is inserted. */
const BARE = /^'?\d{1,2}'?(\s*::\s*\w+)?(\s+as\s+\w+)?$/i;

/** @param {string[]} names */
export function sqlReader(names) {
  const column = String.raw`((?:[a-z]+\.)*(?:[a-z]+_)*(?:${names.join('|')}))\b"?\)?(?:\s*::\s*\w+)?`;
  const patterns = [
    String.raw`\b${column}(?:\s*${SIGN}|\s+is\s+(?:not\s+)?distinct\s+from)\s*${CODE}`,
    String.raw`\b\d{1,2}\s*(?:=|<>|!=)\s*${column}`,
    String.raw`\b${column}\s+(?:not\s+)?in\s*\(\s*\d`,
    String.raw`\b${column}\s+(?:not\s+)?between\s+(?:symmetric\s+)?${CODE}`,
    String.raw`\b${column}\s*(?:=|<>|!=)\s*(?:any|all)\s*\(\s*(?:array\[\s*|'\{)\d`,
    String.raw`\bcase\s+${column}\s+when\s+\d`,
    String.raw`\bcoalesce\(\s*${column},\s*\d`,
    String.raw`\b(?:then|else)\s+\d+\s+(?:else\s+|end\s+as\s+)${column}`,
    String.raw`_build_object\([^)]*'(${names.join('|')})',\s*\d`,
  ].map((source) => new RegExp(source, 'i'));
  const isState = new RegExp(String.raw`^(?:[a-z]+_)*(?:${names.join('|')})$`, 'i');

  /**
   * @param {string} sql
   * @returns {{ state: string, start: number } | undefined}
   */
  return (sql) => {
    // Most texts have no number at all.
    if (!/\d/.test(sql) || /\b(create|alter)\s+(unique\s+)?(table|index)\b/i.test(sql)) return undefined;
    for (const pattern of patterns) {
      const found = pattern.exec(sql);
      if (found) return { state: found[1] ?? '', start: found.index };
    }
    return insertedCode(sql, isState);
  };
}

/**
 * `insert into invoices (id, status) values (?, 1)`, or `select ?, 1 from …`.
 * @param {string} sql
 * @param {RegExp} isState
 */
function insertedCode(sql, isState) {
  for (const insert of sql.matchAll(INSERT)) {
    const columns = (insert[1] ?? '').split(',').map((name) => name.trim().replaceAll('"', ''));
    const rest = sql.slice(insert.index + insert[0].length);
    const rows = insert[2]?.toLowerCase() === 'values' ? rowsOf(rest) : [listOf(rest).items];
    const state = columns.find((name, place) => isState.test(name) && rows.some((row) => BARE.test(row[place] ?? '')));
    if (state) return { state, start: insert.index };
  }
  return undefined;
}

/**
 * The values of each row: `(?, 1), (?, 2)`.
 * @param {string} sql
 */
function rowsOf(sql) {
  /** @type {string[][]} */
  const rows = [];
  let rest = sql;
  for (let open = /^[\s,]*\(/.exec(rest); open; open = /^[\s,]*\(/.exec(rest)) {
    const { items, end } = listOf(rest.slice(open[0].length));
    rows.push(items);
    rest = rest.slice(open[0].length + end + 1);
  }
  return rows;
}

/**
 * What stands between commas, and where the list ends.
 * @param {string} sql
 */
function listOf(sql) {
  const items = [''];
  let depth = 0;
  let end = 0;
  for (const part of sql.split(/('(?:[^']|'')*'|[(),]|\b(?:from|where|union|on|returning)\b)/i)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && /^(from|where|union|on|returning)$/i.test(part))) break;
    if (depth === 0 && part === ',') items.push('');
    else items[items.length - 1] += part;
    end += part.length;
  }
  return { items: items.map((item) => item.trim()), end };
}
