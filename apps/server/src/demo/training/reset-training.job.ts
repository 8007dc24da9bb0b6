import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { Job } from '../../worker/job';
import { announce } from '../../db/announce';
import { hashPassword } from '../../infra/crypto';
import { endSessions } from '../../sessions/open-session';
import { removeFiles } from '../../modules/uploads';
import { asPlatform, type Services } from '../../services';
import { DEMO_PASSWORD } from '../texts/demo-logins';
import { fillTrainingSalon } from './fill-training-salon';
import { emptyTrainingSalon, lockTrainingSalon, trainingUploads } from './training.repo';

export const trainingJobs: readonly Job[] = [
  { task: 'reset-training-salon', cron: '40 0 * * *', run: resetTrainingSalon },
];

/**
 * Puts the training salon back to how it began, all or nothing. Whoever is in it is signed out and may walk in again.
 */
export async function resetTrainingSalon(services: Services): Promise<void> {
  const now = services.clock();
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const uploads = await asPlatform(services, async (tx) => {
    if (!(await lockTrainingSalon(tx))) return [];
    const stored = await trainingUploads(tx);
    await endSessions(tx, { accountId: TRAINING_ACCOUNT_ID }, 'training-reset', now);
    await emptyTrainingSalon(tx);
    await fillTrainingSalon({ services, tx, now }, password_hash);
    announce(tx, { channel: 'session', account_id: TRAINING_ACCOUNT_ID });
    return stored;
  });
  await removeFiles(services.storage, uploads);
}
