import type { exportInput, List, ListInput, ListRecord } from '@rawnaq/domain/kernel/list';
import type { z } from 'zod';
import type { UseCase } from './bind-contract';
import type { Ctx } from './context';
import type { FileAnswer } from './file-answer';
import { listAll, listPage, type ListOptions, type ListSource } from './list.query';
import { csvFile, xlsxFile } from './export-file';

/** The two endpoints every list has: a page of it, and all of it as a file. */
export function listUseCases<Row extends ListRecord>(list: List<Row>, source: ListSource<Row>, options: ListOptions) {
  const page: UseCase<List['endpoints']['get_records']> = async (ctx, input) =>
    listPage(ctx, list, source, options, input as ListInput) as never;
  const file = async (ctx: Ctx, input: unknown): Promise<FileAnswer> => {
    const { format, ...asked } = input as z.output<typeof exportInput>;
    const rows: Row[] = [];
    for await (const some of listAll(ctx, list, source, options, asked as ListInput)) rows.push(...some);
    const write = format === 'xlsx' ? xlsxFile : csvFile;
    const { bytes, type } = await write({
      columns: list.columns,
      title: list.title,
      rows,
      language: ctx.language,
      timeZone: ctx.session?.account.time_zone ?? 'UTC',
      clock: ctx.session?.account.clock ?? '12',
      currency: ctx.session?.account.currency ?? 'AED',
    });
    const day = ctx.now.toISOString().slice(0, 10);
    const name = `${list.title[ctx.language]} ${day}.${format}`;
    const plain = `${list.path.replace(/\W+/g, '-')}-${day}.${format}`;
    return { body: bytes, type, name, plainName: plain };
  };
  return { page: page as UseCase<List<Row>['endpoints']['get_records']>, file };
}
