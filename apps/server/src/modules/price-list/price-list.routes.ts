import { priceListContract } from '@rawnaq/domain/price-list/price-list.contract';
import type { UseCases } from '../../http/bind-contract';
import { getPriceList } from './get-price-list';

const useCases: UseCases<typeof priceListContract> = { get: getPriceList };

export const priceListRoutes = { contract: priceListContract, useCases };
