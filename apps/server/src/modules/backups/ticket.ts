import { AppError } from '@rawnaq/domain/kernel/app-error';
import { PROOF_MINUTES } from '@rawnaq/domain/backups/backups.contract';
import { sessionOf, type Ctx } from '../../http/context';
import { sameBytes } from '../../infra/crypto';

/**
 * What the password opened: of this session, account and person, until a moment. Nothing is kept here; whoever changes
 * a letter of it, or brings it along in another session, has nothing.
 */
export function newTicket(ctx: Ctx): { ticket: string; until: string } {
  const until = ctx.now.getTime() + PROOF_MINUTES * 60_000;
  return { ticket: `${until}.${sealOf(ctx, until).toString('base64url')}`, until: new Date(until).toISOString() };
}

export function assertTicket(ctx: Ctx, ticket: string): void {
  const [until = '', seal = ''] = ticket.split('.');
  const isOpen = /^\d{1,15}$/.test(until) && Number(until) > ctx.now.getTime();
  if (!isOpen || !sameBytes(Buffer.from(seal, 'base64url'), sealOf(ctx, Number(until))))
    throw new AppError('BACKUP_PROOF', { field: 'ticket' });
}

function sealOf(ctx: Ctx, until: number): Buffer {
  const { account, id, user } = sessionOf(ctx);
  return ctx.services.sealer.digest(`${account.id}/${id}/${user.id}/${until}`, 'backups');
}
