import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { movesOf } from '@rawnaq/domain/kernel/state-machine';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { ownWords } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { requireMerchant } from './decide-request';
import { checksOf, findMerchant, insertNote, notesOf, usersOf } from './merchants.repo';

type Merchants = typeof platformMerchantsContract;

export const getMerchant: UseCase<Merchants['get_record']> = async (ctx, input) => {
  const merchant = await findMerchant(ctx, input.id);
  if (!merchant) throw new AppError('NOT_FOUND');
  const words = [...ownWords(merchant.english_name), ...ownWords(merchant.arabic_name)];
  return {
    ...merchant,
    today: todayIn(ctx.now, merchant.time_zone),
    moves: movesOf(accountStates, merchant.status),
    users: await usersOf(ctx, input.id),
    notes: await notesOf(ctx.tx, input.id),
    checks: await checksOf(ctx, input.id, words),
  };
};

/** The line of history stands in the platform's own books, where the merchant can't read it. */
export const addNote: UseCase<Merchants['add_note']> = async (ctx, input) => {
  const account = await requireMerchant(ctx, input.id);
  const { user } = sessionOf(ctx);
  await insertNote(ctx.tx, {
    tenant: account.id,
    body: input.body,
    created_by: user.id,
    created_by_name: user.name,
    created_at: ctx.now.toISOString(),
  });
  await audit(ctx, { action: 'accounts.note', entity: 'accounts', entity_id: account.id, after: { body: input.body } });
  return { done: true };
};
