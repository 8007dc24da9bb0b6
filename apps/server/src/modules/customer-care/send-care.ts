import type { AuditedAction, AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { CARE_MESSAGES } from '@rawnaq/domain/customer-care/care.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { customerCareContract } from '@rawnaq/domain/customer-care/customer-care.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { markReminded } from '../appointments';
import { auditAll } from '../audit';
import { markReminded as markBalanceReminded } from '../customer-money';
import { queueSalonMessages, writeAlone } from '../messages';
import { lockSubjects } from './care.repo';
import { writeLetters } from './write-letters';

type Care = typeof customerCareContract;

export const previewCare: UseCase<Care['preview']> = async (ctx, { kind, ids }) => ({
  letters: (await writeLetters(ctx, kind, ids, 'by-hand')).map(({ id, customer, last_at, hindrance, message }) => ({
    id,
    customer,
    last_at,
    hindrance,
    language: (message?.language as 'en' | 'ar' | undefined) ?? null,
    channel: message?.channel ?? null,
    body: message?.body ?? null,
  })),
});

/**
 * Into the outbox for everybody who can be written to. Who was written to a short time ago is left out, unless somebody
 * says so.
 */
export const sendCare: UseCase<Care['send']> = async (ctx, { kind, ids, again }) => {
  const wanted = [...new Set(ids)];
  await writeAlone(ctx, CARE_MESSAGES[kind]);
  await lockSubjects(ctx, kind, wanted);
  const letters = await writeLetters(ctx, kind, wanted, 'by-hand');
  const isOff = (letter: (typeof letters)[number]): boolean =>
    letter.hindrance !== null && !(again && letter.hindrance === 'recent');
  const left_out = letters.filter(isOff).map(({ id, hindrance }) => ({ id, hindrance: hindrance! }));
  const sent = letters
    .filter((letter) => !isOff(letter))
    .flatMap(({ id, message }) => (message ? [{ id, message }] : []));
  if (sent.length === 0)
    throw new AppError(
      left_out.some(({ hindrance }) => hindrance === 'recent') ? 'CARE_SENT_TODAY' : 'CARE_NOBODY_TO_WRITE_TO',
    );
  const { user } = sessionOf(ctx);
  await queueSalonMessages(
    ctx.tx,
    sent.map(({ message }) => ({ ...message, sent_by: user.id })),
    ctx.now,
  );
  if (kind === 'reminder')
    await markReminded(
      ctx,
      sent.map(({ id }) => id),
    );
  if (kind === 'balance')
    await markBalanceReminded(
      ctx,
      sent.map(({ id }) => id),
    );
  await TOLD[kind](
    ctx,
    sent.map(({ id, message }) => ({ entity_id: id, after: { channel: message.channel } })),
  );
  return { queued: sent.length, left_out };
};

type Line = { entity_id: number; after: object };
const toldOf =
  <Entity extends AuditedEntity>(entity: Entity, action: AuditedAction<Entity>) =>
  (ctx: Ctx, lines: readonly Line[]): Promise<void> =>
    auditAll(
      ctx,
      entity,
      lines.map((line) => ({ action, ...line })),
    );
const TOLD = {
  reminder: toldOf('appointments', 'appointments.remind'),
  no_show: toldOf('appointments', 'appointments.invite-again'),
  birthday: toldOf('customers', 'customers.congratulate'),
  missed_customer: toldOf('customers', 'customers.invite-back'),
  balance: toldOf('customers', 'customers.remind-balance'),
  rating: toldOf('invoices', 'invoices.ask-rating'),
} as const;
