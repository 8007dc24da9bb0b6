import { normaliseLogin } from '@rawnaq/domain/auth/login-name';
import { platformRoles, type PlatformRoleName } from '@rawnaq/domain/roles/built-in-roles';
import type { Tx } from '../../db/database';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { endSessions } from '../../sessions/open-session';
import { auditBySystem } from '../audit';
import {
  createUser,
  findUserByLogin,
  hasManagers,
  hasPasswordManager,
  managerInvitationLink,
  reopenLogin,
} from '../auth';
import { addRole, builtInRoleIds } from '../roles';

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

/**
 * An empty production database has no way in. The person named in the configuration gets a link, once; `npm run
 * manager` makes another one.
 */
export async function ensureFirstManager(services: Services, say: (line: string) => void): Promise<void> {
  const email = services.config.firstManagerEmail;
  if (!email) return;
  const link = await asPlatform(services, async (tx) =>
    (await hasManagers(tx)) ? undefined : linkFor(services, tx, await addManager(tx, newManager(email))),
  );
  if (link) say(`First manager ${email}: set the password within a day at ${link}`);
}

/**
 * A new link for a manager, for whoever runs the server. While nobody has set a password it is simply asked for;
 * afterwards it is the way back in when all managers are locked out, and has to be meant: `recover` opens the login
 * again (or makes it), with every right, and takes its password, second factor and sessions away.
 */
export async function makeManagerLink(
  services: Services,
  email: string,
  { recover = false }: { recover?: boolean } = {},
): Promise<{ link: string } | { refused: 'has a password' | 'unknown' }> {
  return asPlatform(services, async (tx) => {
    const known = await findUserByLogin(tx, 'manager', normaliseLogin(email));
    const isFirst = !(await hasPasswordManager(tx));
    if (!known && !isFirst && !recover) return { refused: 'unknown' };
    if (known && known.password_hash !== null && !recover) return { refused: 'has a password' };
    const id = known?.id ?? (await addManager(tx, newManager(email)));
    if (recover) await reopen(services, tx, id);
    return { link: await linkFor(services, tx, id) };
  });
}

const newManager = (email: string) => ({ name: email.split('@')[0]!, email, password_hash: null });

async function reopen(services: Services, tx: Tx, id: number): Promise<void> {
  const now = services.clock();
  const { 'manager-administrator': role_id } = await addPlatformRoles(tx);
  await reopenLogin(tx, PLATFORM_ACCOUNT, id, role_id);
  await endSessions(tx, { accountId: PLATFORM_ACCOUNT, userId: id }, 'password-changed', now);
  await auditBySystem(tx, now, {
    account_id: PLATFORM_ACCOUNT,
    action: 'staff.recover',
    entity: 'users',
    entity_id: id,
  });
}

const linkFor = (services: Services, tx: Tx, id: number): Promise<string> =>
  managerInvitationLink({ services, tx, now: services.clock() }, { account_id: PLATFORM_ACCOUNT, id }, 'en');
