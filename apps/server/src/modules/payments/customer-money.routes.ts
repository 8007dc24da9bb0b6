import { customerMoneyContract, STATEMENT_PAGE } from '@rawnaq/domain/customer-money/customer-money.contract';
import type { UseCases } from '../../http/bind-contract';
import { readSellingSalon } from '../invoices';
import { countPapers, openDepositsOf, openInvoicesOf, papersOf, statementOf } from './customer-money.query';
import { assertCustomer, findPurse } from '../customer-money';

const useCases: UseCases<typeof customerMoneyContract> = {
  get_record: async (ctx, { customer_id }) => {
    await assertCustomer(ctx, customer_id);
    const { day, currency } = await readSellingSalon(ctx);
    const [purse, deposits, open_invoices, invoices, invoices_count] = await Promise.all([
      findPurse(ctx, customer_id),
      openDepositsOf(ctx, customer_id),
      openInvoicesOf(ctx, customer_id, day),
      papersOf(ctx, customer_id),
      countPapers(ctx, customer_id),
    ]);
    return { customer_id, currency, ...purse, deposits, open_invoices, invoices, invoices_count };
  },
  statement: async (ctx, { customer_id, only, before_id }) => {
    await assertCustomer(ctx, customer_id);
    const records = await statementOf(ctx, { customer_id, only, before_id });
    return { records: records.slice(0, STATEMENT_PAGE), has_more: records.length > STATEMENT_PAGE };
  },
};

export const customerMoneyRoutes = { contract: customerMoneyContract, useCases };
