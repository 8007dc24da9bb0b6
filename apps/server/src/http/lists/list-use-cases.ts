import type { exportInput, List, ListInput, ListRecord } from '@rawnaq/domain/kernel/list';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { z } from 'zod';
import type { UseCase } from '../bind-contract';
import { sessionOf } from '../context';
import { exportUseCase } from './export-use-case';
import { countList, listPage, listRows, type ListOptions, type ListSource } from './list.query';

/** The two endpoints every list has: a page of it, and all of it as a file. */
export function listUseCases<Row extends ListRecord>(list: List<Row>, source: ListSource<Row>, options: ListOptions) {
  const page: UseCase<List['endpoints']['get_records']> = async (ctx, input) =>
    listPage(ctx, list, source, options, input as ListInput) as never;
  const file = exportUseCase({
    // Its endpoint asks for all the rights there are.
    allow: () => {},
    plan: async (ctx, input) => {
      const { format, ...asked } = input as z.output<typeof exportInput>;
      const day = todayIn(ctx.now, sessionOf(ctx).account.time_zone);
      return {
        columns: list.columns,
        title: list.title,
        name: `${list.title[ctx.language]} ${day}`,
        plainName: `${list.path.replace(/\W+/g, '-')}-${day}`,
        format,
        count: (most) => countList(ctx, list, source, options, asked as ListInput, most),
        rows: () => listRows(ctx, list, source, options, asked as ListInput),
      };
    },
  });
  return { page: page as UseCase<List<Row>['endpoints']['get_records']>, file };
}
