import { asPlatform, type Services } from '../../services';
import type { Job } from '../../worker/job';
import { connectionDriver } from './connection-driver';
import { findConnection } from './connections.repo';
import { linesToAsk } from './lines-to-ask.repo';
import { noteLineState, releaseWaiting } from './line-state';

const FRESH_MS = 4 * 60_000;
const AT_ONCE = 8;

export const messageLineJobs: readonly Job[] = [
  { task: 'refresh-whatsapp-lines', cron: '*/5 * * * *', run: refreshLines },
];

/** Asks each line how it is. One in trouble does not keep the others waiting. */
async function refreshLines(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - FRESH_MS);
  const due = await asPlatform(services, (tx) => linesToAsk(tx, before));
  for (let start = 0; start < due.length; start += AT_ONCE)
    await Promise.all(due.slice(start, start + AT_ONCE).map(({ account_id }) => refresh(services, account_id)));
}

async function refresh(services: Services, accountId: number): Promise<void> {
  try {
    const connection = await asPlatform(services, (tx) => findConnection({ tx, accountId }));
    if (!connection) return;
    await noteLineState(services, accountId, await connectionDriver(services, connection).state());
    // Whoever began to wait while the line came back is not forgotten.
    await asPlatform(services, (tx) => releaseWaiting({ tx, accountId }));
  } catch (error) {
    services.log.error({ err: error, account_id: accountId }, 'WhatsApp line not asked');
  }
}
