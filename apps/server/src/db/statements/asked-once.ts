import { courseOf, type Tx } from '../database';
import type { DB } from '../schema';
import { isTold } from './touched-tables';

type Table = keyof DB;
type Asked = { of: readonly Table[]; answer: Promise<unknown> };

const memories = new WeakMap<Tx, Map<string, Asked>>();

/** While `work` runs, `askedOnce` keeps the answers of this transaction. */
export async function remembering<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const course = courseOf(tx);
  const memory = new Map<string, Asked>();
  course.onWrite = (table) => {
    for (const [question, { of }] of memory) if (of.includes(table)) memory.delete(question);
  };
  memories.set(tx, memory);
  try {
    return await work();
  } finally {
    memories.delete(tx);
    course.onWrite = undefined;
  }
}

/**
 * Who lives through a year asks the same of a salon thousands of times: in a quiet transaction the answer is kept until
 * the transaction writes one of the tables it is `of`. Requests always ask, because others write meanwhile, and whoever
 * locks has to ask anew, too.
 */
export function askedOnce<T>(tx: Tx, question: string, of: readonly Table[], ask: () => Promise<T>): Promise<T> {
  const memory = memories.get(tx);
  if (!memory) return ask();
  const known = memory.get(question);
  if (known) return known.answer as Promise<T>;
  if (of.some((table) => !isTold(table))) throw new Error(`Nobody hears when ${of.join(', ')} are written.`);
  const answer = ask();
  memory.set(question, { of, answer });
  // A question that failed has no answer.
  answer.catch(() => memory.delete(question));
  return answer;
}

/** What was written since is taken back, and with it whatever was asked in between. */
export const askAnew = (tx: Tx): void => memories.get(tx)?.clear();
