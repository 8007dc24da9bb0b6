import type pg from 'pg';

const TRIES = 100;
const PAUSE_MS = 200;
const BUSY = ['42501', '55006'];

/**
 * Creates, copies or drops a database. A template can be copied by one at a time, and the server's own cleaner may be
 * at work in either for a moment, which only the server's own user may end: busy is waited for.
 */
export async function onWholeDatabase(client: pg.Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (attempt >= TRIES || !BUSY.includes((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
}
