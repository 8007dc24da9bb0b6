import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Ctx } from '../../http/context';
import { newToken, sha256 } from '../../infra/crypto';
import { addReset, spendResetsOf } from './password-resets.repo';

export const INVITATION_HOURS = 24;

/** Where an invited manager sets the first password. Earlier links of the same person stop working. */
export async function managerInvitationLink(ctx: Ctx, person: { account_id: number; id: number }, language: Language): Promise<string> {
  await spendResetsOf(ctx.tx, person.account_id, person.id, ctx.now);
  const token = newToken(person.account_id);
  await addReset(ctx.tx, { account_id: person.account_id, user_id: person.id, token_hash: sha256(token), now: ctx.now, expires_at: new Date(ctx.now.getTime() + INVITATION_HOURS * 3_600_000) });
  return `${ctx.services.config.publicUrl}${pathTo('manager-reset-password', language, { token })}`;
}
