import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import { placeOf, readInput } from '../../http/calls/read-call';
import type { Ctx } from '../../http/context';
import type { ExportRow } from './exports.repo';

/** What was asked for, read anew by the rules of its endpoint. */
export const readSaved = (ctx: Ctx, endpoint: Endpoint, { input }: Pick<ExportRow, 'input'>): unknown =>
  readInput(endpoint, input as object, placeOf(ctx));
