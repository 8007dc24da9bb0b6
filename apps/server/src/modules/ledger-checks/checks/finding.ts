import type { RawBuilder } from 'kysely';

/** Where something is not as it must be, what stands there and what should. */
export type Finding = { at: string; found: string; expected: string };

/** One question about one account, whose every row is a finding. */
export type Check = (accountId: number) => RawBuilder<Finding>;
