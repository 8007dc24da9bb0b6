import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { useWrite } from '../../lib/query';

/** In the area of whoever is signed in: salon user or property owner. */
export const useChangePassword = () => useWrite(authContract.change_password);
