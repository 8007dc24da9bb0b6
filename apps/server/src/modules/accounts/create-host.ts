import type { Language } from '@rawnaq/domain/kernel/localized';
import { STAYS_COUNTRY } from '@rawnaq/domain/property-listings/property.states';
import type { Tx } from '../../db/database';
import { newUniqueId } from '../../infra/crypto';
import { createUser, setMobileLogin } from '../auth';
import { insertAccount } from '../settings';

type NewHost = {
  name: string;
  mobile: string;
  language: Language;
  email?: string | null;
  password_hash?: string | null;
};

/**
 * The home of somebody who lets places or keeps favourites: an account with this one person in it, guarded like a
 * salon's. Runs as the platform.
 */
export async function createHost(
  tx: Tx,
  { name, mobile, language, email = null, password_hash = null }: NewHost,
): Promise<{ accountId: number; userId: number }> {
  const accountId = await insertAccount(tx, {
    english_name: name,
    arabic_name: name,
    business_type: 'stays',
    country: STAYS_COUNTRY,
    city: null,
    currency: 'AED',
    time_zone: 'Asia/Dubai',
    language,
    status: 'host',
    unique_id: newUniqueId(),
  });
  const userId = await createUser(tx, {
    account_id: accountId,
    kind: 'property',
    name,
    email,
    mobile,
    password_hash,
    role_id: null,
    is_owner: true,
    language,
  });
  await setMobileLogin(tx, { account_id: accountId, id: userId }, mobile);
  return { accountId, userId };
}
