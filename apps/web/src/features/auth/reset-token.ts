import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { readTab, writeTab } from './stored-state';

const KEY = 'rawnaq.reset';

/** Right to set a new password, earned with a code. It stays in this tab: an address ends up in histories and logs. */
export type EarnedReset = { kind: UserKind; token: string };

export const handOverReset = (reset: EarnedReset): void => writeTab(KEY, reset);
export const earnedReset = (): EarnedReset | undefined => readTab<EarnedReset>(KEY);
export const forgetReset = (): void => writeTab(KEY, undefined);
