import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import type { Code } from '../../db/column-codes';

export const FAILED_NAME = 1;
export const FAILED_PASSWORD = 2;

type Attempt = {
  type: Code<'failed_login_attempts.type'>;
  kind: UserKind;
  username: string;
  ip: string;
  userAgent: string;
  accountId?: number;
  at: Date;
};

/** Kept in a transaction of its own: the request it belongs to fails. */
export async function recordFailedAttempt(services: Services, attempt: Attempt): Promise<void> {
  await asPlatform(services, async (tx) => {
    await tx
      .insertInto('failed_login_attempts')
      .values({
        account_id: attempt.accountId ?? PLATFORM_ACCOUNT,
        at: attempt.at.toISOString(),
        type: attempt.type,
        kind: attempt.kind,
        username: attempt.username.replaceAll('\0', '').slice(0, 200),
        ip: attempt.ip,
        user_agent: attempt.userAgent,
      })
      .execute();
  });
}
