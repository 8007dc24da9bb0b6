import { AppError } from '@rawnaq/domain/kernel/app-error';
import { mobileSearchDigits } from '@rawnaq/domain/kernel/input/phone';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { toNameKey } from '@rawnaq/domain/kernel/text/search-key';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import { isUniqueViolation } from '../../db/pg-errors';
import { homeCodeOf, type Ctx } from '../../http/context';
import { holdsText } from '../../http/lists/folded.query';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;
export type SupplierFacts = {
  name: string;
  contact?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  trn?: string | undefined;
  note?: string | undefined;
};

export const supplierRows = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>) =>
  tx
    .selectFrom('suppliers')
    .select(['id', 'name', 'contact', 'mobile', 'email', 'trn', 'note', 'balance', 'status', 'created_at', 'name_key'])
    .where('account_id', '=', accountId);

export const findSupplier = (ctx: Ctx, id: number) => supplierRows(ctx).where('id', '=', id).executeTakeFirst();

export const lockSupplier = (ctx: Ctx, id: number) =>
  supplierRows(ctx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Before something is bought: one of the salon's own that is not disabled. */
export async function assertSupplier(
  { tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>,
  id: number,
  field = 'supplier_id',
): Promise<void> {
  const found = await supplierRows({ tx, accountId })
    .where('id', '=', id)
    .where('status', '=', recordStates.codes.active)
    .executeTakeFirst();
  if (!found) throw new AppError('SUPPLIER_UNKNOWN', { field });
}

const MOST_FOUND = 20;

/** Whom one may buy from, by name, phone or tax number; the first ones where nothing is asked. */
export async function findSuppliers(ctx: Ctx, search = '') {
  const numbers = mobileSearchDigits(search, homeCodeOf(ctx));
  return supplierRows(ctx)
    .where('status', '=', recordStates.codes.active)
    .where((is) =>
      is.or([
        holdsText(sql.ref('name_key'), toNameKey(search)),
        holdsText(sql.ref('trn'), search),
        ...numbers.map((digits) => is('mobile', 'like', `%${digits}%`)),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute();
}

/** What the salon owes a supplier goes up with a bill and down with a payment. Holds its row. */
export async function moveSupplierBalance({ tx, accountId }: Writer, id: number | null, by: Minor): Promise<void> {
  if (id === null || by === 0) return;
  await tx
    .updateTable('suppliers')
    .set((row) => ({ balance: row('balance', '+', by) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function insertSupplier(ctx: Writer, facts: SupplierFacts): Promise<number> {
  const at = ctx.now.toISOString();
  const { id } = await refusingTakenName(
    ctx.tx
      .insertInto('suppliers')
      .values({ account_id: ctx.accountId, ...columnsOf(facts), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export async function updateSupplier(ctx: Writer, id: number, facts: SupplierFacts): Promise<void> {
  await refusingTakenName(
    ctx.tx
      .updateTable('suppliers')
      .set({ ...columnsOf(facts), updated_at: ctx.now.toISOString() })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute(),
  );
}

export async function updateSupplierStatus(ctx: Ctx, id: number, status: Code<'suppliers.status'>): Promise<void> {
  await ctx.tx
    .updateTable('suppliers')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

const columnsOf = ({ name, contact, mobile, email, trn, note }: SupplierFacts) => ({
  name,
  name_key: toNameKey(name),
  contact: contact ?? null,
  mobile: mobile ?? null,
  email: email ?? null,
  trn: trn ?? null,
  note: note ?? null,
});

/** The unique index decides who came first, whatever the race. */
async function refusingTakenName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'suppliers_name_key')) throw new AppError('SUPPLIER_NAME_EXISTS', { field: 'name' });
    throw error;
  }
}
