/**
 * Cells of a CSV text, told one by one: quotes, doubled quotes, line breaks inside quotes; commas, semicolons or tabs,
 * whichever the first line uses most.
 */
export function parseCsv(text: string, put: (row: number, column: number, text: string) => void): void {
  const separator = separatorOf(text);
  let [row, column] = [0, 0];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    put(row, column, cell);
    column += 1;
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      [row, column] = [row + 1, 0];
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
}

function separatorOf(text: string): string {
  const firstLine = text.slice(0, text.search(/\r?\n|$/));
  return [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0]!;
}
