import { myDayContract } from '@rawnaq/domain/my-day/my-day.contract';
import type { UseCases } from '../../http/bind-contract';
import { getFeed, makeFeed, readFeed, revokeFeed } from './calendar-feed';
import { getMyDay } from './get-my-day';

const useCases: UseCases<typeof myDayContract> = {
  get: getMyDay,
  get_feed: getFeed,
  make_feed: makeFeed,
  revoke_feed: revokeFeed,
  read_feed: readFeed,
};

export const myDayRoutes = { contract: myDayContract, useCases };
