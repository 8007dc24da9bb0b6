import { gulfCountry } from '@rawnaq/domain/kernel/places/countries';
import { BUILT_IN_ROLES, builtInRoles, type BuiltInRoleName } from '@rawnaq/domain/roles/built-in-roles';
import type { Tx } from '../../db/database';
import { newUniqueId } from '../../infra/crypto';
import { createUser } from '../auth';
import { enrolEmployee } from '../employees';
import { insertDefaultTypes } from '../expense-types';
import { addRole } from '../roles';
import { insertAccount } from '../settings';

type NewAccount = {
  id?: number;
  english_name: string;
  arabic_name: string;
  business_type: string;
  country: string;
  city: string | null;
  language: 'en' | 'ar';
  status: 'requested' | 'trial' | 'active' | 'expired';
  trial_ends_on?: string | null;
  expires_on?: string | null;
  wizard_progress?: string[];
  owner: { name: string; email: string; mobile: string | null; password_hash: string | null };
};

/**
 * An account with its built-in roles and its owner, who is its first employee. Runs as the platform: nobody is signed
 * in to it yet.
 */
export async function createAccount(
  tx: Tx,
  { owner, ...account }: NewAccount,
): Promise<{ accountId: number; ownerId: number; roleIds: Record<BuiltInRoleName, number> }> {
  const country = gulfCountry(account.country);
  if (!country) throw new Error(`No such Gulf country: ${account.country}`);
  const accountId = await insertAccount(tx, {
    ...account,
    unique_id: newUniqueId(),
    currency: country.currency,
    time_zone: country.time_zone,
  });
  await insertDefaultTypes(tx, accountId);
  const roleIds = {} as Record<BuiltInRoleName, number>;
  for (const name of BUILT_IN_ROLES) roleIds[name] = await addRole(tx, accountId, name, builtInRoles[name]);
  const employee_id = await enrolEmployee(tx, {
    account_id: accountId,
    name: owner.name,
    email: owner.email,
    mobile: owner.mobile,
    show_in_appointments: false,
  });
  const ownerId = await createUser(tx, {
    account_id: accountId,
    kind: 'merchant',
    ...owner,
    role_id: roleIds.owner,
    is_owner: true,
    language: account.language,
    employee_id,
  });
  return { accountId, ownerId, roleIds };
}
