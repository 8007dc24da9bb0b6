import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import type { UseCases } from '../../http/bind-contract';
import { addBlockTime } from './add-block-time';
import { editBlockTime, removeBlockTime } from './change-block-time';

const useCases: UseCases<typeof blockTimesContract> = {
  add: addBlockTime,
  edit: editBlockTime,
  remove: removeBlockTime,
};

export const blockTimesRoutes = { contract: blockTimesContract, useCases };
