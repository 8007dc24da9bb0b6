import { courseOf, type Tx } from './database';
import { remembering } from './statements/asked-once';

const quiet = new WeakSet<Tx>();

/**
 * While `work` runs, this transaction tells no open screen and queues no job: for who writes down what has long
 * happened. What the jobs would have done is hers to write, too.
 */
export async function quietly<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (quiet.has(tx)) return work();
  const course = courseOf(tx);
  const { changes, messages } = course;
  Object.assign(course, { changes: new Map(), messages: [] });
  quiet.add(tx);
  try {
    return await remembering(tx, work);
  } finally {
    quiet.delete(tx);
    Object.assign(course, { changes, messages });
  }
}

export const isQuiet = (tx: Tx): boolean => quiet.has(tx);
