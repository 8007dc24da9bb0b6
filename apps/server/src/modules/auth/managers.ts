import { platformRoles, type PlatformRoleName } from '@rawnaq/domain/roles/built-in-roles';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Tx } from '../../db/database';
import { newToken, sha256 } from '../../infra/crypto';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { addRole } from '../roles';
import { createUser } from './create-user';
import { addReset } from './password-resets.repo';
import { builtInRoleIds, hasManagers } from './users.repo';

/** A member of the platform's staff with every right. */
export async function addManager(
  tx: Tx,
  manager: { name: string; email: string; password_hash: string | null },
): Promise<number> {
  const { 'manager-administrator': role_id } = await addPlatformRoles(tx);
  return createUser(tx, { account_id: PLATFORM_ACCOUNT, kind: 'manager', ...manager, role_id });
}

/** The built-in roles of the staff, made with the first of them. */
export async function addPlatformRoles(tx: Tx): Promise<Record<PlatformRoleName, number>> {
  const known = await builtInRoleIds(tx, PLATFORM_ACCOUNT);
  const ids = {} as Record<PlatformRoleName, number>;
  for (const name of Object.keys(platformRoles) as PlatformRoleName[])
    ids[name] = known.get(name) ?? (await addRole(tx, PLATFORM_ACCOUNT, name, platformRoles[name]));
  return ids;
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
    await addReset(tx, {
      account_id: PLATFORM_ACCOUNT,
      user_id,
      token_hash: sha256(token),
      now,
      expires_at: new Date(now.getTime() + DAY),
    });
    say(
      `First manager ${email}: set the password within a day at ${services.config.publicUrl}${pathTo('manager-reset-password', 'en', { token })}`,
    );
  });
}
