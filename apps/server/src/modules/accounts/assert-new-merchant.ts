import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Tx } from '../../db/database';
import { assertOwnerMobileFree, isEmailTaken } from '../auth';
import { isOfferedCountry } from '../places';

/** What holds for every new merchant, whoever fills in the form. */
export async function assertNewMerchant(
  tx: Tx,
  { country, email, mobile }: { country: string; email: string; mobile: string },
): Promise<void> {
  if (!(await isOfferedCountry(tx, country))) throw new AppError('INVALID_INPUT', { field: 'country' });
  if (await isEmailTaken(tx, email)) throw new AppError('EMAIL_TAKEN', { field: 'email' });
  await assertOwnerMobileFree(tx, mobile);
}
