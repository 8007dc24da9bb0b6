import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { platformContractsContract } from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import {
  findVersion,
  insertTemplate,
  insertVersion,
  lockTemplate,
  newestTemplates,
  updateTemplate,
} from './templates.repo';

type Contracts = typeof platformContractsContract;

export const getTemplates: UseCase<Contracts['templates']> = async ({ tx }) => ({
  records: await newestTemplates(tx),
});

export const getTemplateVersion: UseCase<Contracts['template_version']> = async ({ tx }, { id, version }) => {
  const record = await findVersion(tx, id, version);
  if (!record) throw new AppError('NOT_FOUND');
  return { record };
};

/** A change touches nothing that is there: it is the next version, and contracts keep their words. */
export const saveTemplate: UseCase<Contracts['save_template']> = async (ctx, { id: given, based_on, ...input }) => {
  const { english_name, arabic_name, ...text } = input;
  const before = given === undefined ? undefined : await lockTemplate(ctx.tx, given);
  if (given !== undefined && !before) throw new AppError('NOT_FOUND');
  if (before && based_on !== undefined && based_on !== before.version) throw new AppError('TEXT_CHANGED');
  const names = { english_name, arabic_name };
  const version = (before?.version ?? 0) + 1;
  const id = before?.id ?? (await insertTemplate(ctx.tx, names));
  if (before) await updateTemplate(ctx.tx, id, { ...names, version });
  await insertVersion(ctx.tx, {
    ...text,
    template_id: id,
    version,
    changed_at: ctx.now.toISOString(),
    changed_by_name: sessionOf(ctx).user.name,
  });
  await audit(ctx, {
    action: before ? 'contract-templates.edit' : 'contract-templates.add',
    entity: 'contract_templates',
    entity_id: id,
    ...(before && {
      before: { english_name: before.english_name, arabic_name: before.arabic_name, version: before.version },
    }),
    after: { ...names, version },
  });
  return { id, version };
};

export const setTemplateStatus: UseCase<Contracts['set_template_status']> = async (ctx, { id, status }) => {
  const before = await lockTemplate(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await updateTemplate(ctx.tx, id, { status });
  await audit(ctx, {
    action: 'contract-templates.set-status',
    entity: 'contract_templates',
    entity_id: id,
    before: { status: before.status },
    after: { status },
  });
  return { done: true };
};
