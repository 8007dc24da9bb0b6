import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import type { UseCases } from '../../http/bind-contract';
import { cancelInvoice } from './cancel-invoice';
import { findInvoices, getCreditable } from './get-creditable';
import { issueCreditNote } from './issue-credit-note';
import { issueDebitNote } from './issue-debit-note';

const useCases: UseCases<typeof creditNotesContract> = {
  find_invoices: findInvoices,
  get_invoice: getCreditable,
  issue: issueCreditNote,
  debit: issueDebitNote,
  cancel: cancelInvoice,
};

export const creditNotesRoutes = { contract: creditNotesContract, useCases };
