import type { tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../http/bind-contract';
import { assertUsable, findGiftCard } from '../gift-cards';
import { readSellingSalon } from '../invoices';
import { findBillCode } from './issue/find-code';

type Till = typeof tillContract;

export const findCode: UseCase<Till['find_code']> = async (ctx, { code, customer_id }) => {
  const { day } = await readSellingSalon(ctx);
  const found = await findBillCode(ctx, code, { customerId: customer_id ?? null, today: day });
  return { ...found, services: [...found.services], products: [...found.products] };
};

export const findCard: UseCase<Till['find_gift_card']> = async (ctx, { gift_card, customer_id }) => {
  const { day } = await readSellingSalon(ctx);
  const card = await findGiftCard(ctx, gift_card);
  assertUsable(card, customer_id ?? null, day);
  return { ...card, beneficiary: card.beneficiary_name };
};
