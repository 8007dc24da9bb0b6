import type { tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { readSellingSalon } from '../invoices';
import { canTakePayments } from '../payment-links';
import { isHoliday } from './bill.repo';
import {
  catalogueEmployees,
  catalogueGroups,
  catalogueOffers,
  catalogueProducts,
  catalogueServices,
} from './catalogue.query';

export const getCatalogue: UseCase<(typeof tillContract)['catalogue']> = async (ctx) => {
  const salon = await readSellingSalon(ctx);
  const [groups, services, products, offers, employees, holiday, takesLinks] = await Promise.all([
    catalogueGroups(ctx),
    catalogueServices(ctx),
    catalogueProducts(ctx),
    catalogueOffers(ctx, salon.day),
    catalogueEmployees(ctx),
    isHoliday(ctx, salon.day),
    canTakePayments(ctx),
  ]);
  return {
    currency: salon.currency,
    country: salon.country,
    vat_rate: salon.vat_rate,
    today: salon.day,
    methods: salon.accounting.payment_methods,
    takes_links: takesLinks,
    loyalty_active: salon.accounting.loyalty_active,
    hold_invoice: sessionOf(ctx).account.hold_invoice,
    is_holiday: holiday,
    groups,
    services,
    products,
    offers,
    employees,
  };
};
