import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Ctx } from '../../http/context';
import { newToken, sha256 } from '../../infra/crypto';
import { addReset, spendResetsOf } from './password-resets.repo';

type Person = { account_id: number; id: number };
type Inviter = Pick<Ctx, 'tx' | 'now' | 'services'>;

const HOUR = 3_600_000;
export const INVITATION_HOURS = 24;

/** Where an invited manager sets the first password. Earlier links of the same person stop working. */
export const managerInvitationLink = (ctx: Inviter, person: Person, language: Language): Promise<string> =>
  invitationLink(ctx, person, INVITATION_HOURS * HOUR, (token) =>
    pathTo('manager-reset-password', language, { token }),
  );

export const OWNER_INVITATION_DAYS = 7;

/** The same for the owner of a salon the platform registered. */
export const ownerInvitationLink = (ctx: Inviter, person: Person, language: Language): Promise<string> =>
  invitationLink(ctx, person, OWNER_INVITATION_DAYS * 24 * HOUR, (token) =>
    pathTo('merchant-reset-password', language, { token }),
  );

async function invitationLink(
  ctx: Inviter,
  person: Person,
  lastsMs: number,
  path: (token: string) => string,
): Promise<string> {
  await spendResetsOf(ctx.tx, person.account_id, person.id, ctx.now);
  const token = newToken(person.account_id);
  await addReset(ctx.tx, {
    account_id: person.account_id,
    user_id: person.id,
    token_hash: sha256(token),
    now: ctx.now,
    expires_at: new Date(ctx.now.getTime() + lastsMs),
  });
  return `${ctx.services.config.publicUrl}${path(token)}`;
}
