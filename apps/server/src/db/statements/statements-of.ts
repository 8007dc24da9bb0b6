/** A quoted text, a body between dollars, a comment, the end of a statement, or one letter of anything else. */
const PART = /'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\/|;|[\s\S]/g;

/** The statements of a migration, each to be sent as a message of its own. Comments stay with what they explain. */
export function statementsOf(sql: string): string[] {
  const statements = [''];
  for (const [part] of sql.matchAll(PART)) {
    if (part === ';') statements.push('');
    else statements[statements.length - 1] += part;
  }
  return statements.filter((statement) => /\S/.test(statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')));
}
