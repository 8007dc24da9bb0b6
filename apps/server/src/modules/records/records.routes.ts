import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isOfArea, mayPick, type RecordKind } from '@rawnaq/domain/records/record-kinds';
import { recordsContract } from '@rawnaq/domain/records/records.contract';
import type { UseCase, UseCases } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import type { ChoicesOf } from '../../http/lists/record-choices.query';

export function assertMayPick({ permissions }: Ctx, kind: RecordKind): void {
  if (!mayPick(kind, permissions)) throw new AppError('no_permission');
}

/** Names to choose from, for every kind of record that filters pick. */
export function recordsRoutes(choices: Readonly<Record<RecordKind, ChoicesOf>>) {
  const getChoices: UseCase<(typeof recordsContract)['get_choices']> = async (ctx, { kind, ...asked }) => {
    if (!isOfArea(kind, ctx.area)) throw new AppError('no_permission');
    assertMayPick(ctx, kind);
    return { records: await choices[kind](ctx, asked) };
  };
  const useCases: UseCases<typeof recordsContract> = { get_choices: getChoices };
  return { contract: recordsContract, useCases };
}
