import { sql, type RawBuilder } from 'kysely';

/** Whether a text holds what was typed. */
export type Holds = (text: RawBuilder<unknown>) => RawBuilder<boolean>;
/**
 * The rows of a list that can hold what was typed, found by indexes: a select of `id`, by which the table has an index.
 * It may answer too many, never too few.
 */
export type Among = (holds: Holds) => RawBuilder<unknown>;

/** Accounts by number and name in either language: index `platform_accounts_words`. */
export const accountsHolding = (holds: Holds): RawBuilder<unknown> => sql`
  select a.id from accounts a where ${holds(sql`a.id::text || ' ' || a.english_name || ' ' || a.arabic_name`)}`;

/** Whoever signs in: index `platform_people_words`. */
const personWords = sql`u.name || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.mobile, '')`;
export const peopleHolding = (holds: Holds): RawBuilder<unknown> => sql`
  select u.account_id, u.id from users u where ${holds(personWords)}`;

/** Merchants by their own names and by those of their owners. */
export const merchantsHolding = (holds: Holds): RawBuilder<unknown> => sql`
  ${accountsHolding(holds)}
  union all
  select u.account_id from users u where u.is_owner and ${holds(personWords)}`;
