import { discountCodesContract, discountCodesList } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { listProducts } from '../products';
import { addDiscountCode } from './add-discount-code';
import { discountCodeRows } from './discount-codes.repo';
import { editDiscountCode } from './edit-discount-code';
import { setDiscountCodeStatus } from './set-discount-code-status';

const list = listUseCases(discountCodesList, discountCodeRows, { search: ['code'] });

const useCases: UseCases<typeof discountCodesContract> = {
  get_records: list.page,
  export: list.file,
  product_options: async (ctx) => ({ records: await listProducts(ctx) }),
  add: addDiscountCode,
  edit: editDiscountCode,
  set_status: setDiscountCodeStatus,
};

export const discountCodesRoutes = { contract: discountCodesContract, useCases };
