import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { ownMobileContract } from '@rawnaq/domain/auth/own-mobile.contract';
import type { UseCases } from '../../http/bind-contract';
import { enterTraining, forgotAccountId } from './open-doors';
import { changePassword, getGlobalInformations, lock, signOut, unlock } from './own-session';
import { checkResetToken, forgotPassword, resetPassword, verifyResetCode } from './reset-password';
import { askMobileCode, changeOwnMobile, getOwnMobile } from './own-mobile';
import { signIn } from './sign-in';

const useCases: UseCases<typeof authContract> = {
  login: signIn,
  get_global_informations: getGlobalInformations,
  logout: signOut,
  lock,
  unlock,
  change_password: changePassword,
  forgot_password: forgotPassword,
  verify_reset_code: verifyResetCode,
  check_reset_token: checkResetToken,
  reset_password: resetPassword,
  forgot_account_id: forgotAccountId,
  enter_training: enterTraining,
};

const ownMobileUseCases: UseCases<typeof ownMobileContract> = {
  get: getOwnMobile,
  ask_code: askMobileCode,
  change: changeOwnMobile,
};

export const authRoutes = { contract: authContract, useCases };
export const ownMobileRoutes = { contract: ownMobileContract, useCases: ownMobileUseCases };
