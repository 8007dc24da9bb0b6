import type { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertProducts } from '../products';
import { assertServices } from '../services';
import { insertDiscountCode } from './discount-codes.repo';

export const addDiscountCode: UseCase<(typeof discountCodesContract)['add']> = async (ctx, input) => {
  await assertServices(ctx, input.services);
  await assertProducts(ctx, input.products);
  const id = await insertDiscountCode(ctx, input);
  await audit(ctx, { action: 'discount-codes.add', entity: 'discount_codes', entity_id: id, after: input });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'discount_codes', id });
  return { id };
};
