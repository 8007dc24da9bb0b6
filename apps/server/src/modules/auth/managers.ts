import { platformRoles } from '@rawnaq/domain/roles/built-in-roles';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Tx } from '../../db/database';
import { newToken, sha256 } from '../../infra/crypto';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { addRole } from '../roles';
import { createUser } from './create-user';
import { addReset } from './password-resets.repo';
import { hasManagers } from './users.repo';

/** A member of the platform's staff with every right. */
export async function addManager(tx: Tx, manager: { name: string; email: string; password_hash: string | null }): Promise<number> {
  const role_id = await addRole(tx, PLATFORM_ACCOUNT, 'manager-administrator', platformRoles['manager-administrator']);
  return createUser(tx, { account_id: PLATFORM_ACCOUNT, kind: 'manager', ...manager, role_id });
}

const DAY = 86_400_000;

/** An empty production database has no way in. The person named in the configuration gets a link, once. */
export async function ensureFirstManager(services: Services, say: (line: string) => void): Promise<void> {
  const email = services.config.firstManagerEmail;
  if (!email) return;
  const now = services.clock();
  await asPlatform(services, async (tx) => {
    if (await hasManagers(tx)) return;
    const user_id = await addManager(tx, { name: email.split('@')[0]!, email, password_hash: null });
    const token = newToken(PLATFORM_ACCOUNT);
    await addReset(tx, { account_id: PLATFORM_ACCOUNT, user_id, token_hash: sha256(token), now, expires_at: new Date(now.getTime() + DAY) });
    say(`First manager ${email}: set the password within a day at ${services.config.publicUrl}${pathTo('manager-reset-password', 'en', { token })}`);
  });
}
