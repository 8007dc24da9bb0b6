import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { LIVE_CHANNEL, type LiveMessage } from '../live';
import type { Touched } from './touched-tables';

/** What a transaction has read and written so far, and what is said when it commits. */
export type Course = {
  accountId: number | null;
  reads: Set<string>;
  /** By account. */
  changes: Map<number, Set<string>>;
  messages: LiveMessage[];
  /** What was sent and nobody waits for; its end is the transaction's. */
  along: Promise<unknown>[];
  /** Hears of each table when a statement that writes it goes out. */
  onWrite?: ((table: Touched['writes'][number]['table']) => void) | undefined;
  /** The name of what it changed: whoever wrote it knows it again among the events. */
  id: string;
};

const PROCESS = randomBytes(4).toString('base64url');
let transactions = 0;

export const newCourse = (accountId: number | null): Course => ({
  accountId,
  reads: new Set(),
  changes: new Map(),
  messages: [],
  along: [],
  id: '',
});

/** A statement goes out with these values. */
export function follow(course: Course, { reads, writes }: Touched, values: readonly unknown[]): void {
  for (const table of reads) course.reads.add(table);
  for (const { table, accounts } of writes) {
    course.onWrite?.(table);
    const named = accounts.map((place) => Number(values[place - 1])).filter(Number.isSafeInteger);
    for (const accountId of named.length > 0 ? named : [course.accountId ?? 0]) change(course, accountId, table);
  }
}

export function change(course: Course, accountId: number, table: string): void {
  const known = course.changes.get(accountId);
  if (known) known.add(table);
  else course.changes.set(accountId, new Set([table]));
}

/** Every table it changed, whoever's row it was. */
export const changedIn = ({ changes }: Course): string[] => [
  ...new Set([...changes.values()].flatMap((some) => [...some])),
];

/** What is sent with COMMIT: one message that every process hears, or a few where one would not hold it all. */
export function closing(course: Course, prepares: boolean): pg.QueryConfig | undefined {
  if (course.changes.size === 0 && course.messages.length === 0) return undefined;
  transactions += 1;
  course.id = `${PROCESS}${transactions.toString(36)}`;
  const messages: LiveMessage[] = [
    ...course.messages,
    ...[...course.changes].map(([account_id, tables]): LiveMessage => ({
      channel: 'changed',
      account_id,
      tables: [...tables],
      by: course.id,
    })),
  ];
  const payloads = packed(messages.map((message) => JSON.stringify(message)));
  if (payloads.length === 1)
    return {
      ...(prepares && { name: 'live' }),
      text: 'select pg_notify($1, $2)',
      values: [LIVE_CHANNEL, payloads[0]],
    };
  return { text: 'select pg_notify($1, payload) from unnest($2::text[]) payload', values: [LIVE_CHANNEL, payloads] };
}

/** A payload of NOTIFY is shorter than 8000 bytes. */
const MOST_BYTES = 7_900;

export function packed(messages: readonly string[]): string[] {
  const payloads: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    const size = Buffer.byteLength(message) + 1;
    if (bytes + size > MOST_BYTES) {
      payloads.push([]);
      bytes = 1;
    }
    payloads.at(-1)!.push(message);
    bytes += size;
  }
  return payloads.map((some) => `[${some.join(',')}]`);
}
