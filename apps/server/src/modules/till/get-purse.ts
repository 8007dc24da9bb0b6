import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import type { tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../http/bind-contract';
import { findPayer, findPurse } from '../customer-money';
import { packagesOfCustomer } from '../customer-packages';
import { cardsOfCustomer } from '../gift-cards';
import { readSellingSalon } from '../invoices';

/** What a customer has with the salon. Of a fixed package only the services that are left. */
export const getPurse: UseCase<(typeof tillContract)['purse']> = async (ctx, { customer_id }) => {
  const [customer, { day }] = await Promise.all([findPayer(ctx, customer_id), readSellingSalon(ctx)]);
  const [purse, packages, cards] = await Promise.all([
    findPurse(ctx, customer_id),
    packagesOfCustomer(ctx, customer_id, day),
    cardsOfCustomer(ctx, customer_id, day),
  ]);
  return {
    customer,
    ...purse,
    packages: packages.map(({ type, services, ...bought }) => ({
      ...bought,
      services: services.filter(({ is_used }) => !is_used || type === offerServiceTypes.codes.selection),
    })),
    gift_cards: cards.map((card) => ({ ...card, beneficiary: customer.name })),
  };
};
