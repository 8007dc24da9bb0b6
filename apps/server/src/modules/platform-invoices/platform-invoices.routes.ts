import {
  accountInvoicesContract,
  accountInvoicesList,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { accountPricesContract } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import {
  paymentRequestsList,
  platformPaymentsContract,
  platformPaymentsList,
} from '@rawnaq/domain/platform-payments/platform-payments.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import type { ListOptions } from '../../http/lists/list.query';
import { getPdf, getPublicPdf } from './account-paper';
import {
  invoiceRows,
  invoicesHolding,
  paidRows,
  paymentsHolding,
  requestRows,
  stateOfStanding,
} from './account-invoices.query';
import { cancelInvoice } from './cancel-account-invoice';
import { findMerchants, getFigures, getInvoice, getOptions, getWays } from './get-account-invoice';
import { issueInvoice } from './issue-account-invoice';
import { getStanding, orderPackage, ownInvoice, ownInvoices } from './own-invoices';
import { payInvoice } from './pay-account-invoice';
import { askForPayment, cancelRequest, findOpenInvoices, getRequest } from './payment-requests';
import { billing, getLimits, getPrices, methods, saveLimits, savePrices } from './prices';
import { takeBackPayment } from './take-back-payment';
import { sendAgain } from './tell-merchant';

const invoices = listUseCases(accountInvoicesList, invoiceRows, {
  search: ['number', 'merchant', 'tenant'],
  among: invoicesHolding,
  means: { standing: stateOfStanding },
  sumsOfFew: true,
});
const PAYMENTS: ListOptions = {
  search: ['invoice', 'merchant', 'tenant', 'reference'],
  among: paymentsHolding,
  sumsOfFew: true,
};
const payments = listUseCases(platformPaymentsList, paidRows, PAYMENTS);
const requests = listUseCases(paymentRequestsList, requestRows, PAYMENTS);

const ofInvoices: UseCases<typeof accountInvoicesContract> = {
  get_records: invoices.page,
  export: invoices.file,
  figures: getFigures,
  get_record: getInvoice,
  merchants: findMerchants,
  options: getOptions,
  ways: getWays,
  issue: issueInvoice,
  send: sendAgain,
  pay: payInvoice,
  cancel: cancelInvoice,
  take_back: takeBackPayment,
  pdf: getPdf,
  of_account: ownInvoices,
  own_record: ownInvoice,
  order: orderPackage,
  standing: getStanding,
  public_pdf: getPublicPdf,
};
const ofPayments: UseCases<typeof platformPaymentsContract> = {
  get_records: payments.page,
  export: payments.file,
  requests: requests.page,
  export_requests: requests.file,
  get_request: getRequest,
  open_invoices: findOpenInvoices,
  ask: askForPayment,
  cancel_request: cancelRequest,
};
const ofPrices: UseCases<typeof accountPricesContract> = {
  get: getPrices,
  save: savePrices,
  get_limits: getLimits,
  save_limits: saveLimits,
  get_methods: methods.get,
  save_methods: methods.save,
  get_billing: billing.get,
  save_billing: billing.save,
};

export const accountInvoicesRoutes = { contract: accountInvoicesContract, useCases: ofInvoices };
export const platformPaymentsRoutes = { contract: platformPaymentsContract, useCases: ofPayments };
export const accountPricesRoutes = { contract: accountPricesContract, useCases: ofPrices };
