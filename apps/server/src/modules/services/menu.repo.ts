import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Ctx } from '../../http/context';

/** Whoever writes the menu: a request, or the demo world. */
export type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;
export type Names = { english_name: string; arabic_name: string };

/** Places of the whole menu are given anew by many writes, so a salon's writes to it wait for each other. */
export async function lockMenu({ tx, accountId }: Writer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('menu'), ${accountId}::int)`.execute(tx);
}

/** Counts categories and services through: category after category, services inside them in their order. */
export async function renumberMenu({ tx, accountId }: Writer): Promise<void> {
  await sql`
    update service_groups g
    set position = counted.place
    from (select id, row_number() over (order by position, id) as place
      from service_groups
      where account_id = ${accountId}) counted
    where g.account_id = ${accountId} and g.id = counted.id and g.position <> counted.place`.execute(tx);
  await sql`
    update services s
    set position = counted.place
    from (select s.id, row_number() over (order by g.position, s.position, s.id) as place
      from services s
      join service_groups g on g.account_id = s.account_id and g.id = s.group_id
      where s.account_id = ${accountId}) counted
    where s.account_id = ${accountId} and s.id = counted.id and s.position <> counted.place`.execute(tx);
}

/** Behind everything else of its category until the menu is counted through. */
export const LAST_PLACE = 1_000_000_000;

export const withKeys = ({ english_name, arabic_name }: Names) => ({
  english_name,
  arabic_name,
  english_key: toSearchKey(english_name),
  arabic_key: toSearchKey(arabic_name),
});

/** The unique indexes decide who came first, whatever the race; their refusal is said at the field it is about. */
export async function refusingTakenNames<T>(table: 'service_groups' | 'services', write: Promise<T>): Promise<T> {
  const code: ErrorCode = table === 'services' ? 'SERVICE_NAME_EXISTS' : 'CATEGORY_NAME_EXISTS';
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, `${table}_english_key`)) throw new AppError(code, { field: 'english_name' });
    if (isUniqueViolation(error, `${table}_arabic_key`)) throw new AppError(code, { field: 'arabic_name' });
    throw error;
  }
}
