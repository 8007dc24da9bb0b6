import type { BrokenCheck } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { ledgerCheckNames, type LedgerCheckName } from '@rawnaq/domain/ledger-checks/ledger-checks';
import type { Tx } from '../../db/database';
import * as books from './checks/books.query';
import * as spent from './checks/expenses.query';
import type { Check } from './checks/finding';
import * as papers from './checks/papers.query';
import * as purse from './checks/purse.query';
import { askCheck, expectManyRows } from './ledger-checks.repo';

const CHECKS: Record<LedgerCheckName, Check> = {
  'invoice-lines': papers.invoiceLines,
  'invoice-money': papers.invoiceMoney,
  journals: books.journals,
  'ledger-days': books.ledgerDays,
  'sales-days': books.salesDays,
  'sales-in-ledger': books.salesInLedger,
  'payments-in-ledger': books.paymentsInLedger,
  'customer-balances': purse.customerBalances,
  'balances-in-ledger': books.balancesInLedger,
  receivables: purse.receivables,
  'receivables-in-ledger': books.receivablesInLedger,
  deposits: papers.deposits,
  'deposit-vat-in-ledger': books.depositVatInLedger,
  'gift-cards': purse.giftCards,
  'gift-cards-in-ledger': books.giftCardsInLedger,
  'loyalty-vouchers-in-ledger': books.loyaltyVouchersInLedger,
  'loyalty-points': purse.loyaltyPoints,
  packages: purse.packages,
  'packages-in-ledger': books.packagesInLedger,
  'code-limits': purse.codeLimits,
  stock: purse.stock,
  'stock-in-ledger': books.stockInLedger,
  expenses: spent.expenses,
  'expenses-in-ledger': spent.expensesInLedger,
  'payables-in-ledger': spent.payablesInLedger,
  numbers: papers.numbers,
  'number-dates': papers.numberDates,
  'e-invoice-chain': papers.eInvoiceChain,
  history: papers.history,
};

/**
 * Everything that must be true of a salon's money, and what is not. Each check is one statement, so that sales go on
 * meanwhile: it sees a moment.
 */
export async function runChecks(tx: Tx, accountId: number): Promise<BrokenCheck[]> {
  const broken: BrokenCheck[] = [];
  await expectManyRows(tx);
  for (const check of ledgerCheckNames) {
    const { violations, findings } = await askCheck(tx, CHECKS[check](accountId));
    if (violations > 0) broken.push({ check, violations, findings });
  }
  return broken;
}
