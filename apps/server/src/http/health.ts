import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { asPlatform, type Services } from '../services';

const READY_LIMIT_MS = 2_000;

/**
 * `/health`: the process answers. `/ready`: it can reach its database and hears live messages, so it may get traffic.
 */
export function installHealth(server: FastifyInstance, services: Services): void {
  server.get(
    '/health',
    { schema: { response: { 200: { type: 'object', properties: { status: { type: 'string' } } } } } },
    async () => ({ status: 'ok' }),
  );
  server.get('/ready', async (_request, reply) => {
    const answered = asPlatform(services, (tx) => sql`select 1`.execute(tx)).then(
      () => true,
      () => false,
    );
    const database = await Promise.race([answered, late()]);
    const ready = database && services.live.isConnected();
    // Without its replica the process does its work all the same.
    const replica = services.replica && { replica: { lag_seconds: services.replica.lag() } };
    return reply.status(ready ? 200 : 503).send({ ready, database, live: services.live.isConnected(), ...replica });
  });
}

/**
 * In two steps: a process that was held up finds its timer before the answers that lie there already, and would call
 * the database silent. So it loses the first step only.
 */
async function late(): Promise<false> {
  for (let step = 0; step < 2; step += 1) await sleep(READY_LIMIT_MS / 2, undefined, { ref: false });
  return false;
}
