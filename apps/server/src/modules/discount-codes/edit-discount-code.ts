import { withOwnChoice } from '@rawnaq/domain/discount-codes/discount-code.rules';
import type { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertProducts } from '../products';
import { assertServices } from '../services';
import { chosenOf, lockDiscountCode, updateDiscountCode } from './discount-codes.repo';

export const editDiscountCode: UseCase<(typeof discountCodesContract)['edit']> = async (ctx, { id, ...input }) => {
  const code = withOwnChoice(input);
  const before = await lockDiscountCode(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  const chosen = await chosenOf(ctx, id);
  await assertServices(ctx, code.services);
  await assertProducts(ctx, code.products, chosen.products);
  await updateDiscountCode(ctx, id, code);
  const { status: _, ...fields } = before;
  await audit(ctx, {
    action: 'discount-codes.edit',
    entity: 'discount_codes',
    entity_id: id,
    before: { ...fields, ...chosen },
    after: code,
  });
  return { done: true };
};
