import type { Area } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Tx } from '../db/database';
import type { Services } from '../services';
import type { Session } from '../sessions/session';
import type { Ctx } from './context';

/**
 * The context of work a person asked for that goes on without her request. It only reads: there is no commit to wait
 * for.
 */
export const backgroundContext = (
  services: Services,
  asker: { session: Session; area: Area; language: Language },
  tx: Tx,
): Ctx => ({
  ...asker,
  accountId: asker.session.account.id,
  permissions: asker.session.permissions,
  now: services.clock(),
  tx,
  log: services.log,
  request: { id: 'job', ip: '', userAgent: '' },
  services,
  afterCommit: () => {
    throw new Error('Work in the background has no request to commit.');
  },
});
