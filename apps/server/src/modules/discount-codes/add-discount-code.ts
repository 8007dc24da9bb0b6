import { withOwnChoice } from '@rawnaq/domain/discount-codes/discount-code.rules';
import type { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertProducts } from '../products';
import { assertServices } from '../services';
import { insertDiscountCode } from './discount-codes.repo';

export const addDiscountCode: UseCase<(typeof discountCodesContract)['add']> = async (ctx, input) => {
  const code = withOwnChoice(input);
  await assertServices(ctx, code.services);
  await assertProducts(ctx, code.products);
  const id = await insertDiscountCode(ctx, code);
  await audit(ctx, { action: 'discount-codes.add', entity: 'discount_codes', entity_id: id, after: code });
  return { id };
};
