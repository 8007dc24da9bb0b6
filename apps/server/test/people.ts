import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { createUser } from '../src/modules/auth';
import { openSession } from '../src/sessions/open-session';
import { asPlatform } from '../src/services';
import type { World } from './world';

export type Person = { account_id: number; id: number; kind: UserKind };
const KIND_AREA = { merchant: 'merchant', manager: 'manager', property: 'properties' } as const;

/** Rows as the platform sees them: all accounts. */
export async function rowsOf<Row extends object = Record<string, unknown>>(
  world: Pick<World, 'services'>,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await world.services.pools.platform.query<Row & Record<string, unknown>>(statement, values)).rows;
}

export async function personOf(world: Pick<World, 'services'>, email: string): Promise<Person> {
  const [person] = await rowsOf<Person>(world, 'select account_id, id, kind from users where email = $1', [email]);
  if (!person) throw new Error(`nobody is called ${email}`);
  return person;
}

/** A session without the cost of a password, beside whatever else is open. */
export const tokenOf = (world: Pick<World, 'services'>, person: Person, ip = '10.0.0.1'): Promise<string> =>
  asPlatform(world.services, async (tx) =>
    openSession(
      tx,
      { now: world.services.clock(), request: { ip, userAgent: 'test' } },
      { account_id: person.account_id, user_id: person.id, kind: person.kind, exclusive: false },
    ),
  );

let made = 0;

/** Somebody with exactly these permissions. */
export async function addPerson(
  world: Pick<World, 'services'>,
  kind: UserKind,
  accountId: number,
  permissions: PermissionMap | null,
  more: { password_hash?: string; email?: string; mobile?: string } = {},
): Promise<Person & { email: string; area: (typeof KIND_AREA)[UserKind] }> {
  made += 1;
  const email = more.email ?? `person${made}@test.rawnaq`;
  const id = await asPlatform(world.services, async (tx) => {
    const role =
      permissions === null
        ? null
        : (
            await tx
              .insertInto('roles')
              .values({
                account_id: accountId,
                key: null,
                english_name: `Role ${made}`,
                arabic_name: `دور ${made}`,
                permissions: JSON.stringify(permissions),
              })
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id;
    return createUser(tx, {
      account_id: accountId,
      kind,
      name: `Person ${made}`,
      email,
      mobile: more.mobile ?? null,
      password_hash: more.password_hash ?? null,
      role_id: role,
    });
  });
  return { account_id: accountId, id, kind, email, area: KIND_AREA[kind] };
}
