import { AppError } from '@rawnaq/domain/kernel/app-error';
import { authorise } from '../../http/calls/read-call';
import { sessionOf, type Ctx } from '../../http/context';
import type { Exportable } from '../../http/lists/export-use-case';
import { hasAllOf } from '../../http/lists/rights-of-file';
import { readSaved } from './read-saved';
import type { ExportRow } from './exports.repo';

/**
 * What a file shows depends on the rights it was made with, down to single columns. So it is for whoever has all of
 * them still: with one of them lost the file is neither finished nor given out.
 */
export function assertRightsKept(ctx: Ctx, { endpoint, exporter }: Exportable, row: ExportRow): void {
  authorise(endpoint, ctx.area, ctx.session);
  exporter.allow(ctx, readSaved(ctx, endpoint, row));
  if (!hasAllOf(sessionOf(ctx).permissions, row.permissions)) throw new AppError('no_permission');
}
