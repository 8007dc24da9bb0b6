import { AppError } from '@rawnaq/domain/kernel/app-error';
import { usualContent } from '@rawnaq/domain/website-content/published-content';
import type { websiteContentContract } from '@rawnaq/domain/website-content/website-content.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { findPublished, findText, insertText, setPublished, versionsOf } from './website-content.repo';

type Website = typeof websiteContentContract;

export const getContent: UseCase<Website['get_record']> = async ({ tx, services }, { page, version: asked }) => {
  const versions = await versionsOf(tx, page);
  const version = asked ?? versions[0]?.version ?? 0;
  const content = version === 0 ? usualContent(page) : await findText(tx, page, version);
  if (!content) throw new AppError('NOT_FOUND');
  const published_version = (await findPublished(tx, page))?.version ?? 0;
  const operator = services.config.operator.name ?? null;
  return { record: { page, version, published_version, content, operator, versions } };
};

export const saveContent: UseCase<Website['save']> = async (ctx, { page, based_on, ...content }) => {
  const newest = (await versionsOf(ctx.tx, page))[0]?.version ?? 0;
  if (based_on !== undefined && based_on !== newest) throw new AppError('TEXT_CHANGED');
  let version = newest + 1;
  const row = { page, content, changed_at: ctx.now.toISOString(), changed_by_name: sessionOf(ctx).user.name };
  while (!(await insertText(ctx.tx, { ...row, version }))) {
    if (based_on !== undefined) throw new AppError('TEXT_CHANGED');
    version += 1;
  }
  await audit(ctx, { action: 'website-texts.save', entity: 'website_texts', entity_id: page, after: { version } });
  return { version };
};

export const publishContent: UseCase<Website['publish']> = async (ctx, { page, version }) => {
  const before = await findPublished(ctx.tx, page);
  if (!(await setPublished(ctx.tx, page, version, ctx.now.toISOString()))) throw new AppError('NOT_FOUND');
  await audit(ctx, {
    action: 'website-texts.publish',
    entity: 'website_texts',
    entity_id: page,
    before: { version: before?.version ?? 0 },
    after: { version },
  });
  return { done: true };
};
