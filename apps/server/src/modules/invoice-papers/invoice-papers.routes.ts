import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import type { UseCases } from '../../http/bind-contract';
import { getPdf, getPublicPdf } from './pdf';
import { rateInvoice } from './rate-invoice';
import { sendPaper } from './send-paper';
import { getPaper } from './use-papers';

const useCases: UseCases<typeof invoicePapersContract> = {
  paper: getPaper,
  pdf: getPdf,
  send: sendPaper,
  public_pdf: getPublicPdf,
  rate: rateInvoice,
};

export const invoicePapersRoutes = { contract: invoicePapersContract, useCases };
