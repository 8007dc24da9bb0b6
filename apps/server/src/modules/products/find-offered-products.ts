import type { productsContract } from '@rawnaq/domain/products/products.contract';
import type { UseCase } from '../../http/bind-contract';
import { findOffered } from './offered.repo';

/** As many as one looks through; whoever wants others types more. */
const SHOWN = 30;

export const findOfferedProducts: UseCase<(typeof productsContract)['get_catalogue']> = async (ctx, { search }) => {
  const found = await findOffered(ctx, search, SHOWN + 1);
  return { records: found.slice(0, SHOWN), more: found.length > SHOWN };
};
