import { AppError } from '@rawnaq/domain/kernel/app-error';
import { exportStates } from '@rawnaq/domain/exports/export.states';
import { DIRECT_ROWS, EXPORT_KEPT_HOURS, exportsContract, MOST_EXPORTS } from '@rawnaq/domain/exports/exports.contract';
import { EXPORT_FORMATS } from '@rawnaq/domain/kernel/list';
import { enqueue } from '../../db/enqueue';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { authorise, placeOf, readInput } from '../../http/calls/read-call';
import { sessionOf, type Ctx } from '../../http/context';
import { typeOfExport } from '../../http/lists/export-file';
import { assertReadable, namesOf, type Exportable } from '../../http/lists/export-use-case';
import type { FileAnswer } from '../../http/answers/file-answer';
import { deleteExport, exportsOf, findOwned, insertExport, lockExportsOf, type Owner } from './exports.repo';
import { assertRightsKept } from './rights-kept';

type Exports = typeof exportsContract;
const { running, ready } = exportStates.codes;

/** Files that are prepared in the background, for every endpoint that can be answered so. */
export function exportsRoutes(exportables: ReadonlyMap<string, Exportable>) {
  const add: UseCase<Exports['add']> = async (ctx, { path, input }) => {
    const { user, id: session_id, impersonator, permissions } = sessionOf(ctx);
    const found = exportableAt(ctx, path);
    authorise(found.endpoint, ctx.area, ctx.session);
    const asked = readInput(found.endpoint, input, placeOf(ctx));
    found.exporter.allow(ctx, asked);
    await lockExportsOf(ctx.tx, ownerOf(ctx));
    const others = await exportsOf(ctx.tx, ownerOf(ctx));
    if (others.filter(({ state }) => state === running).length >= MOST_EXPORTS) throw new AppError('EXPORTS_UNDER_WAY');
    const plan = await found.exporter.plan(ctx, asked);
    assertReadable(plan, await plan.count(DIRECT_ROWS));
    const { name, plainName } = namesOf(plan);
    const id = await insertExport(ctx.tx, {
      account_id: ctx.accountId,
      user_id: user.id,
      session_id,
      impersonator_id: impersonator?.id ?? null,
      permissions: JSON.stringify(permissions),
      area: ctx.area,
      path,
      input: JSON.stringify(input),
      language: ctx.language,
      file_name: name,
      plain_name: plainName,
      created_at: ctx.now.toISOString(),
    });
    await enqueue(ctx.tx, 'prepare-export', { account_id: ctx.accountId, id }, { maxAttempts: 5 });
    return { id };
  };

  const list: UseCase<Exports['get_records']> = async (ctx) => ({
    records: (await exportsOf(ctx.tx, ownerOf(ctx))).map(({ finished_at, ...row }) => ({
      ...row,
      expires_at:
        finished_at === null
          ? null
          : new Date(Date.parse(row.created_at) + EXPORT_KEPT_HOURS * 3_600_000).toISOString(),
    })),
  });

  /** The job finds out by itself that nobody waits for it any more. */
  const remove: UseCase<Exports['remove']> = async (ctx, { id }) => {
    const row = await findOwned(ctx.tx, ownerOf(ctx), id);
    if (!row) throw new AppError('NOT_FOUND');
    await deleteExport(ctx.tx, ctx.accountId, id);
    const { storage_key } = row;
    if (storage_key !== null)
      ctx.afterCommit(
        () =>
          void ctx.services.storage
            .remove(storage_key)
            .catch((err: unknown) => ctx.log.warn({ err }, 'an exported file was left behind')),
      );
    return { done: true };
  };

  const file: UseCase<Exports['file']> = async (ctx, { id }): Promise<FileAnswer> => {
    const row = await findOwned(ctx.tx, ownerOf(ctx), id);
    if (!row || row.area !== ctx.area) throw new AppError('NOT_FOUND');
    assertRightsKept(ctx, exportableAt(ctx, row.path), row);
    if (row.state !== ready || row.storage_key === null) throw new AppError('EXPORT_NOT_READY');
    const stored = await ctx.services.storage.open(row.storage_key);
    if (!stored) throw new AppError('NOT_FOUND');
    const format = EXPORT_FORMATS.find((one) => row.file_name.endsWith(`.${one}`)) ?? 'xlsx';
    return {
      body: stored.stream,
      bytes: stored.bytes,
      type: typeOfExport(format),
      name: row.file_name,
      plainName: row.plain_name,
    };
  };

  const exportableAt = ({ area }: Ctx, path: string): Exportable => {
    const found = exportables.get(path);
    if (!found?.endpoint.areas.includes(area)) throw new AppError('NOT_FOUND');
    return found;
  };

  const useCases: UseCases<Exports> = { add, get_records: list, remove, file };
  return { contract: exportsContract, useCases };
}

const ownerOf = (ctx: Ctx): Owner => {
  const { user, impersonator } = sessionOf(ctx);
  return { account_id: ctx.accountId, user_id: user.id, impersonator_id: impersonator?.id ?? null };
};
