import type { Statement } from '../../../apps/server/bench/record-request';
import { inDatabase } from '../filled-database';
import { asText, literal, typesOf } from '../pgbench-script';

type Recorded = { statements: readonly Statement[]; answer: Record<string, unknown> };

/** What the server gave out while one bill was recorded, and the names under which pgbench has its own. */
const GIVEN = [
  { asks: /^select nextval\('invoices_id_seq'\)/, variable: 'invoice' },
  { asks: /^insert into "journals"/, variable: 'journal' },
  { asks: /^insert into "invoice_series"/, variable: 'number' },
] as const;

/**
 * The recorded statements of one bill as a script of pgbench. What the database gives out (the id, the number, the
 * journal) is asked for and handed on as the server does; keys and customers differ; everything else stays to the
 * letter. `leaveOut`: without what these find.
 */
export async function invoiceScript(
  url: string,
  { statements, answer }: Recorded,
  customers: readonly number[],
  leaveOut?: RegExp,
): Promise<string> {
  const ids = { invoice: String(answer.id), journal: journalIn(statements) };
  const one = `(array[${customers.join(', ')}])[:client_id + 1]::text`;
  const again = `('bench-' || :run || '-' || :client_id || '-' || :turn)`;
  const lines = ['\\set turn :turn + 1'];
  await inDatabase(
    url,
    async (client) => {
      for (const { text, values } of statements) {
        if (leaveOut?.test(text)) continue;
        const types = values.length ? await typesOf(client, text) : [];
        const columns =
          /^insert into "invoices" \(([^)]+)\)/.exec(text)?.[1]?.replaceAll(/["\s]/g, '').split(',') ?? [];
        const filled = text.replace(/\$(\d+)/g, (_, place: string) => {
          const index = Number(place) - 1;
          const value = asText(values[index]);
          if (columns[index] === 'number') return `:number`;
          if (columns[index] === 'unique_id') return again;
          if (value === ids.invoice) return `:invoice::${types[index]}`;
          if (value === ids.journal) return `:journal::${types[index]}`;
          if (value === String(customers[0])) return `${one}::${types[index]}`;
          return literal(value, types[index]!, [['recorded-0', again]]);
        });
        const given = GIVEN.find(({ asks }) => asks.test(text));
        const said = filled.replace(/\s+/g, ' ').trim();
        lines.push(
          given ? `${said} \\gset ${given.variable}_` : `${said};`,
          ...(given ? [renamed(given.variable)] : []),
        );
      }
    },
    '-c role=rawnaq_app',
  );
  return `${lines.join('\n')}\n`;
}

/** `\gset invoice_` makes `:invoice_id`; the script knows it as `:invoice`. */
const renamed = (variable: (typeof GIVEN)[number]['variable']): string =>
  `\\set ${variable} :${variable}_${variable === 'number' ? 'last_number' : 'id'}`;

/** The first posting names its journal: the second value of its row. */
function journalIn(statements: readonly Statement[]): string {
  const postings = statements.find(({ text }) => text.startsWith('insert into "postings"'));
  if (!postings) throw new Error('The recorded bill posts nothing');
  return String(postings.values[1]);
}
