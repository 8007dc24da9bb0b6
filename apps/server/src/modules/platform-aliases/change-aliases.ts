import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { platformAliasesContract } from '@rawnaq/domain/platform-aliases/platform-aliases.contract';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { findOwnerOf } from '../auth';
import { queueMessage } from '../messages';
import { changeAlias, freeAlias, holdAlias } from '../settings';
import { deleteKept, findSalon, insertKept } from './aliases.repo';

type Contract = typeof platformAliasesContract;

export const keepAlias: UseCase<Contract['keep']> = async (ctx, { alias, note }) => {
  const kept = { alias, note, created_by_name: sessionOf(ctx).user.name, created_at: ctx.now.toISOString() };
  const id = await insertKept(ctx.tx, kept).catch((error: unknown) => {
    if (isUniqueViolation(error, 'kept_aliases_alias_key')) throw new AppError('ALIAS_TAKEN', { field: 'alias' });
    throw error;
  });
  await holdAlias(ctx.tx, alias, id);
  await audit(ctx, {
    action: 'platform-aliases.keep',
    entity: 'kept_aliases',
    entity_id: -id,
    after: { alias, note },
  });
  return { id: -id };
};

export const releaseAlias: UseCase<Contract['release']> = async (ctx, { id }) => {
  const before = await deleteKept(ctx.tx, -id);
  if (!before) throw new AppError('NOT_FOUND');
  await freeAlias(ctx.tx, -id);
  await audit(ctx, { action: 'platform-aliases.release', entity: 'kept_aliases', entity_id: id, before });
  return { done: true };
};

/** The old address leads nowhere from now on, and it is on shop windows: whoever owns the salon hears of it and why. */
export const changeSalonAlias: UseCase<Contract['change']> = async (ctx, { id, alias, reason }) => {
  const salon = await findSalon(ctx.tx, id);
  const before = salon && (await changeAlias({ tx: ctx.tx, accountId: id }, alias, ctx.now));
  if (!salon || before === undefined) throw new AppError('NOT_FOUND');
  const owner = await findOwnerOf(ctx.tx, id);
  const recipient = owner?.email ?? owner?.mobile;
  const language = salon.language as Language;
  if (owner && recipient)
    await queueMessage(ctx.tx, {
      account_id: id,
      channel: owner.email ? 'email' : 'whatsapp',
      recipient,
      recipient_name: owner.name,
      language,
      template: 'alias-changed',
      values: { salon: language === 'ar' ? salon.arabic_name : salon.english_name, before, alias, reason },
    });
  await audit(ctx, {
    action: 'platform-aliases.change',
    entity: 'kept_aliases',
    entity_id: id,
    before: { alias: before },
    after: { alias, reason },
  });
  await audit(ctx, {
    action: 'settings.save',
    entity: 'account_settings',
    entity_id: 'online',
    account_id: id,
    before: { alias: before },
    after: { alias },
  });
  return { done: true };
};
