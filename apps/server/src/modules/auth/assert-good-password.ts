import { isEasyPassword } from '@rawnaq/domain/auth/password.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';

export function assertGoodPassword(password: string, ownWords: readonly (string | null)[]): void {
  if (
    isEasyPassword(
      password,
      ownWords.filter((word) => word !== null),
    )
  )
    throw new AppError('PASSWORD_TOO_COMMON', { field: 'password' });
}
