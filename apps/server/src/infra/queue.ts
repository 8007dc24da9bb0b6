import { AppError } from '@rawnaq/domain/kernel/app-error';

export type Queue = {
  /**
   * Runs it when its turn comes. Too many waiting, or too long a wait, is told at once as "later", never by letting all
   * of them starve.
   */
  run: <T>(work: () => Promise<T>, from?: string) => Promise<T>;
};
type QueueOptions = {
  atOnce: number;
  waiting: number;
  longestWaitMs: number;
  /** Of those who wait, at most so many of one origin: a crowd from one place leaves room for others. */
  waitingFromOne?: number;
};
type Ticket = { start: () => void; from: string | undefined };

/** Heavy work takes turns: what a burst asks for is done one after the other, and the rest of the server goes on. */
export function newQueue({ atOnce, waiting, longestWaitMs, waitingFromOne = waiting }: QueueOptions): Queue {
  const line: Ticket[] = [];
  let running = 0;
  const refusal = (): AppError =>
    new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(longestWaitMs / 2000)) });

  const turn = (from: string | undefined): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const fromHere = from === undefined ? 0 : line.filter((ticket) => ticket.from === from).length;
    if (line.length >= waiting || fromHere >= waitingFromOne) throw refusal();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(ticket), 1);
        reject(refusal());
      }, longestWaitMs);
      const ticket: Ticket = {
        from,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      line.push(ticket);
    });
  };

  return {
    async run(work, from) {
      await turn(from);
      try {
        return await work();
      } finally {
        // A place is handed on, so that nobody who comes now overtakes the line.
        const next = line.shift();
        if (next) next.start();
        else running -= 1;
      }
    },
  };
}
