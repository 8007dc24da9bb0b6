import { accountsContract } from '@rawnaq/domain/accounts/accounts.contract';
import type { UseCases } from '../../http/bind-contract';
import { register, resendRegisterCode, verifyRegisterCode } from './register';

const useCases: UseCases<typeof accountsContract> = {
  register,
  resend_register_code: resendRegisterCode,
  verify_register_code: verifyRegisterCode,
};

export const accountsRoutes = { contract: accountsContract, useCases };
