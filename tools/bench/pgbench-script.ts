import { inDatabase } from './filled-database';
import type { Statement } from '../../apps/server/bench/record-request';

type Recorded = { statements: Statement[]; answer: Record<string, unknown> };
type Desk = { employee_id: number; customer_id: number };

/**
 * The recorded statements as a script of pgbench. What differs from booking to booking (the time, who does it for whom,
 * the keys and the new number) is put into the recorded values by the database itself; everything else stays to the
 * letter.
 */
export async function pgbenchScript(
  url: string,
  { statements, answer }: Recorded,
  desks: readonly Desk[],
): Promise<string> {
  const placing = statements.find(({ text }) => text.includes('app.add_appointment'));
  if (!placing) throw new Error('The recorded booking places no appointment');
  const head = placing.values.map(String).find((value) => value.includes('booking_id'))!;
  const { booking_id, start_at, end_at } = JSON.parse(head) as { booking_id: string; start_at: string; end_at: string };
  const later = (moment: string): string =>
    `to_char((${quoted(moment)}::timestamptz + make_interval(days => 40000 + :run * 366 + :turn / 40, mins => 15 ` +
    `* (:turn % 40)::int)) at time zone 'UTC', ${quoted('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')})`;
  const ofDesk = (key: keyof Desk): string =>
    `(array[${desks.map((desk) => desk[key]).join(', ')}])[:client_id + 1]::text`;
  const varying: [string, string][] = [
    [booking_id, `(:run || '-' || :client_id || '-' || :turn)`],
    ['recorded-0', `('bench-' || :run || '-' || :client_id || '-' || :turn)`],
    [start_at, later(start_at)],
    [end_at, later(end_at)],
    [`"employee_id":${desks[0]!.employee_id}`, `${quoted('"employee_id":')} || ${ofDesk('employee_id')}`],
    [`"customer_id":${desks[0]!.customer_id}`, `${quoted('"customer_id":')} || ${ofDesk('customer_id')}`],
  ];
  const placedAt = statements.indexOf(placing);
  const lines = ['\\set turn :turn + 1'];
  await inDatabase(
    url,
    async (client) => {
      for (const [index, { text, values }] of statements.entries()) {
        const types = values.length ? await typesOf(client, text) : [];
        const changing = index > placedAt ? [...varying, ...newNumber(String(answer.id))] : varying;
        const filled = text.replace(/\$(\d+)/g, (_, place: string) =>
          literal(asText(values[Number(place) - 1]), types[Number(place) - 1]!, changing),
        );
        lines.push(`${filled.replace(/\s+/g, ' ').trim()}${index === placedAt ? ' \\gset' : ';'}`);
      }
    },
    '-c role=rawnaq_app',
  );
  return `${lines.join('\n')}\n`;
}

/** Where the number of the new appointment stands by its name: the same digits may also be a part of something else. */
const newNumber = (id: string): [string, string][] =>
  ['"appointment_id":', '"id":', '\\"id\\":'].map((name) => [`${name}${id}`, `${quoted(name)} || :id`]);

async function typesOf(
  client: { query: (text: string) => Promise<{ rows: { types: string[] }[] }> },
  text: string,
): Promise<string[]> {
  await client.query(`prepare asked as ${text}`);
  const { rows } = await client.query(
    "select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'",
  );
  await client.query('deallocate asked');
  return rows[0]!.types;
}

/** As the driver would send it. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

function literal(value: string | null, type: string, varying: readonly (readonly [string, string])[]): string {
  if (value === null) return `null::${type}`;
  const filled = varying
    .filter(([from]) => value.includes(from))
    .reduce((text, [from, to]) => `replace(${text}, ${quoted(from)}, ${to})`, quoted(value));
  return `(${filled})::${type}`;
}

/** Without a colon: pgbench takes each before a letter for one of its variables, in quotes too. */
const quoted = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\u003a')}'`;
