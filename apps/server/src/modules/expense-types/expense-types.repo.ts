import { AppError } from '@rawnaq/domain/kernel/app-error';
import { defaultExpenseTypes } from '@rawnaq/domain/expense-types/default-types';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { toNameKey } from '@rawnaq/domain/kernel/text/search-key';
import type { Code } from '../../db/column-codes';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';

type Names = { english_name: string; arabic_name: string };

export const expenseTypeRows = (ctx: Pick<Ctx, 'tx' | 'accountId'>) =>
  ctx.tx
    .selectFrom('expense_types')
    .select(['id', 'english_name', 'arabic_name', 'is_salaries', 'status', 'created_at', 'updated_at'])
    .where('account_id', '=', ctx.accountId);

export const findExpenseType = (ctx: Ctx, id: number) => expenseTypeRows(ctx).where('id', '=', id).executeTakeFirst();

/** What an expense may be of. */
export const activeExpenseTypes = (ctx: Pick<Ctx, 'tx' | 'accountId'>) =>
  expenseTypeRows(ctx).where('status', '=', recordStates.codes.active).orderBy('id').execute();

/** Where salaries are put; nothing where somebody has taken it away. */
export const findSalariesType = (ctx: Pick<Ctx, 'tx' | 'accountId'>) =>
  expenseTypeRows(ctx).where('is_salaries', '=', true).executeTakeFirst();

/** What a new salon begins with. */
export async function insertDefaultTypes(tx: Tx, accountId: number): Promise<void> {
  await tx
    .insertInto('expense_types')
    .values(
      defaultExpenseTypes.map((type) => ({
        account_id: accountId,
        ...withKeys(type),
        is_salaries: 'is_salaries' in type,
      })),
    )
    .execute();
}

export const lockExpenseType = (ctx: Ctx, id: number) =>
  expenseTypeRows(ctx).where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertExpenseType(ctx: Ctx, names: Names): Promise<number> {
  const at = ctx.now.toISOString();
  const { id } = await refusingTakenNames(
    ctx.tx
      .insertInto('expense_types')
      .values({ account_id: ctx.accountId, ...withKeys(names), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export async function renameExpenseType(ctx: Ctx, id: number, names: Names): Promise<void> {
  await refusingTakenNames(
    ctx.tx
      .updateTable('expense_types')
      .set({ ...withKeys(names), updated_at: ctx.now.toISOString() })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute(),
  );
}

export async function updateExpenseTypeStatus(
  ctx: Ctx,
  id: number,
  status: Code<'expense_types.status'>,
): Promise<void> {
  await ctx.tx
    .updateTable('expense_types')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

const withKeys = ({ english_name, arabic_name }: Names) => ({
  english_name,
  arabic_name,
  english_key: toNameKey(english_name),
  arabic_key: toNameKey(arabic_name),
});

/** The unique indexes decide who came first, whatever the race; their refusal is said at the field it is about. */
async function refusingTakenNames<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'expense_types_english_key'))
      throw new AppError('EXPENSE_TYPE_NAME_EXISTS', { field: 'english_name' });
    if (isUniqueViolation(error, 'expense_types_arabic_key'))
      throw new AppError('EXPENSE_TYPE_NAME_EXISTS', { field: 'arabic_name' });
    throw error;
  }
}
