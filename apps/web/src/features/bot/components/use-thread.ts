import { botContract } from '@rawnaq/domain/bot/bot.contract';
import { useRead } from '../../../lib/query';

/** Read once for the phone and for what happened beside it. A number that is still being typed is not asked for. */
export const useThread = (accountId: number, mobile: string) =>
  useRead(
    botContract.phone_thread,
    { account_id: accountId, mobile },
    { enabled: /^\+\d{9,15}$/.test(mobile), ownFailure: true, keepPrevious: false },
  ).data;
