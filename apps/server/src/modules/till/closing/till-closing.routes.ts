import { tillClosingContract } from '@rawnaq/domain/till/till-closing.contract';
import type { UseCases } from '../../../http/bind-contract';
import { closeDay } from './close-day';
import { getTillDay } from './get-till-day';

const useCases: UseCases<typeof tillClosingContract> = { get_day: getTillDay, close: closeDay };

export const tillClosingRoutes = { contract: tillClosingContract, useCases };
