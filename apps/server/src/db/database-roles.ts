import type pg from 'pg';
import { CannotStart } from '../cannot-start';

/**
 * The two roles that requests act as. Their names are those of the first installation on a server, or end with the
 * number of the database.
 */
export type DatabaseRoles = { app: string; platform: string };

/** As migrations write them. */
export const USUAL_ROLES: DatabaseRoles = { app: 'rawnaq_app', platform: 'rawnaq_platform' };

/** A database knows its own roles: its policies name them, also after it was copied, restored or moved. */
export async function readRoles(client: pg.ClientBase): Promise<DatabaseRoles | undefined> {
  const { rows } = await client.query<{ app: string | null; platform: string | null }>(
    `
      select max(roles[1]) filter (where policyname = 'own_account') as app,
        max(roles[1]) filter (where policyname = 'platform') as platform
      from pg_policies
      where schemaname = 'public' and tablename = 'users'`,
  );
  const { app, platform } = rows[0]!;
  return app && platform ? { app, platform } : undefined;
}

/**
 * Roles belong to the whole server. Two installations with owners of their own must not share them: whoever may act as
 * one of them could look into both databases. So a new database takes the usual names while they are free or its
 * owner's own, and other ones else.
 */
export async function ensureRoles(client: pg.Client): Promise<DatabaseRoles> {
  const known = await readRoles(client);
  if (known) {
    for (const role of [known.app, known.platform]) await actAs(client, role);
    return known;
  }
  const { rows } = await client.query<{ number: number }>(
    'select oid::bigint as number from pg_database where datname = current_database()',
  );
  for (const ending of ['', `_${rows[0]!.number}`]) {
    const roles = { app: `${USUAL_ROLES.app}${ending}`, platform: `${USUAL_ROLES.platform}${ending}` };
    if ((await takeRole(client, roles.app)) && (await takeRole(client, roles.platform))) return roles;
  }
  throw new CannotStart(
    `The roles ${USUAL_ROLES.app}_${rows[0]!.number} and ${USUAL_ROLES.platform}_${rows[0]!.number} of this ` +
      'database belong to somebody else. Drop them.',
  );
}

/** Makes the role, or finds it as our own. Several databases of one owner may race here. */
async function takeRole(client: pg.Client, role: string): Promise<boolean> {
  try {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        begin
          create role ${role} nologin;
          execute format('grant ${role} to %I', current_user);
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
    end $$`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new CannotStart('The database user in DATABASE_URL must have CREATEROLE, because it makes two roles.');
  }
  const { rows } = await client.query<{ own: boolean }>(
    `select exists (select from pg_auth_members m join pg_roles r on r.oid = m.roleid
       where r.rolname = $1 and m.member = (select oid from pg_roles where rolname = current_user)) as own`,
    [role],
  );
  if (!rows[0]!.own) return false;
  await actAs(client, role);
  return true;
}

/** From PostgreSQL 16 on, making a role gives the right to grant it, not the right to act as it. */
async function actAs(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ may: boolean; owner: string }>(
    "select pg_has_role(current_user, $1, 'MEMBER') as may, current_user as owner",
    [role],
  );
  await client
    .query(`do $$ begin execute format('grant %I to %I', '${role}', current_user); end $$`)
    .catch((error: Error) => {
      if (rows[0]!.may) return;
      throw new CannotStart(
        `The database user ${rows[0]!.owner} may not act as the role ${role} of this database ` +
          `(${error.message}). Let a superuser run: GRANT ${role} TO ${rows[0]!.owner};`,
      );
    });
}
